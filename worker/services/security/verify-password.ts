import { findPasswordHash } from "#db/queries/users.ts";
import type { Actor } from "#domain/access/actor.ts";
import { ownPasswordKey, signInFailures } from "#domain/accounts/limits.ts";
import { DomainError } from "#domain/errors.ts";
import type { Deps } from "#worker/ports/deps.ts";
import { enforceRateLimit } from "../auth/enforce-rate-limit.ts";

/**
 * Checks the password of a signed-in user; ten wrong ones in a quarter of an hour, counted apart from strangers'.
 * @throws auth.password_wrong, auth.rate_limited
 */
export async function verifyPassword(deps: Deps, actor: Actor, password: string): Promise<void> {
  const key = ownPasswordKey(actor.userId);
  const [hash] = await Promise.all([
    findPasswordHash(deps.db, actor.userId),
    enforceRateLimit(deps, key, signInFailures),
  ]);
  const matches = hash !== null && (await deps.passwords.verify(hash, password));
  if (!matches) throw new DomainError("auth.password_wrong");
  await deps.limits.clear(key);
}
