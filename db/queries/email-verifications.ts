import { and, eq, gt, inArray, isNull, lt, sql } from "drizzle-orm";
import type { Db } from "../client.ts";
import { emailVerifications, users } from "../schema/index.ts";

/** Remembers a mailed link by the hash of its token. */
export async function insertVerification(
  db: Db,
  verification: Pick<typeof emailVerifications.$inferInsert, "id" | "userId" | "expiresAt" | "createdAt">,
): Promise<void> {
  await db.insert(emailVerifications).values(verification);
}

/**
 * Uses a link: once, before it expires, and for an account that may be used; the address is verified from then on.
 * False when the link is no good. One transaction and one round trip.
 */
export async function redeemVerification(
  db: Db,
  input: { readonly id: string; readonly now: number },
): Promise<boolean> {
  const { id, now } = input;
  const usable = db
    .select({ id: users.id })
    .from(users)
    .where(and(isNull(users.disabledAt), isNull(users.erasedAt)));
  const [redeemed] = await db.batch([
    db
      .update(emailVerifications)
      .set({ usedAt: now })
      .where(
        and(
          eq(emailVerifications.id, id),
          isNull(emailVerifications.usedAt),
          gt(emailVerifications.expiresAt, now),
          inArray(emailVerifications.userId, usable),
        ),
      )
      .returning({ userId: emailVerifications.userId }),
    db
      .update(users)
      .set({ emailVerifiedAt: sql`coalesce(${users.emailVerifiedAt}, ${now})` })
      .where(sql`${users.id} = (select user_id from email_verifications where id = ${id} and used_at = ${now})`),
  ]);
  return redeemed.length > 0;
}

/** Whether an account's owner has proved to read mail at its address. */
export async function isEmailVerified(db: Db, userId: string): Promise<boolean> {
  const [row] = await db.select({ verifiedAt: users.emailVerifiedAt }).from(users).where(eq(users.id, userId));
  return (row?.verifiedAt ?? null) !== null;
}

/** Forgets links that ended before a moment. */
export async function deleteOldVerifications(db: Db, endedBefore: number): Promise<void> {
  await db.delete(emailVerifications).where(lt(emailVerifications.expiresAt, endedBefore));
}
