import { addressLimit } from "#domain/accounts/limits.ts";
import { DomainError, type ErrorCode } from "#domain/errors.ts";
import type { Deps } from "#worker/ports/deps.ts";

interface Limit {
  readonly limit: number;
  readonly windowMs: number;
}

export interface CountedAction {
  /** What the keys of its counts begin with. */
  readonly action: string;
  readonly userId: string;
  readonly perAccount: Limit;
  /** Where the request comes from and how often it may from there; absent where only the account is counted. */
  readonly from?: { readonly address: string; readonly perAddress: Limit };
}

/** Counts one more of an account and of its address. Answers in how many milliseconds it is allowed again; 0 for now. */
export async function countAction(deps: Pick<Deps, "limits" | "local">, counted: CountedAction): Promise<number> {
  const { action, userId, perAccount, from } = counted;
  const hits = [deps.limits.hit({ key: `${action}:${userId}`, ...perAccount })];
  if (from !== undefined) {
    const limit = addressLimit(from.perAddress.limit, deps.local);
    hits.push(deps.limits.hit({ key: `${action}@${from.address}`, ...from.perAddress, limit }));
  }
  const refused = (await Promise.all(hits)).filter(({ allowed }) => !allowed);
  return Math.max(0, ...refused.map(({ retryAfterMs }) => Math.max(1, retryAfterMs)));
}

/** The same. @throws DomainError of `code` with `retryAfterMs` when it was one too many. */
export async function refuseTooMany(
  deps: Pick<Deps, "limits" | "local">,
  counted: CountedAction & { readonly code: ErrorCode },
): Promise<void> {
  const retryAfterMs = await countAction(deps, counted);
  if (retryAfterMs > 0) throw new DomainError(counted.code, { retryAfterMs });
}
