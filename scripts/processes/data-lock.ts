import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { setTimeout as pause } from "node:timers/promises";
import { z } from "zod";
import { CommandError } from "../command-error.ts";
import { findOwners, hasOwners } from "./owner.ts";
import { isRunning, markOf, type ProcessMark, processesWith } from "./process-table.ts";

const Mark = z.object({ pid: z.int(), began: z.string().nullable() });
const Lock = z.object({ process: Mark, owners: z.array(Mark) });

/** Everything that a start begins carries this variable, set to its data folder, so that it is known again later. */
export const markerVariable = "ROADFLARE_STARTED_FOR";

/**
 * Takes the data folder for this process. What an earlier start left running, after it was killed, is ended first.
 * Throws CommandError when another start uses the folder.
 */
export async function lockData(dataDir: string, file: string): Promise<void> {
  const earlier = readLock(file);
  if (earlier && isRunning(earlier.process)) await outlast(earlier, dataDir);
  await endLeftovers(dataDir);
  rmSync(file, { force: true });
  const own = markOf(process.pid);
  try {
    writeFileSync(file, JSON.stringify({ process: own, owners: findOwners() }), { flag: "wx" });
  } catch {
    throw new CommandError(`Another start took ${dataDir} at the same moment: give each its own DATA_DIR.`);
  }
}

/** True while a start uses the folder. */
export function isLocked(file: string): boolean {
  const lock = readLock(file);
  return lock !== undefined && isRunning(lock.process) && hasOwners(lock.owners);
}

/** Gives the folder back, unless another start has it by now. */
export function unlockData(file: string): void {
  if (readLock(file)?.process.pid === process.pid) rmSync(file, { force: true });
}

/** A start whose terminal is gone ends within moments, or is ended; any other is left alone. */
async function outlast(earlier: z.infer<typeof Lock>, dataDir: string): Promise<void> {
  if (hasOwners(earlier.owners)) {
    throw new CommandError(
      `Roadflare already runs with the data in ${dataDir} (process ${earlier.process.pid}): stop that one, or set another DATA_DIR.`,
    );
  }
  process.kill(earlier.process.pid, "SIGTERM");
  if (await ended(earlier.process, 12_000)) return;
  process.kill(earlier.process.pid, "SIGKILL");
  await ended(earlier.process, 2000);
}

async function endLeftovers(dataDir: string): Promise<void> {
  const leftovers = processesWith(markerVariable, dataDir).filter((pid) => pid !== process.pid);
  const marks = leftovers.map(markOf).filter((mark) => mark !== undefined);
  for (const { pid } of marks) {
    try {
      process.kill(pid, "SIGKILL");
    } catch {
      // It ended in the meantime.
    }
  }
  await Promise.all(marks.map((mark) => ended(mark, 2000)));
}

async function ended(mark: ProcessMark, timeout: number): Promise<boolean> {
  const deadline = Date.now() + timeout;
  while (isRunning(mark)) {
    if (Date.now() > deadline) return false;
    await pause(25);
  }
  return true;
}

function readLock(file: string): z.infer<typeof Lock> | undefined {
  if (!existsSync(file)) return undefined;
  try {
    return Lock.parse(JSON.parse(readFileSync(file, "utf8")));
  } catch {
    return undefined;
  }
}
