import { putPendingFactor } from "#db/queries/second-factors.ts";
import { type Actor, isStaff } from "#domain/access/actor.ts";
import { DomainError } from "#domain/errors.ts";
import type { Deps } from "#worker/ports/deps.ts";

/**
 * Makes a secret for the authenticator app of a member of staff. Nothing is asked for at the sign-in before a first code
 * has confirmed it; beginning again replaces the secret.
 * @throws second_factor.staff_only, second_factor.exists, second_factor.unavailable
 */
export async function beginEnrolment({ actor, deps }: { readonly actor: Actor; readonly deps: Deps }) {
  const { clock, db, secondFactors } = deps;
  const { userId, email } = actor;
  if (!isStaff(actor) && actor.withheldRoles.length === 0) throw new DomainError("second_factor.staff_only");
  if (secondFactors === null) throw new DomainError("second_factor.unavailable");
  const secret = secondFactors.newSecret();
  const sealedSecret = await secondFactors.seal(secret, userId);
  if (!(await putPendingFactor(db, { userId, sealedSecret, now: clock.now() }))) {
    throw new DomainError("second_factor.exists");
  }
  return { secret, uri: secondFactors.enrolmentUri(secret, email) };
}
