import { setTimeout as sleep } from "node:timers/promises";
import type { ProcessGroup } from "./process-group.ts";

export interface KeeperOptions {
  /** Its name in messages, for instance "database". */
  readonly name: string;
  /** Starts it and resolves when it works; `onEnd` must be called when it ends unexpectedly. */
  readonly start: (onEnd: () => void) => Promise<ProcessGroup>;
  /** True once the whole app is being stopped. */
  readonly isStopping: () => boolean;
  /** Told one sentence when the part was lost, when it could not be started, and when it works again. */
  readonly tell: (sentence: string) => void;
  /** Does something in the place of the lost part while it waits for its next start. Called back before that start. */
  readonly standIn?: () => Promise<() => Promise<void>>;
  /** Waits for so many ms; the clock unless a test says otherwise. */
  readonly pause?: (ms: number) => Promise<void>;
}

/** Milliseconds before attempt number `attempt` (1 is the first): at once, then doubling from 1 s to 30 s. */
export function waitBefore(attempt: number): number {
  return attempt === 1 ? 0 : Math.min(30_000, 1000 * 2 ** (attempt - 2));
}

/** A part that ran this long, in ms, has recovered: the next loss begins with a short wait again. */
const steadyAfter = 60_000;

/** Keeps one part of the app running: whatever ends it, it is started again, later each time, until the app stops. */
export class Keeper {
  readonly #options: KeeperOptions;
  #attempt = 0;
  #isRecovering = false;

  constructor(options: KeeperOptions) {
    this.#options = options;
  }

  /** The first start. Throws what `start` throws: an app whose parts never worked does not begin. */
  async start(): Promise<ProcessGroup> {
    return await this.#begin();
  }

  async #begin(): Promise<ProcessGroup> {
    const began = performance.now();
    return await this.#options.start(() => {
      if (performance.now() - began > steadyAfter) this.#attempt = 0;
      void this.#recover();
    });
  }

  async #recover(): Promise<void> {
    const { name, isStopping, tell } = this.#options;
    if (this.#isRecovering || isStopping()) return;
    this.#isRecovering = true;
    tell(`The ${name} ended unexpectedly; it is started again.`);
    for (let reason = ""; !isStopping(); ) {
      this.#attempt += 1;
      await this.#wait(waitBefore(this.#attempt));
      if (isStopping()) return;
      try {
        const group = await this.#begin();
        this.#isRecovering = false;
        // It may have ended while its start was still being checked.
        if (!group.running) return void this.#recover();
        tell(`The ${name} works again.`);
        return;
      } catch (error) {
        const why = error instanceof Error ? error.message : String(error);
        if (why !== reason && !isStopping()) tell(`The ${name} could not be started again, and is tried again: ${why}`);
        reason = why;
      }
    }
  }

  async #wait(ms: number): Promise<void> {
    const end = await this.#options.standIn?.().catch(() => undefined);
    const { pause = (time) => sleep(time, undefined, { ref: false }) } = this.#options;
    await pause(ms);
    await end?.();
  }
}
