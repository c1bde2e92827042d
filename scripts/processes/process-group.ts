import { type ChildProcess, spawn } from "node:child_process";
import { createWriteStream, type WriteStream } from "node:fs";
import { createInterface } from "node:readline";
import { stripVTControlCharacters } from "node:util";

export interface GroupOptions {
  /** The name of the process in messages. */
  readonly name: string;
  readonly command: string;
  readonly args: readonly string[];
  readonly env: NodeJS.ProcessEnv;
  readonly cwd?: string;
  /** What it says goes here. */
  readonly logFile: string;
  /** Also called for every line that it says. */
  readonly onLine?: ((line: string) => void) | undefined;
  /** Lines that must not be kept, because they carry secrets. */
  readonly isSecret?: ((line: string) => boolean) | undefined;
}

/** A child process with everything that it starts itself, in a process group of its own. */
export class ProcessGroup {
  readonly name: string;
  readonly #child: ChildProcess;
  readonly #log: WriteStream;
  readonly #lastLines: string[] = [];
  readonly #exited: Promise<void>;

  constructor(options: GroupOptions) {
    this.name = options.name;
    this.#log = createWriteStream(options.logFile, { flags: "a", mode: 0o600 });
    this.#child = spawn(options.command, options.args, {
      detached: true,
      stdio: ["ignore", "pipe", "pipe"],
      env: options.env,
      ...(options.cwd === undefined ? {} : { cwd: options.cwd }),
    });
    this.#exited = new Promise((resolve) => {
      this.#child.once("exit", () => resolve());
      this.#child.once("error", () => resolve());
    });
    for (const stream of [this.#child.stdout, this.#child.stderr]) {
      if (!stream) continue;
      createInterface({ input: stream }).on("line", (coloured) => {
        const line = stripVTControlCharacters(coloured);
        if (options.isSecret?.(line)) return;
        this.#log.write(`${line}\n`);
        this.#lastLines.push(line);
        if (this.#lastLines.length > 20) this.#lastLines.shift();
        options.onLine?.(line);
      });
    }
  }

  /** The group's id, which is the first process's; undefined when it could not be started. */
  get pid(): number | undefined {
    return this.#child.pid;
  }

  get running(): boolean {
    return this.#child.pid !== undefined && this.#child.exitCode === null && this.#child.signalCode === null;
  }

  /** What it said last, for a person who must find out why it ended. */
  get lastWords(): readonly string[] {
    return this.#lastLines;
  }

  get exitCode(): number | null {
    return this.#child.exitCode;
  }

  /** Resolves when the first process of the group has ended. */
  get exited(): Promise<void> {
    return this.#exited;
  }

  /** Asks the group to end, and after `timeout` milliseconds makes it; resolves when nothing of it runs. */
  async stop(timeout = 8000): Promise<void> {
    signalGroup(this.pid, "SIGTERM");
    const timer = setTimeout(() => signalGroup(this.pid, "SIGKILL"), timeout);
    if (this.running) await this.#exited;
    clearTimeout(timer);
    signalGroup(this.pid, "SIGKILL");
    this.#log.end();
  }

  /** Ends the group at once, as a crash would. */
  kill(): void {
    signalGroup(this.pid, "SIGKILL");
  }
}

/** Signals every process of a group; a group that is gone is no error. */
function signalGroup(group: number | undefined, signal: NodeJS.Signals): void {
  if (group === undefined) return;
  try {
    process.kill(-group, signal);
  } catch {
    // The group has ended already.
  }
}
