import { insertVerification } from "#db/queries/email-verifications.ts";
import { tokenId } from "#db/queries/token-id.ts";
import { verificationLifetime } from "#domain/accounts/email-verification.ts";
import { newToken } from "#domain/accounts/token.ts";
import type { Deps } from "#worker/ports/deps.ts";

/** Makes a link that proves once, within seven days, that an account's owner reads mail at its address. */
export async function makeVerificationLink(
  { db, clock, randomBytes, publicUrl }: Pick<Deps, "db" | "clock" | "randomBytes" | "publicUrl">,
  userId: string,
): Promise<string> {
  const token = newToken(randomBytes);
  const now = clock.now();
  await insertVerification(db, {
    id: tokenId(token),
    userId,
    expiresAt: now + verificationLifetime,
    createdAt: now,
  });
  return `${publicUrl}/auth/verify?token=${token}`;
}
