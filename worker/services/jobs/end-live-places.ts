import { listLateLivePlaces, stopLivePlace } from "#db/queries/live-places.ts";
import { newId } from "#domain/ids.ts";
import type { Deps } from "#worker/ports/deps.ts";
import { publishEvent } from "../tickets/publish-event.ts";

const atOnce = 100;

/**
 * Ends the sharing of places whose time is over: expired positions are not shown; this deletes them. One
 * that cannot be ended is left to the next run and keeps no other from its end.
 */
export async function endLivePlaces({ deps }: { readonly deps: Deps }): Promise<void> {
  const late = await listLateLivePlaces(deps.db, { now: deps.clock.now(), limit: atOnce });
  for (const ticketId of late) {
    await endLivePlace(deps, ticketId).catch((error: unknown) =>
      deps.log.error("ticket.live_end_failed", error, { ticketId }),
    );
  }
}

async function endLivePlace(deps: Deps, ticketId: string): Promise<void> {
  const event = {
    id: newId("event", deps.randomBytes),
    type: "ticket.live_stopped" as const,
    actorId: null,
    actorName: null,
    audience: "everyone" as const,
    data: { reason: "time" },
    createdAt: deps.clock.now(),
  };
  const change = { ticketId, expected: {}, set: {}, event };
  const { changed, ticket } = await stopLivePlace(deps.db, change, { reason: "time" });
  if (changed && ticket !== null) publishEvent(deps, ticketId, ticket.version, event);
}
