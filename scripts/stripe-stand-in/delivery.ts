import { signatureOf } from "./events.ts";
import type { StoredEvent } from "./objects.ts";
import { newestFirst, type Store } from "./store.ts";

/** How deliveries misbehave when asked to. */
export interface DeliveryMode {
  /** Further copies of each event. */
  readonly duplicates: number;
  readonly delayMs: number;
  /** Keeps events back until they are released. */
  readonly hold: boolean;
}

const orderly: DeliveryMode = { duplicates: 0, delayMs: 0, hold: false };

const longestPause = 60_000;

export interface DeliveryOptions {
  readonly store: Store;
  /** Where events are delivered; undefined where they are only fetched. */
  readonly webhookUrl: string | undefined;
  readonly webhookSecret: string;
}

/** Delivers events at least once: retries with growing pauses until the endpoint answers 2xx. */
export class Delivery {
  readonly #options: DeliveryOptions;
  readonly #timers = new Set<NodeJS.Timeout>();
  mode: DeliveryMode = orderly;

  constructor(options: DeliveryOptions) {
    this.#options = options;
  }

  /** Sends what a former run could not deliver. */
  resume(): void {
    this.release(false);
  }

  send(event: StoredEvent): void {
    if (this.mode.hold) return;
    for (let copy = 0; copy <= this.mode.duplicates; copy++) this.#later(event, this.mode.delayMs, 0);
  }

  /** Sends everything that was not delivered yet, oldest first or the other way round. */
  release(reversed: boolean): void {
    const waiting = newestFirst(this.#options.store.state.events).filter(({ delivered }) => !delivered);
    if (!reversed) waiting.reverse();
    for (const [index, event] of waiting.entries()) this.#later(event, index * 50, 0);
  }

  stop(): void {
    for (const timer of this.#timers) clearTimeout(timer);
    this.#timers.clear();
  }

  #later(event: StoredEvent, ms: number, attempt: number): void {
    if (this.#options.webhookUrl === undefined) return;
    const timer = setTimeout(() => {
      this.#timers.delete(timer);
      void this.#deliver(event, attempt);
    }, ms);
    this.#timers.add(timer);
  }

  async #deliver(event: StoredEvent, attempt: number): Promise<void> {
    if (await this.#post(event)) {
      event.delivered = true;
      this.#options.store.save();
      return;
    }
    this.#later(event, Math.min(1000 * 2 ** attempt, longestPause), attempt + 1);
  }

  async #post({ body }: StoredEvent): Promise<boolean> {
    const { webhookUrl, webhookSecret } = this.#options;
    if (webhookUrl === undefined) return false;
    try {
      const answer = await fetch(webhookUrl, {
        method: "POST",
        headers: {
          "content-type": "application/json; charset=utf-8",
          "stripe-signature": signatureOf(body, webhookSecret, Math.floor(Date.now() / 1000)),
          "user-agent": "Stripe/1.0 (stand-in)",
        },
        body,
        signal: AbortSignal.timeout(20_000),
      });
      await answer.body?.cancel();
      return answer.ok;
    } catch {
      return false;
    }
  }
}
