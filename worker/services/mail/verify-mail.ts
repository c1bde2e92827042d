import { accountMails } from "#domain/accounts/mail-words.ts";
import type { InterfaceLanguage } from "#domain/languages/languages.ts";
import type { MailMessage } from "#worker/ports/mail.ts";
import { letter } from "./letter.ts";

/** The link by which an account's owner proves to read mail at its address. */
export function verifyMail({
  to,
  link,
  language,
}: {
  readonly to: string;
  readonly link: string;
  readonly language: InterfaceLanguage;
}): MailMessage {
  const { label, ...words } = accountMails[language].verify;
  return letter({ to, language, ...words, link: { label, url: link } });
}
