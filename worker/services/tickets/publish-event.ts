import type { NewTicketEvent } from "#db/queries/ticket-changes.ts";
import type { Deps } from "#worker/ports/deps.ts";

/**
 * Publishes a committed event to room and desk, after the answer if necessary. A failure is only logged:
 * it waits in the outbox, and the desk's sweep tells it later.
 */
export function publishEvent(
  deps: Pick<Deps, "rooms" | "log" | "background">,
  ticketId: string,
  version: number,
  event: NewTicketEvent,
): void {
  const telling = deps.rooms
    .publish([{ ...event, ticketId, version }])
    .catch((error) => deps.log.error("ticket.publish_failed", error, { ticketId, event: event.type }));
  deps.background(telling);
}
