import { removeFactor } from "#db/queries/second-factors.ts";
import type { Actor } from "#domain/access/actor.ts";
import type { DisableSecondFactorInput } from "#domain/accounts/second-factor.ts";
import { DomainError } from "#domain/errors.ts";
import type { Deps } from "#worker/ports/deps.ts";
import { spendCode } from "../auth/spend-code.ts";
import { secondFactorMail } from "../mail/second-factor-mail.ts";
import { securityAudit } from "./security-audit.ts";
import { verifyPassword } from "./verify-password.ts";

/**
 * Turns one's own second factor off with the password and a code. While all staff must have one, it stays.
 * @throws auth.password_wrong, auth.code_wrong, auth.code_used, auth.rate_limited, second_factor.not_enrolled,
 * second_factor.required; then nothing has changed
 */
export async function disableSecondFactor({
  actor,
  deps,
  input,
}: {
  readonly actor: Actor;
  readonly deps: Deps;
  readonly input: DisableSecondFactorInput;
}): Promise<void> {
  const { userId } = actor;
  await verifyPassword(deps, actor, input.password);
  await spendCode(deps, userId, input.code);
  const audit = securityAudit(deps, { action: "second_factor.disabled", actorId: userId, userId });
  const removed = await removeFactor(deps.db, { userId, audit, endSessions: false, unlessRequired: true });
  // It was there a moment ago: what kept it is the requirement.
  if (!removed) throw new DomainError("second_factor.required");
  deps.background(deps.mail.send(secondFactorMail({ to: actor.email, change: "disabled", publicUrl: deps.publicUrl })));
}
