import { and, desc, eq } from "drizzle-orm";
import type { Db } from "../client.ts";
import { supportChatMessages, supportTickets } from "../schema/index.ts";

/** Lines of the room that a draft looks at: the newest. */
const newestLines = 30;

/**
 * What was said about a ticket: the chat before it, the form, and the newest of what driver and technicians wrote to
 * each other, oldest first, as far as it is copied from the room. Null when there is none. One round trip.
 */
export async function findTicketTalk(db: Db, ticketId: string) {
  const [[ticket], lines] = await db.batch([
    db
      .select({
        preferredLanguage: supportTickets.preferredLanguage,
        truckBrand: supportTickets.truckBrand,
        truckYear: supportTickets.truckYear,
        truckModel: supportTickets.truckModel,
        issueDescription: supportTickets.issueDescription,
        chatHistory: supportTickets.chatHistory,
      })
      .from(supportTickets)
      .where(eq(supportTickets.id, ticketId))
      .limit(1),
    db
      .select({ senderType: supportChatMessages.senderType, text: supportChatMessages.message })
      .from(supportChatMessages)
      .where(
        and(
          eq(supportChatMessages.ticketId, ticketId),
          eq(supportChatMessages.kind, "message"),
          eq(supportChatMessages.audience, "everyone"),
        ),
      )
      .orderBy(desc(supportChatMessages.createdAt), desc(supportChatMessages.seq))
      .limit(newestLines),
  ]);
  return ticket === undefined ? null : { ticket, lines: lines.toReversed() };
}
