import { findEndingAccount } from "#db/queries/erasure.ts";
import type { Actor } from "#domain/access/actor.ts";
import type { EraseAccountInput } from "#domain/accounts/erasure.ts";
import { ownPasswordKey, signInFailures } from "#domain/accounts/limits.ts";
import { DomainError } from "#domain/errors.ts";
import type { Deps } from "#worker/ports/deps.ts";
import { enforceRateLimit } from "../auth/enforce-rate-limit.ts";
import { endAccount } from "./end-account.ts";

/**
 * Erases the caller's own account; needs its password, with ten wrong guesses in a quarter of an hour.
 * Returns the cookie to remove.
 * @throws auth.password_wrong, auth.rate_limited, user.last_admin, account.fleet_has_drivers, billing.unavailable;
 * then nothing was erased
 */
export async function eraseAccount({
  actor,
  deps,
  input,
}: {
  readonly actor: Actor;
  readonly deps: Deps;
  readonly input: EraseAccountInput;
}): Promise<{ readonly setCookie: string }> {
  const { db, passwords, sessions } = deps;
  const [account] = await Promise.all([
    findEndingAccount(db, actor.userId),
    enforceRateLimit(deps, ownPasswordKey(actor.userId), signInFailures),
  ]);
  if (account === null) throw new DomainError("auth.required");
  if (!(await passwords.verify(account.passwordHash, input.password))) throw new DomainError("auth.password_wrong");
  await endAccount({ actor, deps, account, userId: actor.userId });
  return { setCookie: sessions.blankCookie() };
}
