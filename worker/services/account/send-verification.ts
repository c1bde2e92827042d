import { isEmailVerified } from "#db/queries/email-verifications.ts";
import { findMailLanguage } from "#db/queries/mail-language.ts";
import type { Actor } from "#domain/access/actor.ts";
import { accountMailsPerEmail } from "#domain/accounts/limits.ts";
import type { Deps } from "#worker/ports/deps.ts";
import { makeVerificationLink } from "../auth/make-verification-link.ts";
import { refuseTooMany } from "../limits/refuse-too-many.ts";
import { verifyMail } from "../mail/verify-mail.ts";

/**
 * Mails the link that verifies one's own e-mail address once more. `sent` is false when the address is verified already.
 * @throws account.mail_limited; DomainError of the mail provider when it refuses
 */
export async function sendVerification({
  actor,
  deps,
}: {
  readonly actor: Pick<Actor, "userId" | "email">;
  readonly deps: Deps;
}): Promise<{ readonly sent: boolean }> {
  const [verified] = await Promise.all([
    isEmailVerified(deps.db, actor.userId),
    refuseTooMany(deps, {
      action: "verify-mail",
      code: "account.mail_limited",
      userId: actor.userId,
      perAccount: accountMailsPerEmail,
    }),
  ]);
  if (verified) return { sent: false };
  const link = await makeVerificationLink(deps, actor.userId);
  const language = await findMailLanguage(deps.db, actor.userId);
  await deps.mail.send(verifyMail({ to: actor.email, link, language }));
  return { sent: true };
}
