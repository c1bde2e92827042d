import { findEndingAccount } from "#db/queries/erasure.ts";
import { type Actor, isAdmin } from "#domain/access/actor.ts";
import type { EraseUserInput } from "#domain/accounts/erasure.ts";
import { DomainError } from "#domain/errors.ts";
import type { Deps } from "#worker/ports/deps.ts";
import { endAccount } from "../account/end-account.ts";

/**
 * Erases another person's account for an administrator who typed its e-mail address.
 * @throws auth.role_required, user.own_account, user.not_found, user.email_differs, user.last_admin,
 * account.fleet_has_drivers, billing.unavailable; then nothing was erased
 */
export async function eraseUser({
  actor,
  deps,
  input,
}: {
  readonly actor: Actor;
  readonly deps: Deps;
  readonly input: EraseUserInput;
}): Promise<void> {
  if (!isAdmin(actor)) throw new DomainError("auth.role_required", { role: "admin" });
  const { userId, email } = input;
  if (userId === actor.userId) throw new DomainError("user.own_account");
  const account = await findEndingAccount(deps.db, userId);
  if (account === null) throw new DomainError("user.not_found");
  if (account.email !== email) throw new DomainError("user.email_differs");
  await endAccount({ actor, deps, account, userId });
}
