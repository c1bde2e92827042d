import { readdirSync, readFileSync } from "node:fs";

/** Identifies a process beyond its number, which the system gives to others later. */
export interface ProcessMark {
  readonly pid: number;
  /** When it began, in the system's own measure; null where the system does not say. */
  readonly began: string | null;
}

/** The mark of a running process, or undefined when there is none of that number. */
export function markOf(pid: number): ProcessMark | undefined {
  const stat = readStat(pid);
  if (stat) return stat.state === "Z" ? undefined : { pid, began: `${bootId()}:${stat.began}` };
  return hasProc() || !isAlive(pid) ? undefined : { pid, began: null };
}

/** True while the very process that was marked runs. */
export function isRunning(mark: ProcessMark): boolean {
  return markOf(mark.pid)?.began === mark.began;
}

/** The parent's number, where the system says it. */
export function parentOf(pid: number): number | undefined {
  return readStat(pid)?.parent;
}

/** The command line as words, where the system says it. */
export function commandOf(pid: number): string | undefined {
  return readProc(pid, "cmdline")?.replaceAll("\0", " ").trim();
}

/** Numbers of the processes whose environment has this variable with this value; empty where the system does not say. */
export function processesWith(variable: string, value: string): number[] {
  if (!hasProc()) return [];
  const entry = `${variable}=${value}`;
  return readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((pid) => markOf(pid) !== undefined && readProc(pid, "environ")?.split("\0").includes(entry));
}

function readStat(pid: number): { state: string; parent: number; began: string } | undefined {
  // The second field is the name in brackets and may hold anything; what follows its last bracket is regular.
  const stat = readProc(pid, "stat");
  const fields = stat?.slice(stat.lastIndexOf(")") + 2).split(" ");
  const [state, parent, began] = [fields?.[0], fields?.[1], fields?.[19]];
  return state && parent && began ? { state, parent: Number(parent), began } : undefined;
}

function readProc(pid: number, file: string): string | undefined {
  try {
    return readFileSync(`/proc/${pid}/${file}`, "utf8");
  } catch {
    return undefined;
  }
}

function bootId(): string {
  return readFileSync("/proc/sys/kernel/random/boot_id", "utf8").trim();
}

function hasProc(): boolean {
  return process.platform === "linux";
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}
