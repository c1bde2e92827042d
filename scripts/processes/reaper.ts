import { type ChildProcess, spawn } from "node:child_process";

/**
 * Reads process groups from its standard input, one a line. When that ends, which also happens when the
 * process at the other end is killed without warning, it ends the groups that are still there.
 */
const script = `
trap '' INT TERM HUP
groups=
while read -r group; do groups="$groups $group"; done
alive() { for group in $groups; do kill -s 0 -- "-$group" 2>/dev/null && return 0; done; return 1; }
signal() { for group in $groups; do kill -s "$1" -- "-$group" 2>/dev/null; done; }
alive || exit 0
signal TERM
for wait in 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20; do alive || exit 0; sleep 0.1; done
signal KILL
`;

/** Sees to it that process groups do not outlive this process, even when this one is killed with SIGKILL. */
export class Reaper {
  readonly #shell: ChildProcess;

  constructor(env: NodeJS.ProcessEnv) {
    this.#shell = spawn("/bin/sh", ["-c", script], { detached: true, stdio: ["pipe", "ignore", "ignore"], env });
    this.#shell.stdin?.on("error", () => undefined);
    this.#shell.unref();
  }

  /** From now on the group ends with this process at the latest. */
  watch(group: number): void {
    this.#shell.stdin?.write(`${group}\n`);
  }

  /** Ends what is left of the groups, and the reaper itself; resolves when it is gone. */
  async dismiss(): Promise<void> {
    if (this.#shell.exitCode !== null || this.#shell.signalCode !== null) return;
    const gone = new Promise<void>((resolve) => this.#shell.once("exit", () => resolve()));
    this.#shell.ref();
    this.#shell.stdin?.end();
    await gone;
  }
}
