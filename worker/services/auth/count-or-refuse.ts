import { addressLimit } from "#domain/accounts/limits.ts";
import { DomainError } from "#domain/errors.ts";
import type { Deps } from "#worker/ports/deps.ts";

interface Limit {
  readonly limit: number;
  readonly windowMs: number;
}

/** Counts one more from an address. @throws auth.rate_limited with `retryAfterMs` when it was one too many. */
export async function countAddress(deps: Deps, action: string, address: string, limit: Limit): Promise<void> {
  await count(deps, `${action}@${address}`, { ...limit, limit: addressLimit(limit.limit, deps.local) });
}

/** Counts one more under a key. @throws auth.rate_limited with `retryAfterMs` when it was one too many. */
export async function count(deps: Deps, key: string, limit: Limit): Promise<void> {
  const { allowed, retryAfterMs } = await deps.limits.hit({ key, ...limit });
  if (!allowed) throw new DomainError("auth.rate_limited", { retryAfterMs });
}
