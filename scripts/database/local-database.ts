import { createDb } from "#db/client.ts";
import { CommandError } from "../command-error.ts";
import { brokenDatabase, findBrokenFile } from "./database-files.ts";
import { type LocalDatabase, type SqldOptions, startSqld } from "./sqld.ts";

/** Starts the libSQL server on a folder whose files are sound. Throws CommandError, and leaves broken files as they are. */
export async function openLocalDatabase(options: SqldOptions): Promise<LocalDatabase> {
  const broken = findBrokenFile(options.folder);
  if (broken !== undefined) throw new CommandError(brokenDatabase(broken));
  const database = await startSqld(options);
  if (!(await isSound(database.url))) {
    await database.process.stop();
    throw new CommandError(brokenDatabase(options.folder));
  }
  return database;
}

async function isSound(url: string): Promise<boolean> {
  const db = createDb({ url });
  try {
    const { rows } = await db.$client.execute("PRAGMA quick_check(1)");
    return rows[0]?.[0] === "ok";
  } catch {
    return false;
  } finally {
    db.$client.close();
  }
}
