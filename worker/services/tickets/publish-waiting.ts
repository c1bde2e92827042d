import { listPendingTicketEvents } from "#db/queries/ticket-events.ts";
import type { Deps } from "#worker/ports/deps.ts";

const atOnce = 100;

/** Publishes these tickets' pending events after the answer; what fails is left to the desk's sweep. */
export function publishWaiting(
  deps: Pick<Deps, "db" | "clock" | "rooms" | "log" | "background">,
  ticketIds: readonly string[],
): void {
  for (const ticketId of ticketIds) {
    const telling = listPendingTicketEvents(deps.db, { ticketId, limit: atOnce, now: deps.clock.now() })
      .then((events) => deps.rooms.publish(events))
      .catch((error) => deps.log.error("ticket.publish_failed", error, { ticketId }));
    deps.background(telling);
  }
}
