import { findAccountByEmail } from "#db/queries/accounts.ts";
import { findMailLanguage } from "#db/queries/mail-language.ts";
import { insertReset } from "#db/queries/password-resets.ts";
import { tokenId } from "#db/queries/token-id.ts";
import { accountMailsPerEmail, resetsPerAddress } from "#domain/accounts/limits.ts";
import { type RequestResetInput, resetLifetime } from "#domain/accounts/password-reset.ts";
import { newToken } from "#domain/accounts/token.ts";
import type { Deps } from "#worker/ports/deps.ts";
import { resetMail } from "../mail/reset-mail.ts";
import type { Device } from "./device.ts";
import { enforceAddressLimit } from "./enforce-rate-limit.ts";

/**
 * Mails a link for a new password to an account's owner. Whether there is an account shows neither in the answer
 * nor in its time: everything that depends on it happens after the answer.
 * @throws auth.rate_limited
 */
export async function requestReset({
  deps,
  input,
  device,
}: {
  readonly deps: Deps;
  readonly input: RequestResetInput;
  readonly device: Device;
}): Promise<void> {
  await enforceAddressLimit(deps, "reset", device.address, resetsPerAddress);
  deps.background(mailLink(deps, input.email));
}

async function mailLink({ clock, db, limits, mail, publicUrl, randomBytes }: Deps, email: string): Promise<void> {
  const found = await findAccountByEmail(db, email);
  if (found === null || !found.account.usable) return;
  const { allowed } = await limits.hit({ key: `reset:${email}`, ...accountMailsPerEmail });
  if (!allowed) return;
  const token = newToken(randomBytes);
  const now = clock.now();
  await insertReset(db, {
    id: tokenId(token),
    userId: found.account.userId,
    expiresAt: now + resetLifetime,
    createdAt: now,
  });
  const language = await findMailLanguage(db, found.account.userId);
  await mail.send(resetMail({ to: email, link: `${publicUrl}/auth/reset?token=${token}`, language }));
}
