import { listPendingTicketEvents } from "#db/queries/ticket-events.ts";
import type { Deps } from "#worker/ports/deps.ts";

const atOnce = 200;

/** Delivers the oldest pending events to the desk, in case its own alarm was lost. */
export async function tellWaitingEvents({ deps }: { readonly deps: Deps }): Promise<void> {
  const events = await listPendingTicketEvents(deps.db, { limit: atOnce, now: deps.clock.now() });
  if (events.length > 0) await deps.rooms.publish(events);
}
