import { and, asc, eq, inArray, isNull } from "drizzle-orm";
import type { Db } from "../client.ts";
import { ticketEvents } from "../schema/index.ts";

/** An event as its row: the id is also that of the room's system line. */
export type TicketEventRow = Omit<typeof ticketEvents.$inferSelect, "seq" | "toldAt" | "heldUntil" | "before">;

const eventFields = {
  id: ticketEvents.id,
  ticketId: ticketEvents.ticketId,
  type: ticketEvents.type,
  version: ticketEvents.version,
  actorId: ticketEvents.actorId,
  actorName: ticketEvents.actorName,
  audience: ticketEvents.audience,
  data: ticketEvents.data,
  createdAt: ticketEvents.createdAt,
};

/** The statement that writes events, at least one, into a ticket's timeline and the outbox; for a transaction or a batch. */
export function ticketEventsInsert(db: Pick<Db, "insert">, events: readonly TicketEventRow[]) {
  return db.insert(ticketEvents).values([...events]);
}

/** Undelivered events, oldest first; of one ticket or of all. */
export async function listPendingTicketEvents(
  db: Db,
  input: { readonly ticketId?: string; readonly limit: number },
): Promise<readonly TicketEventRow[]> {
  const waiting = isNull(ticketEvents.toldAt);
  return db
    .select(eventFields)
    .from(ticketEvents)
    .where(input.ticketId === undefined ? waiting : and(waiting, eq(ticketEvents.ticketId, input.ticketId)))
    .orderBy(asc(ticketEvents.seq))
    .limit(input.limit);
}

/** Takes events out of the outbox; their lines in the timeline stay. */
export async function markTicketEventsTold(db: Db, ids: readonly string[], now: number): Promise<void> {
  if (ids.length === 0) return;
  await db
    .update(ticketEvents)
    .set({ toldAt: now })
    .where(and(inArray(ticketEvents.id, [...ids]), isNull(ticketEvents.toldAt)));
}
