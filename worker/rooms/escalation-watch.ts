import { retryDelay } from "#domain/room/pace.ts";
import { watchAfter } from "#domain/tickets/escalation.ts";
import type { RoomPorts } from "../ports/room-ports.ts";
import type { TicketEvent } from "../ports/rooms.ts";
import type { Deadlines } from "./alarms.ts";
import type { RoomLog } from "./room-log.ts";

interface WatchParts {
  readonly ports: Pick<RoomPorts, "clock" | "log" | "escalate">;
  readonly log: Pick<RoomLog, "ticketId">;
  readonly deadlines: Pick<Deadlines<"escalate">, "set" | "setOnce" | "clear">;
}

/** Checks the ticket when an emergency has been unclaimed for too long. */
export class EscalationWatch {
  readonly #parts: WatchParts;
  #failures = 0;

  constructor(parts: WatchParts) {
    this.#parts = parts;
  }

  /** Sets, moves or takes away the time of the look, as the events say. */
  told(events: readonly TicketEvent[]): void {
    for (const event of events) {
      const change = watchAfter(event);
      if (change === null) continue;
      if (change.lookAt === null) this.#parts.deadlines.clear("escalate");
      else this.#parts.deadlines.set("escalate", change.lookAt);
    }
  }

  /** The look: who decides is the record. It is looked again when that says so, or when the record is away. */
  async look(): Promise<void> {
    const { ports, log, deadlines } = this.#parts;
    const { ticketId } = log;
    try {
      const { askAgainAt } = await ports.escalate(ticketId);
      this.#failures = 0;
      if (askAgainAt !== null) deadlines.setOnce("escalate", askAgainAt);
    } catch (error) {
      this.#failures += 1;
      ports.log.error("room.escalation_failed", error, { ticketId, attempt: this.#failures });
      deadlines.setOnce("escalate", ports.clock.now() + retryDelay(this.#failures));
    }
  }
}
