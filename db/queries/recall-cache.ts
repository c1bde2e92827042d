import { eq, lte } from "drizzle-orm";
import type { Recall } from "#domain/trucks/recall.ts";
import type { Db } from "../client.ts";
import { recallCache } from "../schema/index.ts";

export interface KeptRecalls {
  readonly recalls: readonly Recall[];
  readonly fetchedAt: number;
}

/** The recalls that were kept under a key, however old; null when there are none. */
export async function findKeptRecalls(db: Db, key: string): Promise<KeptRecalls | null> {
  const [row] = await db.select().from(recallCache).where(eq(recallCache.key, key));
  return row === undefined ? null : { recalls: row.value, fetchedAt: row.fetchedAt };
}

export async function keepRecalls(db: Db, key: string, recalls: readonly Recall[], now: number): Promise<void> {
  const kept = { value: recalls, fetchedAt: now };
  await db
    .insert(recallCache)
    .values({ key, ...kept })
    .onConflictDoUpdate({ target: recallCache.key, set: kept });
}

/** Deletes what was fetched at `before` or earlier. */
export async function deleteOldRecalls(db: Db, before: number): Promise<void> {
  await db.delete(recallCache).where(lte(recallCache.fetchedAt, before));
}
