import { clearRate, countRate } from "#db/queries/rate-limits.ts";
import type { Clock } from "#worker/ports/clock.ts";
import type { Db } from "#worker/ports/deps.ts";
import type { Limits } from "#worker/ports/limits.ts";

/** Limits counted in the database. A window begins with the first count; being refused does not make it longer. */
export function createDatabaseLimits(db: Db, clock: Clock): Limits {
  return {
    async hit({ key, limit, windowMs }) {
      const now = clock.now();
      const { count, windowStart } = await countRate(db, key, windowMs, now);
      const allowed = count <= limit;
      return { allowed, retryAfterMs: allowed ? 0 : Math.max(0, windowStart + windowMs - now) };
    },
    clear: (key) => clearRate(db, key),
  };
}
