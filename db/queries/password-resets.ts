import { and, eq, gt, inArray, isNull, lt, sql } from "drizzle-orm";
import type { Db } from "../client.ts";
import { knownDevices, passwordResets, rateLimits, sessions, users } from "../schema/index.ts";

/** Remembers a mailed link by the hash of its token. */
export async function insertReset(
  db: Db,
  reset: Pick<typeof passwordResets.$inferInsert, "id" | "userId" | "expiresAt" | "createdAt">,
): Promise<void> {
  await db.insert(passwordResets).values(reset);
}

/**
 * Uses a link: once, before it expires, and for an account that may be used. The password is replaced, every session
 * ends, the account's other links stop working and its count of failures is forgotten, all in one transaction and one
 * round trip. Returns whose it was, or null when the link is no good.
 */
export async function redeemReset(
  db: Db,
  input: {
    readonly id: string;
    readonly passwordHash: string;
    readonly auditId: string;
    /** The key of an account's count of failures is this and its e-mail. */
    readonly failuresOf: string;
    readonly now: number;
  },
): Promise<{ readonly userId: string; readonly email: string } | null> {
  const { id, passwordHash, auditId, failuresOf, now } = input;
  const usable = db
    .select({ id: users.id })
    .from(users)
    .where(and(isNull(users.disabledAt), isNull(users.erasedAt)));
  const good = and(
    eq(passwordResets.id, id),
    isNull(passwordResets.usedAt),
    gt(passwordResets.expiresAt, now),
    inArray(passwordResets.userId, usable),
  );
  // The audit record comes first, and the other statements depend on it: a second use of the link finds it used.
  const owner = sql`(select subject_id from audit_log where id = ${auditId})`;
  const [, [redeemed]] = await db.batch([
    db.run(sql`insert into audit_log (id, actor_id, action, subject_kind, subject_id, data, request_id, created_at)
      select ${auditId}, user_id, 'password.reset', 'user', user_id, '{}', null, ${now}
      from ${passwordResets} where ${good}`),
    db
      .update(users)
      // The link came by mail, so its use verifies the address.
      .set({ passwordHash, emailVerifiedAt: sql`coalesce(${users.emailVerifiedAt}, ${now})` })
      .where(sql`${users.id} = ${owner}`)
      .returning({ userId: users.id, email: users.email }),
    db.delete(sessions).where(sql`${sessions.userId} = ${owner}`),
    // Devices that signed in before the reset are unknown again.
    db.delete(knownDevices).where(sql`${knownDevices.userId} = ${owner}`),
    db
      .update(passwordResets)
      .set({ usedAt: now })
      .where(and(sql`${passwordResets.userId} = ${owner}`, isNull(passwordResets.usedAt))),
    db
      .delete(rateLimits)
      .where(sql`${rateLimits.key} = ${failuresOf} || (select email from users where id = ${owner})`),
  ]);
  return redeemed ?? null;
}

/** Forgets links that ended before a moment. */
export async function deleteOldResets(db: Db, endedBefore: number): Promise<void> {
  await db.delete(passwordResets).where(lt(passwordResets.expiresAt, endedBefore));
}
