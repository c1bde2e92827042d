import { and, eq, gt, inArray, isNull, lt } from "drizzle-orm";
import type { Db } from "../client.ts";
import { passwordResets, users } from "../schema/index.ts";
import { auditInsert } from "./audit.ts";
import { userSessionsDelete } from "./sessions.ts";

/** Remembers a mailed link by the hash of its token. */
export async function insertReset(
  db: Db,
  reset: Pick<typeof passwordResets.$inferInsert, "id" | "userId" | "expiresAt" | "createdAt">,
): Promise<void> {
  await db.insert(passwordResets).values(reset);
}

/**
 * Uses a link: once, before it expires, and for an account that may be used. The password is replaced, every session ends,
 * and the account's other links stop working, all in one transaction. Returns whose it was, or null when the link is no good.
 */
export function redeemReset(
  db: Db,
  input: { readonly id: string; readonly passwordHash: string; readonly auditId: string; readonly now: number },
): Promise<{ readonly userId: string; readonly email: string } | null> {
  const { id, passwordHash, auditId, now } = input;
  return db.transaction(async (tx) => {
    const usable = tx
      .select({ id: users.id })
      .from(users)
      .where(and(isNull(users.disabledAt), isNull(users.erasedAt)));
    const [used] = await tx
      .update(passwordResets)
      .set({ usedAt: now })
      .where(
        and(
          eq(passwordResets.id, id),
          isNull(passwordResets.usedAt),
          gt(passwordResets.expiresAt, now),
          inArray(passwordResets.userId, usable),
        ),
      )
      .returning({ userId: passwordResets.userId });
    if (used === undefined) return null;
    const { userId } = used;
    const [user] = await tx
      .update(users)
      .set({ passwordHash })
      .where(eq(users.id, userId))
      .returning({ email: users.email });
    await userSessionsDelete(tx, userId);
    await tx
      .update(passwordResets)
      .set({ usedAt: now })
      .where(and(eq(passwordResets.userId, userId), isNull(passwordResets.usedAt)));
    await auditInsert(tx, {
      id: auditId,
      actorId: userId,
      action: "password.reset",
      subjectKind: "user",
      subjectId: userId,
      createdAt: now,
    });
    return user === undefined ? null : { userId, email: user.email };
  });
}

/** Forgets links that ended before a moment. */
export async function deleteOldResets(db: Db, endedBefore: number): Promise<void> {
  await db.delete(passwordResets).where(lt(passwordResets.expiresAt, endedBefore));
}
