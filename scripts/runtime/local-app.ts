import { CommandError } from "../command-error.ts";
import { openLocalDatabase } from "../database/local-database.ts";
import { migrateDatabase } from "../database/migrate-database.ts";
import { seedDatabase } from "../database/seed-database.ts";
import { lockData, markerVariable, unlockData } from "../processes/data-lock.ts";
import { Keeper } from "../processes/keeper.ts";
import { freePort, isPortForbidden, isPortTaken } from "../processes/ports.ts";
import { Supervisor } from "../processes/supervisor.ts";
import type { Progress } from "../progress.ts";
import type { Settings } from "../settings/settings.ts";
import { type DataFolder, openDataFolder } from "./data-folder.ts";
import { runtimeEnvironment } from "./runtime.ts";
import { keepServerKey } from "./server-key.ts";
import { keepVapidKeys } from "./vapid-keys.ts";
import { versionOf } from "./version.ts";
import { writeWranglerConfig } from "./wrangler-config.ts";

/** What npm start and npm run dev have in common: settings, data folder, database, processes. */
export interface LocalApp {
  readonly settings: Settings;
  readonly data: DataFolder;
  readonly supervisor: Supervisor;
  readonly projectRoot: string;
  /** Ends what was started and gives the data folder back. */
  readonly stop: () => Promise<void>;
}

/** Takes the data folder and the port. Throws CommandError when somebody else has either. */
export async function openLocalApp(settings: Settings, projectRoot: string): Promise<LocalApp> {
  const data = openDataFolder(settings.dataDir);
  await lockData(data.path, data.lock);
  const supervisor = new Supervisor({
    env: { ...process.env, ...runtimeEnvironment(data.path), [markerVariable]: data.path },
    logDir: data.logs,
    cwd: projectRoot,
  });
  const stop = async () => {
    await supervisor.stop();
    unlockData(data.lock);
  };
  try {
    await checkPort(settings.port);
  } catch (error) {
    await stop();
    throw error;
  }
  return { settings, data, supervisor, projectRoot, stop };
}

async function checkPort(port: number): Promise<void> {
  if (await isPortForbidden(port))
    throw new CommandError(`Port ${port} may not be used by this user: set PORT to a higher one.`);
  if (await isPortTaken(port)) {
    throw new CommandError(`Port ${port} is taken by another program: stop that one, or set PORT to a free port.`);
  }
}

/** Starts the database if it is a local one, migrates it and fills an empty one; resolves with its address. */
export async function prepareDatabase(app: LocalApp, progress: Progress): Promise<string> {
  const { settings } = app;
  const url = settings.databaseUrl ?? (await progress.step("database", () => keepDatabase(app)));
  const config = { url, authToken: settings.databaseToken };
  await progress.step(
    "migrations",
    () => migrateDatabase(config),
    () => "up to date",
  );
  if (settings.seedDemo) {
    await progress.step(
      "demo data",
      () => seedDatabase(config),
      (seeded) => (seeded ? "put in" : "not needed: data is there"),
    );
  }
  return url;
}

/** The local database, started again on the same port whenever it dies; resolves with its address. */
async function keepDatabase({ data, supervisor, projectRoot }: LocalApp): Promise<string> {
  const port = await freePort();
  let url = "";
  const keeper = new Keeper({
    name: "database",
    isStopping: () => supervisor.stopping,
    tell: tellOperator,
    start: async (onEnd) => {
      const database = await openLocalDatabase({
        folder: data.database,
        logFile: supervisor.logFile("database"),
        env: supervisor.env,
        projectRoot,
        port,
        onStart: (process) => void supervisor.adopt(process, onEnd),
      });
      url = database.url;
      return database.process;
    },
  });
  await keeper.start();
  return url;
}

/** What whoever runs the app has to know: a line on standard error. */
export function tellOperator(sentence: string): void {
  process.stderr.write(`${sentence}\n`);
}

/** Writes the file that the runtime reads its settings from; `pastWorker` are paths that the worker is not asked for. */
export function writeRuntimeSettings(app: LocalApp, databaseUrl: string, pastWorker?: readonly string[]): void {
  const { settings, data, projectRoot } = app;
  const given = Object.entries(settings.worker).filter((entry): entry is [string, string] => entry[1] !== undefined);
  const keys = settings.worker.VAPID_PUBLIC_KEY && settings.worker.VAPID_PRIVATE_KEY ? {} : vapidVariables(data);
  writeWranglerConfig({
    projectRoot,
    file: data.wranglerConfig,
    pastWorker,
    vars: {
      ...Object.fromEntries(given),
      ...keys,
      ADDRESS_HASH_KEY: settings.worker.ADDRESS_HASH_KEY ?? keepServerKey(data.addressHashKey, "address key"),
      SECOND_FACTOR_KEY: settings.worker.SECOND_FACTOR_KEY ?? keepServerKey(data.secondFactorKey, "second-factor key"),
      TURSO_DATABASE_URL: databaseUrl,
      LOCAL_RUNTIME: "true",
      APP_VERSION: versionOf(projectRoot),
    },
  });
}

function vapidVariables(data: DataFolder): Record<string, string> {
  const { publicKey, privateKey } = keepVapidKeys(data.vapidKeys);
  return { VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey };
}
