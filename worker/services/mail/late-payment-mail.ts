import { accountMails } from "#domain/accounts/mail-words.ts";
import type { InterfaceLanguage } from "#domain/languages/languages.ts";
import type { MailMessage } from "#worker/ports/mail.ts";
import { dayText } from "./day-text.ts";
import { letter } from "./letter.ts";

/** For a subscriber whose payment failed; `until` is when the access ends, milliseconds UTC. */
export function latePaymentMail({
  to,
  until,
  publicUrl,
  language,
}: {
  readonly to: string;
  readonly until: number;
  readonly publicUrl: string;
  readonly language: InterfaceLanguage;
}): MailMessage {
  const { label, ...words } = accountMails[language].latePayment(dayText(until, language));
  return letter({ to, language, ...words, link: { label, url: `${publicUrl}/account` } });
}
