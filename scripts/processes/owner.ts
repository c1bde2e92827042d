import { commandOf, isRunning, markOf, type ProcessMark, parentOf } from "./process-table.ts";

/**
 * The processes between the person and this one, npm's among them: when one of them is gone, nobody
 * waits for this command any more. Empty when the command was not started through npm.
 */
export function findOwners(): ProcessMark[] {
  if (process.env["npm_lifecycle_event"] === undefined) return [];
  const owners: ProcessMark[] = [];
  for (let pid = process.ppid, level = 0; level < 5 && pid > 1; level++) {
    const mark = markOf(pid);
    if (!mark) return owners;
    owners.push(mark);
    if (/^npm\b|[/\\]npm(-cli\.js)?\b/.test(commandOf(pid) ?? "")) return owners;
    const parent = parentOf(pid);
    if (parent === undefined) break;
    pid = parent;
  }
  // No npm among the nearest: only the parent is surely part of this command.
  return owners.slice(0, 1);
}

/** True while the parent of the command is alive. */
export function hasOwners(owners: readonly ProcessMark[]): boolean {
  return owners.every(isRunning);
}

/** Calls `onLost` once when one of the owners has ended without telling. */
export function watchOwners(owners: readonly ProcessMark[], onLost: () => void): void {
  if (owners.length === 0) return;
  const timer = setInterval(() => {
    if (hasOwners(owners)) return;
    clearInterval(timer);
    onLost();
  }, 500);
  timer.unref();
}
