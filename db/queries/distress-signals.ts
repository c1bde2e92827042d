import { asc, eq, sql } from "drizzle-orm";
import type { DistressSignal } from "#domain/tickets/distress.ts";
import type { Db } from "../client.ts";
import { distressSignals, supportTickets } from "../schema/index.ts";
import {
  type ChangeOutcome,
  changeTicket,
  selectHead,
  selectProfileName,
  type TicketChange,
  type TicketHead,
} from "./ticket-changes.ts";
import { type Alerted, listStaffToAlert } from "./ticket-escalation.ts";

function signalOf(row: typeof distressSignals.$inferSelect | undefined): DistressSignal | null {
  if (row === undefined) return null;
  const { signalledAt: since, seenAt, seenName } = row;
  return { since, seen: seenAt === null ? null : { at: seenAt, by: seenName ?? "" } };
}

function selectSignal(db: Db, ticketId: string) {
  return db.select().from(distressSignals).where(eq(distressSignals.ticketId, ticketId)).limit(1);
}

/** A ticket with its open signal; among one driver's tickets where `ownerId` is given. One round trip. */
export async function findDistress(
  db: Db,
  ticketId: string,
  ownerId?: string,
): Promise<{ readonly ticket: TicketHead; readonly signal: DistressSignal | null } | null> {
  const [[ticket], [row]] = await db.batch([selectHead(db, ticketId), selectSignal(db, ticketId)]);
  if (ticket === undefined || (ownerId !== undefined && ticket.userId !== ownerId)) return null;
  return { ticket, signal: signalOf(row) };
}

/** The same with the name that a member of staff goes by. One round trip. */
export async function findDistressForStaff(
  db: Db,
  ticketId: string,
  staffId: string,
): Promise<{
  readonly ticket: TicketHead;
  readonly signal: DistressSignal | null;
  readonly profileName: string | null;
} | null> {
  const [[ticket], [row], [tech]] = await db.batch([
    selectHead(db, ticketId),
    selectSignal(db, ticketId),
    selectProfileName(db, staffId),
  ]);
  return ticket === undefined ? null : { ticket, signal: signalOf(row), profileName: tech?.name ?? null };
}

/** More open signals than this at one time mean a defect or an attack. */
const most = 100;

/** Open signals with their tickets, oldest first. */
export async function listDistress(db: Db) {
  const rows = await db
    .select({
      ticketId: distressSignals.ticketId,
      ticketNumber: supportTickets.ticketNumber,
      signalledAt: distressSignals.signalledAt,
      seenAt: distressSignals.seenAt,
      seenName: distressSignals.seenName,
    })
    .from(distressSignals)
    .innerJoin(supportTickets, eq(supportTickets.id, distressSignals.ticketId))
    .orderBy(asc(distressSignals.signalledAt))
    .limit(most);
  return rows.map(({ ticketNumber, ...row }) => ({ ticketId: row.ticketId, ticketNumber, signal: signalOf(row) }));
}

/** The UPDATE that opens a signal; changes nothing where one is open. */
export function raiseDistress(db: Db, change: TicketChange): Promise<ChangeOutcome> {
  const { ticketId, event } = change;
  return changeTicket(db, change, {
    provided: sql`not exists (select 1 from distress_signals where ticket_id = ${ticketId})`,
    also: (written) =>
      sql`insert into distress_signals (ticket_id, signalled_at) select ${ticketId}, ${event.createdAt} where ${written}`,
  });
}

/** The UPDATE that withdraws it; changes nothing without an open one. */
export function withdrawDistress(db: Db, change: TicketChange): Promise<ChangeOutcome> {
  const { ticketId } = change;
  return changeTicket(db, change, {
    provided: sql`exists (select 1 from distress_signals where ticket_id = ${ticketId})`,
    also: (written) => sql`delete from distress_signals where ticket_id = ${ticketId} and ${written}`,
  });
}

/** The UPDATE that records the first member of staff who saw it; changes nothing after that, or without an open one. */
export function markDistressSeen(db: Db, change: TicketChange, name: string): Promise<ChangeOutcome> {
  const { ticketId, event } = change;
  return changeTicket(db, change, {
    provided: sql`exists (select 1 from distress_signals where ticket_id = ${ticketId} and seen_at is null)`,
    also: (written) => sql`update distress_signals set seen_at = ${event.createdAt}, seen_name = ${name}
      where ticket_id = ${ticketId} and seen_at is null and ${written}`,
  });
}

/** Recipients of the signal's mail; none when it was seen or withdrawn. */
export function listDistressAlerted(
  db: Db,
  { ticketId, since }: { readonly ticketId: string; readonly since: number },
): Promise<readonly Alerted[]> {
  return listStaffToAlert(
    db,
    sql`exists (select 1 from distress_signals where ticket_id = ${ticketId} and signalled_at = ${since}
      and seen_at is null)`,
  );
}
