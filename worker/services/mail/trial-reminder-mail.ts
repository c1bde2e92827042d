import { accountMails } from "#domain/accounts/mail-words.ts";
import type { InterfaceLanguage } from "#domain/languages/languages.ts";
import type { MailMessage } from "#worker/ports/mail.ts";
import { dayText } from "./day-text.ts";
import { letter } from "./letter.ts";
import { plainName } from "./plain-name.ts";

/** For a driver whose trial ends soon; `trialEnd` in milliseconds UTC. */
export function trialReminderMail({
  to,
  fullName,
  trialEnd,
  publicUrl,
  language,
}: {
  readonly to: string;
  readonly fullName: string | null;
  readonly trialEnd: number;
  readonly publicUrl: string;
  readonly language: InterfaceLanguage;
}): MailMessage {
  const { label, ...words } = accountMails[language].trialEnds(plainName(fullName), dayText(trialEnd, language));
  return letter({ to, language, ...words, link: { label, url: `${publicUrl}/pricing` } });
}
