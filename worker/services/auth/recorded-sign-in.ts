import { findAccountByEmail } from "#db/queries/accounts.ts";
import type { SignInOutcome } from "#domain/accounts/sign-in-record.ts";
import { type ErrorCode, isDomainError } from "#domain/errors.ts";
import { recordSignIn } from "./record-sign-in.ts";
import { type SignIn, signIn } from "./sign-in.ts";

const refusals: Readonly<Partial<Record<ErrorCode, SignInOutcome>>> = {
  "auth.invalid_credentials": "wrong_password",
  "auth.rate_limited": "rate_limited",
  "auth.disabled": "disabled",
};

/**
 * Signs in and records how it ended. The record is written behind the answer, so that the time of the answer does not
 * tell whether there is an account; whose attempt it was is looked up there too, and an address without an account is
 * not stored.
 * @throws what `signIn` throws
 */
export async function recordedSignIn(request: Parameters<typeof signIn>[0]): Promise<SignIn> {
  const { deps, device, input } = request;
  const record = async (outcome: SignInOutcome) => {
    const found = await findAccountByEmail(deps.db, input.email);
    await recordSignIn(deps, { userId: found?.account.userId ?? null, outcome, factor: null, device });
  };
  try {
    const answer = await signIn(request);
    deps.background(record(answer.me === null ? "code_needed" : "signed_in"));
    return answer;
  } catch (error) {
    const outcome = isDomainError(error) ? refusals[error.code] : undefined;
    if (outcome !== undefined) deps.background(record(outcome));
    throw error;
  }
}
