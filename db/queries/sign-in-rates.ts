import { eq, inArray, type SQL, sql } from "drizzle-orm";
import type { Db } from "../client.ts";
import { rateLimits } from "../schema/index.ts";
import { isKnownDevice } from "./known-devices.ts";
import type { RateWindow } from "./rate-limits.ts";

interface CountedKey {
  readonly key: string;
  readonly limit: number;
}

export interface SignInTry {
  readonly email: string;
  /** The hash of the device's token; null for a device without one. */
  readonly device: string | null;
  /** Counts the tries of a device that has signed in to the account before. */
  readonly known: CountedKey;
  /** Counts the tries of all other devices: from one address, and for one account. */
  readonly address: CountedKey;
  readonly account: CountedKey;
  readonly windowMs: number;
  readonly now: number;
}

/** The counts after a try; null for those that it does not count under. */
export interface SignInCounts {
  readonly known: RateWindow | null;
  readonly address: RateWindow | null;
  /** Also null when the address was refused: it cannot be used to lock accounts after that. */
  readonly account: RateWindow | null;
}

/**
 * Counts a try to sign in, before the password is looked at: a known device under itself alone, any other under its
 * address, and under the account while the address is within its limit. One transaction and one round trip.
 */
export async function countSignInTry(db: Db, tried: SignInTry): Promise<SignInCounts> {
  const { known, address, account, windowMs, now } = tried;
  const isKnown = isKnownDevice(tried.email, tried.device);
  const count = (key: string, provided: SQL) => {
    const isOver = sql`rate_limits.window_start <= ${now - windowMs}`;
    return db.all<{ count: number; windowStart: number }>(sql`insert into rate_limits (key, window_start, count)
      select ${key}, ${now}, 1 where ${provided}
      on conflict (key) do update set
        count = case when ${isOver} then 1 else rate_limits.count + 1 end,
        window_start = case when ${isOver} then ${now} else rate_limits.window_start end
      returning count, window_start as "windowStart"`);
  };
  const isWithin = sql`(select count from rate_limits where key = ${address.key}) <= ${address.limit}`;
  const [[byDevice], [byAddress], [byAccount]] = await db.batch([
    count(known.key, isKnown),
    count(address.key, sql`not ${isKnown}`),
    count(account.key, sql`not ${isKnown} and ${isWithin}`),
  ]);
  return { known: byDevice ?? null, address: byAddress ?? null, account: byAccount ?? null };
}

/** After a success: forgets the failures under `forgotten` keys, and takes one try back from `returned`. */
export async function settleSignIn(
  db: Db,
  keys: { readonly forgotten: readonly string[]; readonly returned: string | null },
): Promise<void> {
  await db.batch([
    db.delete(rateLimits).where(inArray(rateLimits.key, [...keys.forgotten])),
    db
      .update(rateLimits)
      .set({ count: sql`max(0, ${rateLimits.count} - 1)` })
      .where(eq(rateLimits.key, keys.returned ?? "")),
  ]);
}
