import { findAccount } from "#db/queries/accounts.ts";
import { removeFactor } from "#db/queries/second-factors.ts";
import { type Actor, isAdmin } from "#domain/access/actor.ts";
import type { ResetSecondFactorInput } from "#domain/accounts/second-factor.ts";
import { DomainError } from "#domain/errors.ts";
import type { Deps } from "#worker/ports/deps.ts";
import { closeSockets } from "../auth/close-sockets.ts";
import { secondFactorMail } from "../mail/second-factor-mail.ts";
import { securityAudit } from "./security-audit.ts";

/**
 * Removes the second factor of a colleague who lost phone and recovery codes. The colleague is signed out everywhere,
 * told by mail, and sets up another one at the next sign-in where that is required.
 * @throws auth.role_required, user.own_account, user.not_found, second_factor.not_enrolled
 */
export async function resetSecondFactor({
  actor,
  deps,
  input,
}: {
  readonly actor: Actor;
  readonly deps: Deps;
  readonly input: ResetSecondFactorInput;
}): Promise<void> {
  if (!isAdmin(actor)) throw new DomainError("auth.role_required", { role: "admin" });
  const { userId } = input;
  if (userId === actor.userId) throw new DomainError("user.own_account");
  const found = await findAccount(deps.db, userId);
  if (found === null || !found.account.usable) throw new DomainError("user.not_found");
  const audit = securityAudit(deps, { action: "second_factor.reset", actorId: actor.userId, userId });
  const removed = await removeFactor(deps.db, { userId, audit, endSessions: true, unlessRequired: false });
  if (!removed) throw new DomainError("second_factor.not_enrolled");
  closeSockets(deps, userId, "account");
  const letter = secondFactorMail({ to: found.account.email, change: "reset", publicUrl: deps.publicUrl });
  deps.background(deps.mail.send(letter));
}
