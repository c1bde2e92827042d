import { eq, lte, sql } from "drizzle-orm";
import type { Db } from "../client.ts";
import { rateLimits } from "../schema/index.ts";

export interface RateWindow {
  /** How often the key was counted in its current window, this time included. */
  readonly count: number;
  readonly windowStart: number;
}

/** Counts one more in the key's current window, or begins a new one; one statement, so that no count is lost. */
export async function countRate(db: Db, key: string, windowMs: number, now: number): Promise<RateWindow> {
  const isOver = sql`${rateLimits.windowStart} <= ${now - windowMs}`;
  const [row] = await db
    .insert(rateLimits)
    .values({ key, windowStart: now, count: 1 })
    .onConflictDoUpdate({
      target: rateLimits.key,
      set: {
        count: sql`case when ${isOver} then 1 else ${rateLimits.count} + 1 end`,
        windowStart: sql`case when ${isOver} then ${now} else ${rateLimits.windowStart} end`,
      },
    })
    .returning({ count: rateLimits.count, windowStart: rateLimits.windowStart });
  return row ?? { count: 1, windowStart: now };
}

export async function clearRate(db: Db, key: string): Promise<void> {
  await db.delete(rateLimits).where(eq(rateLimits.key, key));
}

/** Deletes windows that began at or before `startedBefore`; for the nightly job. */
export async function deleteOldRates(db: Db, startedBefore: number): Promise<void> {
  await db.delete(rateLimits).where(lte(rateLimits.windowStart, startedBefore));
}
