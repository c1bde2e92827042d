import { markerVariable } from "#scripts/processes/data-lock.ts";
import { commandOf, processesWith } from "#scripts/processes/process-table.ts";

/** Numbers of the processes that a start with this data folder began and that still run. */
export function processesOf(dataDir: string): number[] {
  return processesWith(markerVariable, dataDir);
}

/** Numbers of the Workers runtime's processes among them. */
export function runtimeProcesses(dataDir: string): number[] {
  return processesOf(dataDir).filter((pid) => /\/workerd /.test(commandOf(pid) ?? ""));
}
