import { sql } from "drizzle-orm";
import type { Db } from "../client.ts";
import { photos, supportTickets } from "../schema/index.ts";
import { type ChangeOutcome, changeTicket, type NewTicketEvent } from "./ticket-changes.ts";

/** Adds to an unfinished ticket what its driver sent once more, once for each event id. One round trip. */
export function joinTicket(
  db: Db,
  joined: { readonly ticketId: string; readonly event: NewTicketEvent; readonly photoIds: readonly string[] },
): Promise<ChangeOutcome> {
  const { ticketId, event, photoIds } = joined;
  return changeTicket(
    db,
    { ticketId, event, expected: {}, set: {} },
    {
      provided: sql`${supportTickets.status} in ('open', 'in_progress')
        and not exists (select 1 from ticket_events where id = ${event.id} and version <= ${supportTickets.version})`,
      also: (written) => sql`update ${photos} set ticket_id = ${ticketId}
        where id in (select value from json_each(${JSON.stringify(photoIds)})) and user_id = ${event.actorId}
          and ticket_id is null and ${written}`,
    },
  );
}
