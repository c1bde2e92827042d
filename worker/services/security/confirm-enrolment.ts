import { confirmFactor, findSecondFactor } from "#db/queries/second-factors.ts";
import type { Actor } from "#domain/access/actor.ts";
import { type ConfirmEnrolmentInput, codeFailures, codeKey, readTypedCode } from "#domain/accounts/second-factor.ts";
import { DomainError } from "#domain/errors.ts";
import type { Deps } from "#worker/ports/deps.ts";
import { enforceRateLimit } from "../auth/enforce-rate-limit.ts";
import { secondFactorMail } from "../mail/second-factor-mail.ts";
import { makeRecoveryCodes } from "./make-recovery-codes.ts";
import { securityAudit } from "./security-audit.ts";

/**
 * Turns a second factor on with the first code of the app. The account's other sessions end, because they were opened by
 * the password alone. Returns the recovery codes, which are shown this once.
 * @throws second_factor.not_started, second_factor.exists, second_factor.unavailable, auth.code_wrong, auth.rate_limited
 */
export async function confirmEnrolment({
  actor,
  deps,
  input,
}: {
  readonly actor: Actor;
  readonly deps: Deps;
  readonly input: ConfirmEnrolmentInput;
}): Promise<{ readonly recoveryCodes: readonly string[] }> {
  const { clock, db, limits, mail, secondFactors } = deps;
  const { userId, sessionId } = actor;
  if (secondFactors === null) throw new DomainError("second_factor.unavailable");
  const key = codeKey(userId);
  const [factor] = await Promise.all([findSecondFactor(db, userId), enforceRateLimit(deps, key, codeFailures)]);
  if (factor === null) throw new DomainError("second_factor.not_started");
  if (factor.confirmedAt !== null) throw new DomainError("second_factor.exists");
  const { sealedSecret } = factor;
  const typed = readTypedCode(input.code);
  const secret = await secondFactors.open(sealedSecret, userId);
  const step = typed?.kind === "totp" ? secondFactors.stepOf(secret, typed.code, clock.now()) : null;
  if (step === null) throw new DomainError("auth.code_wrong");
  const { codes, codeHashes } = await makeRecoveryCodes(deps, userId);
  const audit = securityAudit(deps, { action: "second_factor.enabled", actorId: userId, userId });
  const confirmed = await confirmFactor(db, {
    userId,
    sealedSecret,
    step,
    codeHashes,
    keptSessionId: sessionId,
    audit,
  });
  if (!confirmed) throw new DomainError("second_factor.exists");
  await limits.clear(key);
  deps.background(mail.send(secondFactorMail({ to: actor.email, change: "enabled", publicUrl: deps.publicUrl })));
  return { recoveryCodes: codes };
}
