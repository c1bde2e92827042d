import { type ChildProcess, spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { setTimeout } from "node:timers/promises";
import { freePort } from "#scripts/processes/ports.ts";
import { runtimeProcesses } from "./processes.ts";

export interface AppOptions {
  /** Settings of the contract for this start; PORT and DATA_DIR are chosen when they are not given. */
  readonly settings?: Readonly<Record<string, string>>;
}

/** What a start said and how it ended, for starts that are not meant to succeed. */
export interface StartOutcome {
  readonly code: number | null;
  readonly stdout: readonly string[];
  readonly stderr: readonly string[];
}

/** The whole application, started as a person does, with its own port and its own data. */
export class RunningApp {
  readonly url: string;
  readonly port: number;
  readonly dataDir: string;
  readonly #settings: Readonly<Record<string, string>>;
  readonly #ownsData: boolean;
  #process: ChildProcess | undefined;

  private constructor(port: number, dataDir: string, settings: Readonly<Record<string, string>>, ownsData: boolean) {
    this.port = port;
    this.url = `http://localhost:${port}`;
    this.dataDir = dataDir;
    this.#settings = settings;
    this.#ownsData = ownsData;
  }

  /** Starts on a free port and in an empty folder, unless the settings say otherwise; resolves at the READY line. */
  static async start({ settings = {} }: AppOptions = {}): Promise<RunningApp> {
    const port = Number(settings["PORT"] ?? (await freePort()));
    const dataDir = settings["DATA_DIR"] ?? (await mkdtemp(join(tmpdir(), "roadflare-app-")));
    const app = new RunningApp(port, dataDir, settings, settings["DATA_DIR"] === undefined);
    await app.startAgain();
    return app;
  }

  /** Starts once more on the same port and data. */
  async startAgain(): Promise<void> {
    const run = spawnStart({ ...this.#settings, PORT: String(this.port), DATA_DIR: this.dataDir });
    this.#process = run.process;
    await Promise.race([run.ready, run.ended]);
    const last = run.stdout.at(-1);
    if (last === `READY ${this.url}`) return;
    await run.ended;
    throw new Error(`The app did not start:\n${[...run.stdout, ...run.stderr].join("\n")}`);
  }

  /** The process that npm start becomes. */
  get pid(): number {
    const pid = this.#process?.pid;
    if (pid === undefined) throw new Error("The app is not running.");
    return pid;
  }

  /** Ends the start as a power cut would; the processes below it follow by themselves. */
  async kill(): Promise<void> {
    await this.#end("SIGKILL");
  }

  /** Ends the Workers runtime alone with SIGKILL, in the middle of what it does; resolves when it is gone. */
  async killRuntime(): Promise<void> {
    const killed = runtimeProcesses(this.dataDir);
    for (const pid of killed) process.kill(pid, "SIGKILL");
    while (runtimeProcesses(this.dataDir).some((pid) => killed.includes(pid))) await setTimeout(10);
  }

  /** Ctrl-C: resolves with the exit code when everything has ended. */
  async interrupt(): Promise<number | null> {
    return await this.#end("SIGINT");
  }

  /** Ends the app and removes the data folder if it was made for it. */
  async stop(): Promise<void> {
    await this.#end("SIGTERM");
    if (this.#ownsData) await rm(this.dataDir, { recursive: true, force: true });
  }

  /** Where the app's own database answers. */
  databaseUrl(): string {
    const file = join(this.dataDir, "generated", "wrangler.json");
    const { vars } = JSON.parse(readFileSync(file, "utf8")) as { vars: { TURSO_DATABASE_URL: string } };
    return vars.TURSO_DATABASE_URL;
  }

  /** What the worker has logged so far, a line each. */
  async log(): Promise<string> {
    return await readFile(join(this.dataDir, "logs", "runtime.log"), "utf8");
  }

  async #end(signal: NodeJS.Signals): Promise<number | null> {
    const running = this.#process;
    this.#process = undefined;
    if (!running || running.exitCode !== null || running.signalCode !== null) return running?.exitCode ?? null;
    const ended = new Promise<void>((resolve) => running.once("exit", () => resolve()));
    running.kill(signal);
    await ended;
    return running.exitCode;
  }
}

/** Starts the application where it is expected to fail; resolves when it has ended. */
export async function startAndFail(settings: Readonly<Record<string, string>>): Promise<StartOutcome> {
  const run = spawnStart(settings);
  await Promise.race([run.ready, run.ended]);
  if (run.process.exitCode === null) {
    run.process.kill("SIGTERM");
    await run.ended;
    throw new Error("The start was expected to fail, and succeeded.");
  }
  return { code: run.process.exitCode, stdout: run.stdout, stderr: run.stderr };
}

function spawnStart(settings: Readonly<Record<string, string>>) {
  // The channel lets the start notice when the tests themselves are killed.
  const child = spawn(process.execPath, ["scripts/start.mjs"], {
    stdio: ["ignore", "pipe", "pipe", "ipc"],
    env: { ...cleanEnvironment(), ...settings },
  });
  const stdout: string[] = [];
  const stderr: string[] = [];
  const ready = new Promise<void>((resolve) => {
    createInterface({ input: required(child.stdout) }).on("line", (line) => {
      stdout.push(line);
      if (line.startsWith("READY ")) resolve();
    });
  });
  createInterface({ input: required(child.stderr) }).on("line", (line) => stderr.push(line));
  const ended = new Promise<void>((resolve) => child.once("close", () => resolve()));
  return { process: child, stdout, stderr, ready, ended };
}

/** The test run's own environment without what would change the app: its settings, and Vitest's marks. */
function cleanEnvironment(): NodeJS.ProcessEnv {
  const { NODE_ENV: _mode, VITEST: _vitest, DATA_DIR: _data, PORT: _port, ...rest } = process.env;
  return rest;
}

function required<T>(value: T | null): T {
  if (value === null) throw new Error("The process was started without a pipe.");
  return value;
}
