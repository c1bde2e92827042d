import { closeSync, openSync, readSync, statSync } from "node:fs";
import { join } from "node:path";

const magic = "SQLite format 3\0";
/** What the server keeps: its own table of databases, and ours. */
const databases = ["metastore", join("dbs", "default")];

/**
 * The first file of a local database that the server must not be let near, or undefined when all look sound.
 * Reads headers alone and writes nothing: the server would take an emptied file for a new database, and
 * throw away the log beside it, which still holds the data.
 */
export function findBrokenFile(folder: string): string | undefined {
  const top = sizeOf(folder);
  if (top === undefined) return undefined;
  if (top !== "folder") return folder;
  return databases.map((name) => join(folder, name, "data")).find(isBroken);
}

/** The message about a broken database. */
export function brokenDatabase(path: string): string {
  return `The database is broken and was left as it is (${path}): put a copy of it back, or move it away to begin anew.`;
}

function isBroken(file: string): boolean {
  const size = sizeOf(file);
  const logSize = sizeOf(`${file}-wal`);
  const hasLog = typeof logSize === "number" && logSize > 0;
  if (size === undefined || size === 0) return hasLog;
  return typeof size !== "number" || readHeader(file) !== magic;
}

function sizeOf(path: string): number | "folder" | "other" | undefined {
  const stat = statSync(path, { throwIfNoEntry: false });
  if (!stat) return undefined;
  if (stat.isFile()) return stat.size;
  return stat.isDirectory() ? "folder" : "other";
}

function readHeader(file: string): string {
  const descriptor = openSync(file, "r");
  try {
    const bytes = Buffer.alloc(magic.length);
    readSync(descriptor, bytes, 0, bytes.length, 0);
    return bytes.toString("latin1");
  } finally {
    closeSync(descriptor);
  }
}
