import { and, eq, gt, isNull, lt, lte, sql } from "drizzle-orm";
import type { Db } from "../client.ts";
import { signInChallenges } from "../schema/index.ts";

/** Remembers that a password was right, by the hash of the token that the page holds. */
export async function insertChallenge(
  db: Db,
  challenge: { readonly id: string; readonly userId: string; readonly createdAt: number; readonly expiresAt: number },
): Promise<void> {
  await db.insert(signInChallenges).values(challenge);
}

const isOpen = (id: string, now: number) =>
  and(eq(signInChallenges.id, id), isNull(signInChallenges.usedAt), gt(signInChallenges.expiresAt, now));

/** Counts one more code on an open challenge. Returns whose it is; null when it is over or had its codes. */
export async function tryChallenge(
  db: Db,
  id: string,
  limits: { readonly attempts: number; readonly now: number },
): Promise<string | null> {
  const [row] = await db
    .update(signInChallenges)
    .set({ attempts: sql`${signInChallenges.attempts} + 1` })
    .where(and(isOpen(id, limits.now), lt(signInChallenges.attempts, limits.attempts)))
    .returning({ userId: signInChallenges.userId });
  return row?.userId ?? null;
}

/** Uses up a challenge: false when it is over or was used before. */
export async function spendChallenge(db: Db, id: string, now: number): Promise<boolean> {
  const spent = await db
    .update(signInChallenges)
    .set({ usedAt: now })
    .where(isOpen(id, now))
    .returning({ id: signInChallenges.id });
  return spent.length > 0;
}

/** Deletes what expired before a moment; for the nightly job. */
export async function deleteOldChallenges(db: Db, before: number): Promise<void> {
  await db.delete(signInChallenges).where(lte(signInChallenges.expiresAt, before));
}
