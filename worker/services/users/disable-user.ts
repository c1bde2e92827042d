import { setDisabled } from "#db/queries/disabling.ts";
import { type Actor, isAdmin } from "#domain/access/actor.ts";
import type { DisableUserInput } from "#domain/accounts/erasure.ts";
import { DomainError } from "#domain/errors.ts";
import { newId } from "#domain/ids.ts";
import type { Deps } from "#worker/ports/deps.ts";
import { closeSockets } from "../auth/close-sockets.ts";
import { publishWaiting } from "../tickets/publish-waiting.ts";

/**
 * Keeps somebody from using their account, or lets them again. Whoever is kept out is signed out everywhere within
 * seconds, and tickets that they had in hand are free again; nothing of theirs is lost.
 * @throws auth.role_required, user.own_account, user.not_found, user.last_admin
 */
export async function disableUser({
  actor,
  deps,
  input,
}: {
  readonly actor: Actor;
  readonly deps: Deps;
  readonly input: DisableUserInput;
}): Promise<void> {
  if (!isAdmin(actor)) throw new DomainError("auth.role_required", { role: "admin" });
  const { userId, disabled } = input;
  if (userId === actor.userId) throw new DomainError("user.own_account");
  const outcome = await setDisabled(deps.db, {
    userId,
    disabled,
    actor: { userId: actor.userId, name: actor.fullName },
    auditId: newId("audit", deps.randomBytes),
    now: deps.clock.now(),
  });
  if (outcome.disabled === null) throw new DomainError("user.not_found");
  if (outcome.disabled !== disabled) throw new DomainError("user.last_admin");
  if (!disabled) return;
  closeSockets(deps, userId, "account");
  publishWaiting(deps, outcome.releasedTickets);
}
