import { redeemVerification } from "#db/queries/email-verifications.ts";
import { tokenId } from "#db/queries/token-id.ts";
import type { VerifyEmailInput } from "#domain/accounts/email-verification.ts";
import { verificationsPerAddress } from "#domain/accounts/limits.ts";
import { DomainError } from "#domain/errors.ts";
import type { Deps } from "#worker/ports/deps.ts";
import { enforceAddressLimit } from "./enforce-rate-limit.ts";

/**
 * Verifies the e-mail address of an account with a mailed link, once and within its seven days. Whoever has the link
 * reads the mail; no session is needed, and none is made.
 * @throws auth.verify_token_invalid, auth.rate_limited
 */
export async function verifyEmail({
  deps,
  input,
  address,
}: {
  readonly deps: Deps;
  readonly input: VerifyEmailInput;
  readonly address: string;
}): Promise<void> {
  await enforceAddressLimit(deps, "verify-email", address, verificationsPerAddress);
  const verified = await redeemVerification(deps.db, { id: tokenId(input.token), now: deps.clock.now() });
  if (!verified) throw new DomainError("auth.verify_token_invalid");
}
