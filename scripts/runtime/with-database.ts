import { readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { createDb, type Db, type DbConfig } from "#db/client.ts";
import { openLocalDatabase } from "../database/local-database.ts";
import { migrateDatabase } from "../database/migrate-database.ts";
import { isLocked, lockData, markerVariable, unlockData } from "../processes/data-lock.ts";
import { Supervisor } from "../processes/supervisor.ts";
import type { Settings } from "../settings/settings.ts";
import { type DataFolder, openDataFolder } from "./data-folder.ts";

const RuntimeSettings = z.object({ vars: z.object({ TURSO_DATABASE_URL: z.string() }) });

/**
 * Works on the database of the settings: the one that is named, the one of the app that runs on this data
 * folder, or else the local files, served for as long as the work lasts. Throws CommandError when there is no way.
 */
export async function withDatabase<T>(
  settings: Settings,
  projectRoot: string,
  work: (db: Db) => Promise<T>,
): Promise<T> {
  if (settings.databaseUrl !== undefined) {
    return await workOn({ url: settings.databaseUrl, authToken: settings.databaseToken }, work);
  }
  const data = openDataFolder(settings.dataDir);
  if (isLocked(data.lock)) return await workOn({ url: addressOfRunning(data) }, work);
  await lockData(data.path, data.lock);
  const supervisor = new Supervisor({
    env: { ...process.env, [markerVariable]: data.path },
    logDir: data.logs,
    cwd: projectRoot,
  });
  try {
    const { url } = await openLocalDatabase({
      folder: data.database,
      logFile: join(data.logs, "database.log"),
      env: supervisor.env,
      projectRoot,
      onStart: (process) => void supervisor.adopt(process),
    });
    await migrateDatabase({ url });
    return await workOn({ url }, work);
  } finally {
    await supervisor.stop();
    unlockData(data.lock);
  }
}

async function workOn<T>(config: DbConfig, work: (db: Db) => Promise<T>): Promise<T> {
  const db = createDb(config);
  try {
    return await work(db);
  } finally {
    db.$client.close();
  }
}

function addressOfRunning(data: DataFolder): string {
  return RuntimeSettings.parse(JSON.parse(readFileSync(data.wranglerConfig, "utf8"))).vars.TURSO_DATABASE_URL;
}
