import { and, eq, gt, inArray, isNull, sql } from "drizzle-orm";
import type { InterfaceLanguage } from "#domain/languages/languages.ts";
import type { Db } from "../client.ts";
import { pushSubscriptions, sessions, supportTickets, users } from "../schema/index.ts";

export type PushSubscriptionRow = typeof pushSubscriptions.$inferInsert & { readonly sessionId: string };

/**
 * Stores a device, or moves it from its former user: one browser has one address and one pair of keys, so only
 * a caller with the keys may move it. The `most` newest devices of a user stay. False when the keys differ.
 */
export async function putPushSubscription(db: Db, row: PushSubscriptionRow, most: number): Promise<boolean> {
  const { userId, sessionId, language, createdAt } = row;
  const [kept] = await db.batch([
    db
      .insert(pushSubscriptions)
      .values(row)
      .onConflictDoUpdate({
        target: pushSubscriptions.endpoint,
        set: { userId, sessionId, language, createdAt },
        setWhere: sql`p256dh = excluded.p256dh and auth = excluded.auth`,
      })
      .returning({ id: pushSubscriptions.id }),
    db.run(sql`delete from push_subscriptions where user_id = ${userId} and id not in (
      select id from push_subscriptions where user_id = ${userId} order by created_at desc, id limit ${most})`),
  ]);
  return kept.length === 1;
}

/** The language of one's own device; null when nothing is pushed to it. */
export async function findPushLanguage(
  db: Db,
  own: { readonly userId: string; readonly sessionId: string; readonly endpoint: string },
): Promise<InterfaceLanguage | null> {
  const [row] = await db
    .select({ language: pushSubscriptions.language })
    .from(pushSubscriptions)
    .where(
      and(
        eq(pushSubscriptions.endpoint, own.endpoint),
        eq(pushSubscriptions.userId, own.userId),
        eq(pushSubscriptions.sessionId, own.sessionId),
      ),
    );
  return row?.language ?? null;
}

/** Forgets a device if it is this user's. */
export async function deletePushSubscriptionOf(db: Db, userId: string, endpoint: string): Promise<void> {
  await db
    .delete(pushSubscriptions)
    .where(and(eq(pushSubscriptions.endpoint, endpoint), eq(pushSubscriptions.userId, userId)));
}

/** Deletes devices that have unsubscribed. */
export async function deletePushSubscriptions(db: Db, ids: readonly string[]): Promise<void> {
  await db.delete(pushSubscriptions).where(inArray(pushSubscriptions.id, [...ids]));
}

export interface TicketDevice {
  readonly id: string;
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
  readonly language: InterfaceLanguage;
  readonly driverId: string;
  readonly ticketNumber: string;
}

/** The devices on which the driver of a ticket is signed in at `now` with push notifications on. */
export async function listTicketDevices(db: Db, ticketId: string, now: number): Promise<readonly TicketDevice[]> {
  return db
    .select({
      id: pushSubscriptions.id,
      endpoint: pushSubscriptions.endpoint,
      p256dh: pushSubscriptions.p256dh,
      auth: pushSubscriptions.auth,
      language: pushSubscriptions.language,
      driverId: supportTickets.userId,
      ticketNumber: supportTickets.ticketNumber,
    })
    .from(supportTickets)
    .innerJoin(pushSubscriptions, eq(pushSubscriptions.userId, supportTickets.userId))
    .innerJoin(sessions, and(eq(sessions.id, pushSubscriptions.sessionId), gt(sessions.expiresAt, now)))
    .innerJoin(users, and(eq(users.id, supportTickets.userId), isNull(users.disabledAt), isNull(users.erasedAt)))
    .where(eq(supportTickets.id, ticketId));
}
