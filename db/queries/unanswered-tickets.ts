import { sql } from "drizzle-orm";
import type { Db } from "../client.ts";
import { supportTickets } from "../schema/index.ts";

/** Above this number the list is cut. */
const most = 200;

/**
 * The unfinished tickets of a technician on which the driver had the last word, as far as the rooms are copied: longest
 * first, with the time of that word. One round trip.
 */
export async function listUnansweredTickets(db: Db, technicianId: string) {
  const lastWord = sql`(select row_seq from support_chat_messages
    where ticket_id = ${supportTickets.id} and kind = 'message' and audience = 'everyone'
    order by created_at desc, seq desc limit 1)`;
  return db
    .select({
      ticketId: supportTickets.id,
      ticketNumber: supportTickets.ticketNumber,
      since: sql<number>`support_chat_messages.created_at`,
    })
    .from(supportTickets)
    .innerJoin(sql`support_chat_messages`, sql`support_chat_messages.row_seq = ${lastWord}`)
    .where(
      sql`${supportTickets.assignedTo} = ${technicianId} and ${supportTickets.status} in ('open', 'in_progress')
        and support_chat_messages.sender_type = 'driver'`,
    )
    .orderBy(sql`support_chat_messages.created_at`)
    .limit(most);
}
