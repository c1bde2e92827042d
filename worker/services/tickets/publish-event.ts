import type { NewTicketEvent } from "#db/queries/ticket-changes.ts";
import type { Deps } from "#worker/ports/deps.ts";

/**
 * Publishes a committed event to room and desk, after the answer if necessary; the room hears of one that is held back
 * when it is due. A failure is only logged: the event waits in the outbox, and the desk's sweep delivers it later.
 */
export function publishEvent(
  deps: Pick<Deps, "rooms" | "log" | "background">,
  ticketId: string,
  version: number,
  event: NewTicketEvent,
): void {
  const { heldUntil, ...published } = { ...event, ticketId, version };
  const { rooms } = deps;
  const told = heldUntil === undefined ? rooms.publish([published]) : rooms.hold(published, heldUntil);
  const telling = told.catch((error) =>
    deps.log.error("ticket.publish_failed", error, { ticketId, event: event.type }),
  );
  deps.background(telling);
}
