import { and, desc, eq, gt, lte, ne, or, sql } from "drizzle-orm";
import type { Account } from "#domain/access/actor.ts";
import { staffSessionLength } from "#domain/access/session.ts";
import type { Db } from "../client.ts";
import { sessions, subscriptionTiers, userProfiles, userSubscriptions, users } from "../schema/index.ts";
import { accountFields, toAccount } from "./accounts.ts";

export type SessionRow = typeof sessions.$inferSelect;

/** A session with everything that says what its owner may do, in one round trip. */
export async function findSessionAccount(
  db: Db,
  sessionId: string,
): Promise<{ readonly session: SessionRow; readonly account: Account } | null> {
  const [row] = await db
    .select({ session: sessions, ...accountFields })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .leftJoin(userProfiles, eq(userProfiles.id, users.id))
    .leftJoin(userSubscriptions, eq(userSubscriptions.userId, users.id))
    .leftJoin(subscriptionTiers, eq(subscriptionTiers.id, userSubscriptions.tierId))
    .where(eq(sessions.id, sessionId));
  return row === undefined ? null : { session: row.session, account: toAccount(row) };
}

export async function insertSession(db: Db, session: SessionRow): Promise<void> {
  await sessionInsert(db, session);
}

/** The same as a statement for a batch. */
export function sessionInsert(db: Pick<Db, "insert">, session: SessionRow) {
  return db.insert(sessions).values(session);
}

/** Says that a session was used at `lastSeenAt` and moves its end. */
export async function extendSession(
  db: Db,
  sessionId: string,
  times: { readonly expiresAt: number; readonly lastSeenAt: number },
): Promise<void> {
  await db.update(sessions).set(times).where(eq(sessions.id, sessionId));
}

/** The sessions of a user that have not expired, last used first; a hundred at most. */
export async function listSessions(db: Db, userId: string, now: number): Promise<readonly SessionRow[]> {
  return db
    .select()
    .from(sessions)
    .where(and(eq(sessions.userId, userId), gt(sessions.expiresAt, now)))
    .orderBy(desc(sessions.lastSeenAt), sessions.id)
    .limit(100);
}

export async function deleteSession(db: Db, sessionId: string): Promise<void> {
  await db.delete(sessions).where(eq(sessions.id, sessionId));
}

/** Deletes a session if it is this user's; says whether it was there. */
export async function deleteSessionOf(db: Db, userId: string, sessionId: string): Promise<boolean> {
  const ended = await db
    .delete(sessions)
    .where(and(eq(sessions.id, sessionId), eq(sessions.userId, userId)))
    .returning({ id: sessions.id });
  return ended.length > 0;
}

/** Deletes the sessions of a user, except one where that is given. */
export async function deleteUserSessions(db: Db, userId: string, exceptSessionId?: string): Promise<void> {
  await userSessionsDelete(db, userId, exceptSessionId);
}

/** The same as a statement for a batch. */
export function userSessionsDelete(db: Pick<Db, "delete">, userId: string, exceptSessionId?: string) {
  const theirs = eq(sessions.userId, userId);
  return db
    .delete(sessions)
    .where(exceptSessionId === undefined ? theirs : and(theirs, ne(sessions.id, exceptSessionId)));
}

/** Says that the session's person proved who they are. */
export async function confirmSession(db: Db, sessionId: string, now: number): Promise<void> {
  await db.update(sessions).set({ confirmedAt: now }).where(eq(sessions.id, sessionId));
}

/** True, as a condition, for sessions of staff that are older than a shift at `now`. */
function outlastedShift(now: number) {
  return and(
    lte(sessions.createdAt, now - staffSessionLength),
    sql`exists (select 1 from user_roles where user_roles.user_id = sessions.user_id)`,
  );
}

/** True, as a condition, for sessions that are over at `now`. */
export function sessionIsOver(now: number) {
  return or(lte(sessions.expiresAt, now), outlastedShift(now));
}

/** Deletes sessions that are over at `now`; for the nightly job. */
export async function deleteExpiredSessions(db: Db, now: number): Promise<void> {
  await db.delete(sessions).where(sessionIsOver(now));
}
