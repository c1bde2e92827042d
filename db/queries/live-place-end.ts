import { type SQL, sql } from "drizzle-orm";
import type { LiveEndReason } from "#domain/tickets/live-place.ts";

/** The statement that ends the sharing of a ticket's place, where it goes on, and forgets the position. */
export function endLivePlace(
  end: { readonly ticketId: string; readonly reason: LiveEndReason; readonly now: number },
  condition: SQL,
): SQL {
  const { ticketId, ...rest } = end;
  return endLivePlaces({ ...rest, which: sql`= ${ticketId} and ${condition}` });
}

/** The same for several tickets: `which` is what follows the column of their ids. */
export function endLivePlaces(end: { readonly which: SQL; readonly reason: LiveEndReason; readonly now: number }): SQL {
  return sql`update live_places set ended_at = min(${end.now}, ends_at), end_reason = ${end.reason}, latitude = null,
    longitude = null, accuracy = null, heading = null, speed = null, measured_at = null, received_at = null
    where ended_at is null and ticket_id ${end.which}`;
}
