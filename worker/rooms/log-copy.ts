import { retryDelay } from "#domain/room/pace.ts";
import type { RoomPorts } from "../ports/room-ports.ts";
import type { Deadlines } from "./alarms.ts";
import type { RoomLog } from "./room-log.ts";

const copyDelay = 1000;
/** While people talk without a pause, their items are copied together, this many ms apart at least. */
const copyEvery = 3000;
const copyBatch = 100;
/** A timer may ring this many ms before the clock says so. */
const timerSlack = 50;

interface CopyParts {
  readonly ports: Pick<RoomPorts, "clock" | "log" | "copyItems">;
  readonly log: RoomLog;
  readonly deadlines: Pick<Deadlines<"copy">, "get" | "setOnce" | "setPassing" | "takePassing">;
  later(work: () => void, ms: number): void;
}

/** Brings the log into the database: soon after it grew, later again when that fails, until all of it is there. */
export class LogCopy {
  readonly #parts: CopyParts;
  #running: Promise<void> | null = null;
  #begunAt = Number.NEGATIVE_INFINITY;
  #failures = 0;

  constructor(parts: CopyParts) {
    this.#parts = parts;
  }

  /** Copies soon what sockets said, at no cost for who waits for an answer: `pickUp` finds what a lost life leaves. */
  soon(): void {
    const { ports, deadlines, later } = this.#parts;
    const now = ports.clock.now();
    const at = Math.max(now + copyDelay, this.#begunAt + copyEvery);
    if (!deadlines.setPassing("copy", at)) return;
    later(() => {
      if (deadlines.takePassing("copy", ports.clock.now() + timerSlack)) void this.copy();
    }, at - now);
  }

  /** Copies soon, also when the object does not live that long and no socket wakes it. */
  surely(): void {
    this.#parts.deadlines.setOnce("copy", this.#parts.ports.clock.now() + copyDelay);
  }

  /** Copies what was left behind, unless that is to happen anyway. */
  async pickUp(): Promise<void> {
    const { log, deadlines } = this.#parts;
    if (log.begun && log.copied < log.head && deadlines.get("copy") === null) await this.copy();
  }

  /** Copies everything that is not copied yet; never rejects. */
  async copy(): Promise<void> {
    this.#running ??= this.#copy().finally(() => {
      this.#running = null;
    });
    await this.#running;
  }

  async #copy(): Promise<void> {
    const { log, ports, deadlines } = this.#parts;
    this.#begunAt = ports.clock.now();
    try {
      for (let items = log.uncopied(copyBatch); items.length > 0; items = log.uncopied(copyBatch)) {
        await ports.copyItems(log.ticketId, items);
        const last = items.at(-1);
        if (last && !log.erased) log.markCopied(last.seq);
      }
      this.#failures = 0;
    } catch (error) {
      this.#failures += 1;
      ports.log.error("room.copy_failed", error, { ticketId: log.ticketId, attempt: this.#failures });
      deadlines.setOnce("copy", ports.clock.now() + retryDelay(this.#failures));
    }
  }
}
