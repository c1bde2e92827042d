import { newRecoveryCodes } from "#domain/accounts/second-factor.ts";
import { DomainError } from "#domain/errors.ts";
import type { Deps } from "#worker/ports/deps.ts";

export interface RecoveryCodes {
  /** Shown once. */
  readonly codes: readonly string[];
  readonly codeHashes: readonly string[];
}

/** Ten recovery codes for an account, and the hashes to store. @throws second_factor.unavailable */
export async function makeRecoveryCodes(
  { randomBytes, secondFactors }: Pick<Deps, "randomBytes" | "secondFactors">,
  userId: string,
): Promise<RecoveryCodes> {
  if (secondFactors === null) throw new DomainError("second_factor.unavailable");
  const codes = newRecoveryCodes(randomBytes);
  const codeHashes = await Promise.all(
    codes.map((code) => secondFactors.hashRecoveryCode(code.replaceAll("-", ""), userId)),
  );
  return { codes, codeHashes };
}
