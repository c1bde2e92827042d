import { listPendingTicketEvents } from "#db/queries/ticket-events.ts";
import type { Deps } from "#worker/ports/deps.ts";

const atOnce = 200;

/** Hands the oldest events that nobody was told of to the desk, should its own alarm have been lost. */
export async function tellWaitingEvents({ deps }: { readonly deps: Deps }): Promise<void> {
  const events = await listPendingTicketEvents(deps.db, { limit: atOnce });
  if (events.length > 0) await deps.rooms.publish(events);
}
