import { statfsSync } from "node:fs";

/** With less than this many bytes free the database cannot write safely. */
const needed = 16 * 1024 * 1024;

/** The message when the disk of a folder is full; undefined while there is room. */
export function fullDisk(folder: string, freeBytes: (folder: string) => number = freeOn): string | undefined {
  const free = freeBytes(folder);
  if (free >= needed) return undefined;
  const left = `${(free / 1024 / 1024).toFixed(1)} MB`;
  return `The disk that holds ${folder} is full (${left} free): make room there; nothing that was saved is lost.`;
}

function freeOn(folder: string): number {
  try {
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize;
  } catch {
    // A folder that is not there yet says nothing about its disk.
    return Number.POSITIVE_INFINITY;
  }
}
