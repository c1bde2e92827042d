import { and, asc, eq, gt, inArray, sql } from "drizzle-orm";
import { audiences, canReceive, type MemberRole } from "#domain/room/audience.ts";
import type { ReplyClock } from "#domain/tickets/reply-clock.ts";
import type { TicketEventType } from "#domain/tickets/ticket.ts";
import type { Db } from "../client.ts";
import {
  messageTranslations,
  roomTombstones,
  supportChatMessages,
  supportTickets,
  ticketEvents,
} from "../schema/index.ts";

/** What decides when a reply is due. */
const clockFields = {
  firstResponseAt: supportTickets.firstResponseAt,
  waitingSince: supportTickets.waitingSince,
  replyDueAt: supportTickets.replyDueAt,
  urgencyLevel: supportTickets.urgencyLevel,
  assessedUrgency: supportTickets.assessedUrgency,
  snoozedUntil: supportTickets.snoozedUntil,
  updatedAt: supportTickets.updatedAt,
  status: supportTickets.status,
};

/** One item of a room's log as its row in the copy. */
export type RoomCopyRow = Omit<typeof supportChatMessages.$inferSelect, "rowSeq">;

const columns = sql.raw(
  "id, ticket_id, epoch, seq, kind, audience, sender_type, sender_id, sender_name, message, photo_ids, client_id, created_at",
);

/**
 * Copies items of one room's log. Those that are there already, by place or by id, are passed over,
 * and so are all when the ticket is gone or its room was erased. Answers the ticket's reply clock as it is before
 * these items, null when there is no ticket. One round trip.
 */
export async function copyRoomItems(db: Db, ticketId: string, rows: readonly RoomCopyRow[]) {
  if (rows.length === 0) return null;
  const values = rows.map(
    (row) =>
      sql`(${row.id}, ${ticketId}, ${row.epoch}, ${row.seq}, ${row.kind}, ${row.audience}, ${row.senderType}, ${row.senderId}, ${row.senderName}, ${row.message}, ${JSON.stringify(row.photoIds)}, ${row.clientId}, ${row.createdAt})`,
  );
  const [, [clock]] = await db.batch([
    db.run(
      sql`INSERT INTO support_chat_messages (${columns})
        SELECT * FROM (VALUES ${sql.join(values, sql`, `)})
        WHERE EXISTS (SELECT 1 FROM support_tickets WHERE id = ${ticketId})
          AND NOT EXISTS (SELECT 1 FROM room_tombstones WHERE ticket_id = ${ticketId})
        ON CONFLICT DO NOTHING`,
    ),
    db.select(clockFields).from(supportTickets).where(eq(supportTickets.id, ticketId)).limit(1),
  ]);
  return clock ?? null;
}

/**
 * Stores the reply clock, unless the ticket was resolved or closed in the meantime. A driver's message ends a snooze.
 * The version stays: a message is no change of the record.
 */
export async function setReplyClock(
  db: Db,
  ticketId: string,
  next: ReplyClock & { readonly snoozedUntil: number | null; readonly updatedAt: number },
): Promise<void> {
  const isEnded = sql`${supportTickets.status} in ('resolved', 'closed')`;
  await db
    .update(supportTickets)
    .set({
      firstResponseAt: next.firstResponseAt,
      waitingSince: sql`case when not ${isEnded} then ${next.waitingSince} end`,
      replyDueAt: sql`case when not ${isEnded} then ${next.replyDueAt} end`,
      snoozedUntil: next.snoozedUntil,
      updatedAt: sql`max(${supportTickets.updatedAt}, ${next.updatedAt})`,
    })
    .where(eq(supportTickets.id, ticketId));
}

/** A copied item with its place in the copy, and the event behind it where it is a system line. */
export interface CopiedItem extends RoomCopyRow {
  readonly rowSeq: number;
  readonly event: {
    readonly type: TicketEventType;
    readonly actorName: string | null;
    readonly data: Readonly<Record<string, string | number | boolean | null>>;
  } | null;
}

/**
 * A page of a ticket's copy in the order in which it was copied, after `afterRow`: what a member in this role may
 * receive, or everything for the room itself (`role` null).
 */
export async function listCopiedItems(
  db: Db,
  input: {
    readonly ticketId: string;
    readonly role: MemberRole | null;
    readonly afterRow: number;
    readonly limit: number;
  },
): Promise<readonly CopiedItem[]> {
  const { ticketId, role } = input;
  const visible = audiences.filter((audience) => role === null || canReceive(role, audience));
  const rows = await db
    .select({
      item: supportChatMessages,
      event: { type: ticketEvents.type, actorName: ticketEvents.actorName, data: ticketEvents.data },
    })
    .from(supportChatMessages)
    .leftJoin(ticketEvents, eq(ticketEvents.id, supportChatMessages.id))
    .where(
      and(
        eq(supportChatMessages.ticketId, ticketId),
        gt(supportChatMessages.rowSeq, input.afterRow),
        inArray(supportChatMessages.audience, visible),
      ),
    )
    .orderBy(asc(supportChatMessages.rowSeq))
    .limit(input.limit);
  return rows.map(({ item, event }) => ({ ...item, event }));
}

/** True when the ticket is gone or its room was erased: nothing of it may come back. */
export async function isRoomErased(db: Db, ticketId: string): Promise<boolean> {
  const [row] = await db
    .select({ tombstone: roomTombstones.ticketId })
    .from(supportTickets)
    .leftJoin(roomTombstones, eq(roomTombstones.ticketId, supportTickets.id))
    .where(eq(supportTickets.id, ticketId));
  return row === undefined || row.tombstone !== null;
}

/** The statements that erase a room's copy for good; for a transaction or a batch. */
export function roomCopyErasure(db: Pick<Db, "insert" | "delete">, ticketId: string, now: number) {
  return [
    db.insert(roomTombstones).values({ ticketId, erasedAt: now }).onConflictDoNothing(),
    db.delete(supportChatMessages).where(eq(supportChatMessages.ticketId, ticketId)),
    db.delete(messageTranslations).where(eq(messageTranslations.ticketId, ticketId)),
  ] as const;
}
