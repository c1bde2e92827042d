import { setSecondFactorRequired } from "#db/queries/staff-security.ts";
import { type Actor, isAdmin } from "#domain/access/actor.ts";
import type { RequireSecondFactorInput } from "#domain/accounts/second-factor.ts";
import { DomainError } from "#domain/errors.ts";
import type { Deps } from "#worker/ports/deps.ts";
import { securityAudit } from "./security-audit.ts";

/**
 * Requires a second factor of all staff, or no longer. Staff without one keep the session and can do nothing of the
 * staff's before setting one up. The administrator who requires it must have one, so that the rule can be undone.
 * @throws auth.role_required, second_factor.enrol_first
 */
export async function requireSecondFactor({
  actor,
  deps,
  input,
}: {
  readonly actor: Actor;
  readonly deps: Pick<Deps, "clock" | "db" | "randomBytes">;
  readonly input: RequireSecondFactorInput;
}): Promise<void> {
  if (!isAdmin(actor)) throw new DomainError("auth.role_required", { role: "admin" });
  const { required } = input;
  const action = required ? "second_factor.required" : "second_factor.not_required";
  const audit = securityAudit(deps, { action, actorId: actor.userId, userId: actor.userId });
  if (!(await setSecondFactorRequired(deps.db, { required, audit })))
    throw new DomainError("second_factor.enrol_first");
}
