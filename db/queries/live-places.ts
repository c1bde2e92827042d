import { and, asc, eq, gt, isNull, lte, or, type SQL, sql } from "drizzle-orm";
import { type LiveEndReason, type LivePosition, type LiveRecord, positionPace } from "#domain/tickets/live-place.ts";
import type { Db } from "../client.ts";
import { livePlaces } from "../schema/index.ts";
import { endLivePlace } from "./live-place-end.ts";
import { type ChangeOutcome, changeTicket, selectHead, type TicketChange, type TicketHead } from "./ticket-changes.ts";

function selectLivePlace(db: Db, ticketId: string) {
  return db.select().from(livePlaces).where(eq(livePlaces.ticketId, ticketId)).limit(1);
}

function recordOf(row: typeof livePlaces.$inferSelect | undefined): LiveRecord | null {
  if (row === undefined) return null;
  const { sharingId, startedAt, endsAt, endedAt, endReason, receivedAt } = row;
  const { latitude, longitude, accuracy, heading, speed, measuredAt } = row;
  const position =
    latitude === null || longitude === null || measuredAt === null
      ? null
      : { latitude, longitude, accuracy, heading, speed, measuredAt };
  return { sharingId, startedAt, endsAt, endedAt, endReason, receivedAt, position };
}

/** A ticket with the sharing of its place; of one driver's tickets alone where `ownerId` is given. One round trip. */
export async function findLivePlace(
  db: Db,
  ticketId: string,
  ownerId?: string,
): Promise<{ readonly ticket: TicketHead; readonly record: LiveRecord | null } | null> {
  const [[ticket], [row]] = await db.batch([selectHead(db, ticketId), selectLivePlace(db, ticketId)]);
  if (ticket === undefined || (ownerId !== undefined && ticket.userId !== ownerId)) return null;
  return { ticket, record: recordOf(row) };
}

export interface LiveStart {
  readonly sharingId: string;
  readonly endsAt: number;
  readonly position: LivePosition;
}

/**
 * The change of the ticket that begins the sharing of its place, in the stead of any that was. Nothing changes when the
 * same device shares it already.
 */
export function startLivePlace(db: Db, change: TicketChange, start: LiveStart): Promise<ChangeOutcome> {
  const { ticketId, event } = change;
  const { sharingId, endsAt, position } = start;
  const { latitude, longitude, accuracy, heading, speed, measuredAt } = position;
  return changeTicket(db, change, {
    provided: sql`not ${running(ticketId, event.createdAt, sql`sharing_id = ${sharingId}`)}`,
    also: (written) => sql`insert into live_places (ticket_id, sharing_id, started_at, ends_at, latitude, longitude,
        accuracy, heading, speed, measured_at, received_at)
      select ${ticketId}, ${sharingId}, ${event.createdAt}, ${endsAt}, ${latitude}, ${longitude}, ${accuracy},
        ${heading}, ${speed}, ${measuredAt}, ${event.createdAt}
      where ${written}
      on conflict (ticket_id) do update set sharing_id = excluded.sharing_id, started_at = excluded.started_at,
        ends_at = excluded.ends_at, ended_at = null, end_reason = null, latitude = excluded.latitude,
        longitude = excluded.longitude, accuracy = excluded.accuracy, heading = excluded.heading,
        speed = excluded.speed, measured_at = excluded.measured_at, received_at = excluded.received_at`,
  });
}

/** The change of the ticket that ends the sharing of its place. Nothing changes when it has ended. */
export function stopLivePlace(
  db: Db,
  change: TicketChange,
  { reason }: { readonly reason: Exclude<LiveEndReason, "ticket"> },
): Promise<ChangeOutcome> {
  const { ticketId, event } = change;
  const now = event.createdAt;
  const provided =
    reason === "time"
      ? sql`exists (select 1 from live_places where ticket_id = ${ticketId} and ended_at is null and ends_at <= ${now})`
      : running(ticketId, now, sql`1`);
  return changeTicket(db, change, { provided, also: (written) => endLivePlace({ ticketId, reason, now }, written) });
}

function running(ticketId: string, now: number, which: SQL): SQL {
  return sql`exists (select 1 from live_places where ticket_id = ${ticketId} and ended_at is null and ends_at > ${now}
    and ${which})`;
}

/**
 * Writes a position in the place of the last, of this driver's ticket, while this device shares it, as long as it is no
 * older than that and not too soon after it. Answers whether it did and how the sharing stands; null without such a
 * ticket. One round trip.
 */
export async function putPosition(
  db: Db,
  sent: {
    readonly ticketId: string;
    readonly userId: string;
    readonly sharingId: string;
    readonly position: LivePosition;
    readonly now: number;
  },
): Promise<{ readonly written: boolean; readonly record: LiveRecord | null } | null> {
  const { ticketId, userId, sharingId, position, now } = sent;
  const [[before], [written], [ticket]] = await db.batch([
    selectLivePlace(db, ticketId),
    db
      .update(livePlaces)
      .set({ ...position, receivedAt: now })
      .where(
        and(
          eq(livePlaces.ticketId, ticketId),
          eq(livePlaces.sharingId, sharingId),
          isNull(livePlaces.endedAt),
          gt(livePlaces.endsAt, now),
          or(isNull(livePlaces.measuredAt), lte(livePlaces.measuredAt, position.measuredAt)),
          or(isNull(livePlaces.receivedAt), lte(livePlaces.receivedAt, now - positionPace)),
          sql`exists (select 1 from support_tickets where id = ${ticketId} and user_id = ${userId})`,
        ),
      )
      .returning({ ticketId: livePlaces.ticketId }),
    selectHead(db, ticketId),
  ]);
  if (ticket?.userId !== userId) return null;
  return { written: written !== undefined, record: recordOf(before) };
}

/** Ids of the tickets whose place is shared past its time, longest first. */
export async function listLateLivePlaces(
  db: Db,
  { now, limit }: { readonly now: number; readonly limit: number },
): Promise<readonly string[]> {
  const late = await db
    .select({ ticketId: livePlaces.ticketId })
    .from(livePlaces)
    .where(and(sql`${livePlaces.endedAt} is null`, lte(livePlaces.endsAt, now)))
    .orderBy(asc(livePlaces.endsAt))
    .limit(limit);
  return late.map(({ ticketId }) => ticketId);
}
