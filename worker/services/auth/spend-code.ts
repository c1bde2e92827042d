import { findSecondFactor, spendRecoveryCode, spendStep } from "#db/queries/second-factors.ts";
import { codeFailures, codeKey, readTypedCode } from "#domain/accounts/second-factor.ts";
import type { SignInFactor } from "#domain/accounts/sign-in-record.ts";
import { DomainError } from "#domain/errors.ts";
import type { Deps } from "#worker/ports/deps.ts";
import { enforceRateLimit } from "./enforce-rate-limit.ts";

/**
 * Checks a code of an account's second factor and spends it, so that it cannot be used again. Ten wrong codes in a
 * quarter of an hour, then none is looked at. A right code clears the count.
 * @throws auth.code_wrong, auth.code_used, auth.rate_limited, second_factor.not_enrolled, second_factor.unavailable
 */
export async function spendCode(deps: Deps, userId: string, typed: string): Promise<SignInFactor> {
  const { clock, db, limits, secondFactors } = deps;
  if (secondFactors === null) throw new DomainError("second_factor.unavailable");
  const key = codeKey(userId);
  const [factor] = await Promise.all([findSecondFactor(db, userId), enforceRateLimit(deps, key, codeFailures)]);
  if (factor === null || factor.confirmedAt === null) throw new DomainError("second_factor.not_enrolled");
  const given = readTypedCode(typed);
  if (given === null) throw new DomainError("auth.code_wrong");
  if (given.kind === "recovery_code") {
    const hash = await secondFactors.hashRecoveryCode(given.code, userId);
    if (!(await spendRecoveryCode(db, userId, hash, clock.now()))) throw new DomainError("auth.code_wrong");
  } else {
    const secret = await secondFactors.open(factor.sealedSecret, userId);
    const step = secondFactors.stepOf(secret, given.code, clock.now());
    if (step === null) throw new DomainError("auth.code_wrong");
    if (!(await spendStep(db, userId, step))) throw new DomainError("auth.code_used");
  }
  await limits.clear(key);
  return given.kind;
}
