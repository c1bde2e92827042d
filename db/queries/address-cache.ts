import { and, eq, gt, lte } from "drizzle-orm";
import type { Db } from "../client.ts";
import { addressCache } from "../schema/index.ts";

/** An answer that was kept under a key after `since`; its value is null when the service knew nothing. */
export async function findKeptAnswer(
  db: Db,
  key: string,
  since: number,
): Promise<{ readonly value: string | null } | null> {
  const [row] = await db
    .select({ value: addressCache.value })
    .from(addressCache)
    .where(and(eq(addressCache.key, key), gt(addressCache.fetchedAt, since)));
  return row ?? null;
}

export async function keepAnswer(db: Db, key: string, value: string | null, now: number): Promise<void> {
  const kept = { value, fetchedAt: now };
  await db
    .insert(addressCache)
    .values({ key, ...kept })
    .onConflictDoUpdate({ target: addressCache.key, set: kept });
}

/** Deletes what was fetched at `before` or earlier. */
export async function deleteOldAnswers(db: Db, before: number): Promise<void> {
  await db.delete(addressCache).where(lte(addressCache.fetchedAt, before));
}
