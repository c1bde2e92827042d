import { countSignInTry, type SignInCounts, settleSignIn } from "#db/queries/sign-in-rates.ts";
import { tokenId } from "#db/queries/token-id.ts";
import { addressLimit, deviceKey, failuresPerAddress, signInFailures, signInKey } from "#domain/accounts/limits.ts";
import { DomainError } from "#domain/errors.ts";
import type { Deps } from "#worker/ports/deps.ts";
import type { Device } from "../auth/device.ts";

/** A try to sign in that was counted. */
export interface CountedTry {
  readonly allowed: boolean;
  readonly retryAfterMs: number;
  /** Called when the password was right: the failures are forgotten, and the address has its try back. */
  succeeded(): Promise<void>;
}

/**
 * Counts a try to sign in to an account, existing or not, before its password is looked at: so many tries at once are
 * no more than the limit either. A device that has signed in to the account before has a count of its own: strangers
 * never lock it out.
 */
export async function countTry(
  deps: Pick<Deps, "db" | "clock" | "local">,
  email: string,
  device: Pick<Device, "address" | "token">,
): Promise<CountedTry> {
  const { db, clock, local } = deps;
  const { limit, windowMs } = signInFailures;
  const now = clock.now();
  const token = device.token === null ? null : tokenId(device.token);
  const keys = {
    known: { key: deviceKey(token ?? "none", email), limit },
    address: { key: `sign-in@${device.address}`, limit: addressLimit(failuresPerAddress, local) },
    account: { key: signInKey(email), limit },
  };
  const counts = await countSignInTry(db, { email, device: token, ...keys, windowMs, now });
  const refusing = (Object.keys(keys) as (keyof SignInCounts)[])
    .filter((name) => (counts[name]?.count ?? 0) > keys[name].limit)
    .map((name) => (counts[name]?.windowStart ?? now) + windowMs - now);
  return {
    allowed: refusing.length === 0,
    retryAfterMs: Math.max(0, ...refusing),
    succeeded: () =>
      settleSignIn(db, {
        forgotten: [keys.known.key, keys.account.key],
        returned: counts.address === null ? null : keys.address.key,
      }),
  };
}

/** The same. @throws auth.rate_limited with `retryAfterMs` when it was one try too many. */
export async function countTryOrRefuse(...call: Parameters<typeof countTry>): Promise<CountedTry> {
  const counted = await countTry(...call);
  if (!counted.allowed) throw new DomainError("auth.rate_limited", { retryAfterMs: counted.retryAfterMs });
  return counted;
}
