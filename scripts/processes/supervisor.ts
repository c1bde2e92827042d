import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { CommandError } from "../command-error.ts";
import { type GroupOptions, ProcessGroup } from "./process-group.ts";
import { Reaper } from "./reaper.ts";

export interface GroupCommand extends Omit<GroupOptions, "env" | "cwd" | "logFile"> {
  /** Added to the environment that all processes of the command have. */
  readonly variables?: Readonly<Record<string, string>>;
  /** Called when the group ends unexpectedly. */
  readonly onEnd?: () => void;
}

/** Starts the processes that a command needs and ends them all with it, whatever way it ends. */
export class Supervisor {
  readonly env: NodeJS.ProcessEnv;
  readonly #logDir: string;
  readonly #cwd: string;
  readonly #groups: ProcessGroup[] = [];
  readonly #reaper: Reaper;
  #stopping = false;

  constructor(options: { readonly env: NodeJS.ProcessEnv; readonly logDir: string; readonly cwd: string }) {
    this.env = options.env;
    this.#logDir = options.logDir;
    this.#cwd = options.cwd;
    mkdirSync(this.#logDir, { recursive: true });
    this.#reaper = new Reaper(this.env);
  }

  get stopping(): boolean {
    return this.#stopping;
  }

  logFile(name: string): string {
    return join(this.#logDir, `${name}.log`);
  }

  start({ variables, onEnd, ...command }: GroupCommand): ProcessGroup {
    if (this.#stopping) throw new CommandError("Stopped before everything had started.");
    return this.adopt(
      new ProcessGroup({
        ...command,
        env: { ...this.env, ...variables },
        cwd: this.#cwd,
        logFile: this.logFile(command.name),
      }),
      onEnd,
    );
  }

  /** Takes charge of a group that was started elsewhere. */
  adopt(group: ProcessGroup, onEnd?: () => void): ProcessGroup {
    this.#groups.push(group);
    if (group.pid !== undefined) this.#reaper.watch(group.pid);
    void group.exited.then(() => {
      if (!this.#stopping) onEnd?.();
    });
    return group;
  }

  /** Ends everything, the newest first, so that no process loses one that it depends on. */
  async stop(): Promise<void> {
    if (this.#stopping) return;
    this.#stopping = true;
    for (const group of this.#groups.toReversed()) await group.stop();
    await this.#reaper.dismiss();
  }

  /** Ends everything at once. */
  kill(): void {
    this.#stopping = true;
    for (const group of this.#groups) group.kill();
  }
}
