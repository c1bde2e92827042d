import { asc, eq, sql } from "drizzle-orm";
import type { DistressSignal } from "#domain/tickets/distress.ts";
import type { Db } from "../client.ts";
import { distressSignals, supportTickets } from "../schema/index.ts";
import {
  type ChangeOutcome,
  changeTicket,
  selectHead,
  selectRememberedName,
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

/** A ticket with the signal that stands; of one driver's tickets alone where `ownerId` is given. One round trip. */
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
  readonly rememberedName: string | null;
} | null> {
  const [[ticket], [row], [tech]] = await db.batch([
    selectHead(db, ticketId),
    selectSignal(db, ticketId),
    selectRememberedName(db, staffId),
  ]);
  return ticket === undefined ? null : { ticket, signal: signalOf(row), rememberedName: tech?.name ?? null };
}

/** More than that stand at one time only where something is wrong with all of them. */
const most = 100;

/** The signals that stand, longest first, each with its ticket. */
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

/** The change of a ticket by which a signal stands. Nothing changes where one does. */
export function raiseDistress(db: Db, change: TicketChange): Promise<ChangeOutcome> {
  const { ticketId, event } = change;
  return changeTicket(db, change, {
    provided: sql`not exists (select 1 from distress_signals where ticket_id = ${ticketId})`,
    also: (written) =>
      sql`insert into distress_signals (ticket_id, signalled_at) select ${ticketId}, ${event.createdAt} where ${written}`,
  });
}

/** The change by which it stands no more. Nothing changes where none does. */
export function withdrawDistress(db: Db, change: TicketChange): Promise<ChangeOutcome> {
  const { ticketId } = change;
  return changeTicket(db, change, {
    provided: sql`exists (select 1 from distress_signals where ticket_id = ${ticketId})`,
    also: (written) => sql`delete from distress_signals where ticket_id = ${ticketId} and ${written}`,
  });
}

/** The change by which somebody of the staff has seen it. Nothing changes where somebody has, or where none stands. */
export function markDistressSeen(db: Db, change: TicketChange, name: string): Promise<ChangeOutcome> {
  const { ticketId, event } = change;
  return changeTicket(db, change, {
    provided: sql`exists (select 1 from distress_signals where ticket_id = ${ticketId} and seen_at is null)`,
    also: (written) => sql`update distress_signals set seen_at = ${event.createdAt}, seen_name = ${name}
      where ticket_id = ${ticketId} and seen_at is null and ${written}`,
  });
}

/** Whom a mail of the signal goes to; nobody when somebody has seen it, or when it was taken back. */
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
