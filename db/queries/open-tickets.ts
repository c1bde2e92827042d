import { and, desc, eq, inArray, or, sql } from "drizzle-orm";
import type { Db } from "../client.ts";
import { supportChatMessages, supportTickets, ticketEvents } from "../schema/index.ts";
import { jobFields } from "./ticket-changes.ts";
import { isHeld } from "./ticket-events.ts";
import { asToldTo, selectHeld } from "./ticket-undo.ts";

/** Open tickets that are read at most, the newest; a driver has one or two. */
const mostTickets = 5;
/** Messages that are read at most, the newest of all of them. */
const mostMessages = 200;
/** UTF-16 units of a message that a line of text shows. */
const excerpt = 200;

/** A driver's open and in-progress tickets, newest first, and the latest messages of their rooms. One round trip. */
export async function listOpenTicketsOf(db: Db, userId: string, now: number) {
  const own = eq(supportTickets.userId, userId);
  const heldIds = db.select({ id: ticketEvents.ticketId }).from(ticketEvents).where(isHeld(now));
  // A ticket whose end the driver has not heard of is still open to the driver.
  const unfinished = and(
    own,
    or(inArray(supportTickets.status, ["open", "in_progress"]), inArray(supportTickets.id, heldIds)),
  );
  const [tickets, messages, held] = await db.batch([
    db
      .select({
        id: supportTickets.id,
        ticketNumber: supportTickets.ticketNumber,
        status: supportTickets.status,
        urgencyLevel: supportTickets.urgencyLevel,
        responseDueAt: supportTickets.responseDueAt,
        assignedTo: supportTickets.assignedTo,
        assignedName: supportTickets.assignedName,
        createdAt: supportTickets.createdAt,
        version: supportTickets.version,
        ...jobFields,
      })
      .from(supportTickets)
      .where(unfinished)
      .orderBy(desc(supportTickets.seq))
      .limit(mostTickets),
    db
      .select({
        ticketId: supportChatMessages.ticketId,
        seq: supportChatMessages.seq,
        senderType: supportChatMessages.senderType,
        senderName: supportChatMessages.senderName,
        text: sql<string>`substr(${supportChatMessages.message}, 1, ${sql.raw(String(excerpt))})`,
        createdAt: supportChatMessages.createdAt,
      })
      .from(supportChatMessages)
      .where(
        and(
          inArray(
            supportChatMessages.ticketId,
            db.select({ id: supportTickets.id }).from(supportTickets).where(unfinished),
          ),
          eq(supportChatMessages.kind, "message"),
          eq(supportChatMessages.audience, "everyone"),
        ),
      )
      .orderBy(desc(supportChatMessages.createdAt), desc(supportChatMessages.seq))
      .limit(mostMessages),
    selectHeld(db, sql`select id from support_tickets where user_id = ${userId}`, now),
  ]);
  return { tickets: tickets.map((ticket) => asToldTo(held, ticket)), messages };
}
