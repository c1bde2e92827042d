import type { ProcessGroup } from "../processes/process-group.ts";
import { becomesHealthy, type RuntimeOptions, startRuntime, waitUntilHealthy } from "./runtime.ts";

export interface KeeperOptions extends Omit<RuntimeOptions, "onLine" | "onEnd"> {
  /** Called for what the worker says once it runs. */
  readonly onLine: (line: string) => void;
  /** Called when the runtime was lost and could not be started again. */
  readonly onGivenUp: () => void;
}

/** Keeps the Workers runtime alive: when a part of it dies and it does not mend itself, all of it is started again. */
export class RuntimeKeeper {
  readonly #options: KeeperOptions;
  #state: "starting" | "running" | "recovering" = "starting";

  constructor(options: KeeperOptions) {
    this.#options = options;
  }

  /** Resolves when the worker is healthy. Throws CommandError when it does not become so. */
  async start(): Promise<void> {
    const runtime: ProcessGroup = await startRuntime({
      ...this.#options,
      onLine: (line) => {
        if (this.#state !== "starting") this.#options.onLine(line);
        if (line.includes("runtime crashed unexpectedly")) void this.#recover(runtime);
      },
      onEnd: () => void this.#recover(runtime),
    });
    await waitUntilHealthy(runtime, this.#options.port, this.#options.supervisor.logFile("runtime"));
    this.#state = "running";
  }

  /** Wrangler starts a dead runtime itself, but not always what stands between it and the port. */
  async #recover(runtime: ProcessGroup): Promise<void> {
    if (this.#state !== "running") return;
    this.#state = "recovering";
    try {
      if (!(runtime.running && (await becomesHealthy(this.#options.port)))) {
        await runtime.stop(0);
        process.stderr.write("The Workers runtime was lost; it is started again.\n");
        await this.start();
      }
      this.#state = "running";
    } catch {
      if (!this.#options.supervisor.stopping) this.#options.onGivenUp();
    }
  }
}
