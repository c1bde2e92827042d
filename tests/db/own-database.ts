import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createDb, type Db } from "#db/client.ts";
import { migrateDb } from "#db/migrate.ts";
import { startSqld } from "#scripts/database/sqld.ts";
import type { ProcessGroup } from "#scripts/processes/process-group.ts";

export interface OwnDatabase {
  readonly url: string;
  readonly db: Db;
  /** The file that the server keeps the rows in. */
  readonly file: string;
  /** Ends the server at once, does something to its file, and starts another on the same folder. */
  restart(meanwhile?: (file: string) => void | Promise<void>): Promise<OwnDatabase>;
  /** Stops the server and removes its files. */
  close(): Promise<void>;
}

/** A libSQL server of one's own with an empty database, for tests that a shared one would disturb. */
export async function openEmptyDatabase(): Promise<OwnDatabase> {
  return openIn(await mkdtemp(join(tmpdir(), "roadflare-db-")));
}

async function openIn(folder: string): Promise<OwnDatabase> {
  const database = join(folder, "test.sqld");
  const { url, process: server } = await startSqld({
    folder: database,
    logFile: join(folder, "server.log"),
    env: process.env,
    projectRoot: process.cwd(),
  });
  const db = createDb({ url });
  const file = join(database, "dbs", "default", "data");
  return {
    url,
    db,
    file,
    restart: async (meanwhile) => {
      db.$client.close();
      await stop(server);
      await meanwhile?.(file);
      return openIn(folder);
    },
    close: async () => {
      db.$client.close();
      await stop(server);
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** The same, with every migration applied. */
export async function openMigratedDatabase(): Promise<OwnDatabase> {
  const own = await openEmptyDatabase();
  await migrateDb({ url: own.url });
  return own;
}

async function stop(server: ProcessGroup): Promise<void> {
  server.kill();
  await server.exited;
}
