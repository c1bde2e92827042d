import { accountMails } from "#domain/accounts/mail-words.ts";
import type { InterfaceLanguage } from "#domain/languages/languages.ts";
import type { MailMessage } from "#worker/ports/mail.ts";
import { letter } from "./letter.ts";

/** The one-time link for a new password. */
export function resetMail({
  to,
  link,
  language,
}: {
  readonly to: string;
  readonly link: string;
  readonly language: InterfaceLanguage;
}): MailMessage {
  const { label, ...words } = accountMails[language].reset;
  return letter({ to, language, ...words, link: { label, url: link } });
}
