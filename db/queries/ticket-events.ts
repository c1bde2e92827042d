import { and, asc, eq, gt, inArray, isNotNull, isNull, lte, min, or, type SQL, sql } from "drizzle-orm";
import type { Db } from "../client.ts";
import { supportTickets, ticketEvents } from "../schema/index.ts";
import { endLivePlaces } from "./live-place-end.ts";

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

/** A later change of the same ticket: it ends a hold, because its own event cannot overtake. */
const followed = sql`exists (select 1 from ticket_events later
  where later.ticket_id = "ticket_events"."ticket_id" and later.seq > "ticket_events"."seq")`;

/** The condition of an event whose change can still be undone at that time, or whose undo may be on its way. */
export function isHeld(now: number): SQL | undefined {
  return and(isNull(ticketEvents.toldAt), gt(ticketEvents.heldUntil, now), sql`not ${followed}`);
}

/** Undelivered events that are not held back at that time, oldest first; of one ticket or of all. */
export async function listPendingTicketEvents(
  db: Db,
  input: { readonly ticketId?: string; readonly limit: number; readonly now: number },
): Promise<readonly TicketEventRow[]> {
  return db
    .select(eventFields)
    .from(ticketEvents)
    .where(
      and(
        isNull(ticketEvents.toldAt),
        or(isNull(ticketEvents.heldUntil), lte(ticketEvents.heldUntil, input.now), followed),
        input.ticketId === undefined ? undefined : eq(ticketEvents.ticketId, input.ticketId),
      ),
    )
    .orderBy(asc(ticketEvents.seq))
    .limit(input.limit);
}

/** When the next event that is held back now is due, milliseconds UTC; null when none is. */
export async function findNextHeldUntil(db: Db, now: number): Promise<number | null> {
  const [next] = await db
    .select({ at: min(ticketEvents.heldUntil) })
    .from(ticketEvents)
    .where(isHeld(now));
  return next?.at ?? null;
}

/**
 * Takes events out of the outbox; their lines in the timeline stay. A ticket whose end was held back no longer shares its
 * live place from now on.
 */
export async function markTicketEventsTold(db: Db, ids: readonly string[], now: number): Promise<void> {
  if (ids.length === 0) return;
  const these = and(inArray(ticketEvents.id, [...ids]), isNull(ticketEvents.toldAt));
  const endings = db
    .select({ id: supportTickets.id })
    .from(ticketEvents)
    .innerJoin(supportTickets, eq(supportTickets.id, ticketEvents.ticketId))
    .where(and(these, isNotNull(ticketEvents.heldUntil), inArray(supportTickets.status, ["resolved", "closed"])));
  await db.batch([
    db.run(endLivePlaces({ which: sql`in ${endings}`, reason: "ticket", now })),
    db.update(ticketEvents).set({ toldAt: now }).where(these),
  ]);
}
