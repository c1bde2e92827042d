import { isEmpty } from "../database/is-empty.ts";
import { openLocalDatabase } from "../database/local-database.ts";
import { migrateDatabase } from "../database/migrate-database.ts";
import { Keeper } from "../processes/keeper.ts";
import { freePort } from "../processes/ports.ts";
import type { Progress } from "../progress.ts";
import { type LocalApp, tellOperator } from "./local-app.ts";

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
      // The demo data needs the assistant; a database that has data does not load it.
      async () => (await isEmpty(config)) && (await import("../database/seed-database.ts")).seedDatabase(config),
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
