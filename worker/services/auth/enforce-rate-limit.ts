import { addressLimit } from "#domain/accounts/limits.ts";
import { DomainError } from "#domain/errors.ts";
import type { Deps } from "#worker/ports/deps.ts";

interface Limit {
  readonly limit: number;
  readonly windowMs: number;
}

/** Counts one request of an address. @throws auth.rate_limited with `retryAfterMs` over the limit. */
export async function enforceAddressLimit(deps: Deps, action: string, address: string, limit: Limit): Promise<void> {
  await enforceRateLimit(deps, `${action}@${address}`, { ...limit, limit: addressLimit(limit.limit, deps.local) });
}

/** Counts one request under a key. @throws auth.rate_limited with `retryAfterMs` over the limit. */
export async function enforceRateLimit(deps: Deps, key: string, limit: Limit): Promise<void> {
  const { allowed, retryAfterMs } = await deps.limits.hit({ key, ...limit });
  if (!allowed) throw new DomainError("auth.rate_limited", { retryAfterMs });
}
