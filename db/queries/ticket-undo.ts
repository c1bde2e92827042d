import { and, eq, gt, isNull, type SQL, sql } from "drizzle-orm";
import { type HeldChange, undoGrace } from "#domain/tickets/undo.ts";
import type { Db } from "../client.ts";
import { type TicketBefore, ticketEvents } from "../schema/index.ts";
import { type ChangeOutcome, changeTicket, selectHead, type TicketChange, type TicketHead } from "./ticket-changes.ts";
import { isHeld } from "./ticket-events.ts";

/** A change that can be undone, with the ticket as it was before. */
export interface UndoableChange extends HeldChange {
  readonly id: string;
  readonly createdAt: number;
  readonly before: TicketBefore | null;
}

/** A ticket and one of its changes; null where either does not exist. One round trip. */
export async function findUndoable(
  db: Db,
  { ticketId, eventId }: { readonly ticketId: string; readonly eventId: string },
): Promise<{ readonly ticket: TicketHead; readonly change: UndoableChange } | null> {
  const [[ticket], [change]] = await db.batch([
    selectHead(db, ticketId),
    db
      .select({
        id: ticketEvents.id,
        actorId: ticketEvents.actorId,
        heldUntil: ticketEvents.heldUntil,
        toldAt: ticketEvents.toldAt,
        version: ticketEvents.version,
        createdAt: ticketEvents.createdAt,
        before: ticketEvents.before,
      })
      .from(ticketEvents)
      .where(and(eq(ticketEvents.id, eventId), eq(ticketEvents.ticketId, ticketId)))
      .limit(1),
  ]);
  return ticket === undefined || change === undefined ? null : { ticket, change };
}

/**
 * Writes the ticket back as it was before a change and deletes the event of that change, while it is held back and the
 * last one. `repair` is what the truck's history says afterwards; null where the change wrote its entry first.
 */
export function undoTicketChange(
  db: Db,
  change: TicketChange,
  undone: { readonly id: string; readonly createdAt: number; readonly repair: string | null },
): Promise<ChangeOutcome> {
  const { ticketId, event } = change;
  const isUndoable = and(
    eq(ticketEvents.id, undone.id),
    isNull(ticketEvents.toldAt),
    gt(ticketEvents.heldUntil, event.createdAt + undoGrace),
  );
  return changeTicket(db, change, {
    provided: sql`exists (select 1 from ${ticketEvents} where ${isUndoable})`,
    verbatim: true,
    also: (written) => [
      sql`delete from ticket_events where id = ${undone.id} and ${written}`,
      repairBefore(ticketId, undone, written),
    ],
  });
}

function repairBefore(
  ticketId: string,
  { repair, createdAt }: { readonly repair: string | null; readonly createdAt: number },
  written: SQL,
): SQL {
  const entry = sql`kind = 'ticket_resolved' and source_id = ${ticketId} and repair_date = ${createdAt} and ${written}`;
  return repair === null
    ? sql`delete from repair_history where ${entry}`
    : sql`update repair_history set summary = ${repair} where ${entry}`;
}

/** The statement that reads what was held back from drivers at that time, of the tickets with these ids; for a batch. */
export function selectHeld(db: Db, ticketIds: SQL, now: number) {
  return db
    .select({
      id: ticketEvents.id,
      ticketId: ticketEvents.ticketId,
      version: ticketEvents.version,
      before: ticketEvents.before,
    })
    .from(ticketEvents)
    .where(and(isHeld(now), sql`${ticketEvents.ticketId} in (${ticketIds})`));
}

export type HeldRow = Awaited<ReturnType<typeof selectHeld>>[number];

/** A row as it was before the change that is held back from its driver; the row itself where there is none. */
export function asToldTo<Row extends { readonly id: string; readonly version: number }>(
  held: readonly HeldRow[],
  row: Row,
): Row {
  const change = held.find(({ ticketId }) => ticketId === row.id);
  if (change === undefined || change.before === null) return row;
  const known = Object.entries(change.before).filter(([name]) => name in row && name !== "resolutionDetails");
  return { ...row, ...Object.fromEntries(known), version: change.version - 1 };
}
