import { type TicketStatus, ticketStatuses } from "#domain/tickets/ticket.ts";
import type { RoomPorts } from "../ports/room-ports.ts";
import type { TicketEvent } from "../ports/rooms.ts";
import type { Deadlines } from "./alarms.ts";
import type { Written } from "./driver-notices.ts";
import type { RoomLog } from "./room-log.ts";

interface ReopenParts {
  readonly ports: Pick<RoomPorts, "clock" | "reopenWritten">;
  readonly log: Pick<RoomLog, "ticketId" | "systemItems">;
  readonly deadlines: Pick<Deadlines<"reopen">, "setOnce">;
}

/** Reopens a resolved ticket when its driver writes. The record decides; a deadline repeats it until it answers. */
export class ReopenWatch {
  readonly #parts: ReopenParts;
  /** As the log tells it; undefined until it was asked in this life of the object. */
  #status: TicketStatus | null | undefined;

  constructor(parts: ReopenParts) {
    this.#parts = parts;
  }

  told(events: readonly TicketEvent[]): void {
    for (const { data } of events) this.#status = statusIn(data) ?? this.#status;
  }

  wrote(messages: readonly Written[]): void {
    if (!messages.some(({ item }) => item.senderType === "driver")) return;
    this.#status ??= this.#readStatus();
    if (this.#status === "resolved") this.#parts.deadlines.setOnce("reopen", this.#parts.ports.clock.now());
  }

  /** @throws when the record does not answer; it is asked again later then. */
  async reopen(): Promise<void> {
    await this.#parts.ports.reopenWritten(this.#parts.log.ticketId);
  }

  #readStatus(): TicketStatus | null {
    for (const { event } of this.#parts.log.systemItems()) {
      const status = event === undefined ? null : statusIn(event.data);
      if (status !== null) return status;
    }
    return null;
  }
}

function statusIn(data: TicketEvent["data"]): TicketStatus | null {
  return ticketStatuses.find((status) => status === data["status"]) ?? null;
}
