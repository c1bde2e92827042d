import { Keeper } from "../processes/keeper.ts";
import type { ProcessGroup } from "../processes/process-group.ts";
import {
  becomesReachable,
  type RuntimeOptions,
  startRuntime,
  waitUntilHealthy,
  waitUntilReachable,
} from "./runtime.ts";
import { serveWaitingPage } from "./waiting-page.ts";

export interface RuntimeKeeperOptions extends Omit<RuntimeOptions, "onLine" | "onEnd"> {
  /** Called for what the worker says once it runs. */
  readonly onLine: (line: string) => void;
  /** Told one sentence when the runtime was lost and when it works again. */
  readonly tell: (sentence: string) => void;
}

/**
 * Keeps the Workers runtime alive: when a part of it dies and it does not mend itself, all of it is started again. What
 * stands before the port meanwhile says so.
 */
export class RuntimeKeeper {
  readonly #options: RuntimeKeeperOptions;
  readonly #keeper: Keeper;
  #hasStarted = false;

  constructor(options: RuntimeKeeperOptions) {
    this.#options = options;
    this.#keeper = new Keeper({
      name: "worker",
      isStopping: () => options.supervisor.stopping,
      tell: options.tell,
      start: (onEnd) => this.#begin(onEnd),
      standIn: () => serveWaitingPage(options.port),
    });
  }

  /** Resolves when the worker is healthy. Throws CommandError when it does not become so. */
  async start(): Promise<void> {
    await this.#keeper.start();
    this.#hasStarted = true;
  }

  /** The first start waits for every part; later the worker alone has to answer, whatever else is being mended. */
  async #begin(onEnd: () => void): Promise<ProcessGroup> {
    const { port, supervisor, onLine } = this.#options;
    let isReady = false;
    const runtime: ProcessGroup = await startRuntime({
      ...this.#options,
      onLine: (line) => {
        if (isReady) onLine(line);
        if (line.includes("runtime crashed unexpectedly")) void this.#endUnlessMended(runtime);
      },
      onEnd: () => isReady && onEnd(),
    });
    const wait = this.#hasStarted ? waitUntilReachable : waitUntilHealthy;
    try {
      await wait(runtime, port, supervisor.logFile("runtime"));
    } catch (error) {
      await runtime.stop(0);
      throw error;
    }
    isReady = true;
    return runtime;
  }

  /** Wrangler restarts a dead runtime, but not always its proxy in front of the port: then wrangler is ended too. */
  async #endUnlessMended(runtime: ProcessGroup): Promise<void> {
    if (runtime.running && !(await becomesReachable(this.#options.port))) await runtime.stop(0);
  }
}
