import type { InterfaceLanguage } from "#domain/languages/languages.ts";
import { unreadMailWords } from "#domain/push/mail-words.ts";
import { noticeSentence } from "#domain/push/notice.ts";
import type { MailedNotice } from "#domain/push/unread.ts";
import type { MailMessage } from "#worker/ports/mail.ts";
import { letter } from "./letter.ts";

/** For a driver whose devices received no push: the text of the push, and a link to the ticket. */
export function unreadMail({
  to,
  ticketNumber,
  notice,
  language,
  publicUrl,
}: {
  readonly to: string;
  readonly ticketNumber: string;
  readonly notice: MailedNotice;
  readonly language: InterfaceLanguage;
  readonly publicUrl: string;
}): MailMessage {
  const words = unreadMailWords[language];
  const told = noticeSentence(notice, language);
  return letter({
    to,
    language,
    subject: `${ticketNumber}: ${told}`,
    paragraphs: [`${told}.`, words.read(`\u2068${ticketNumber}\u2069`)],
    link: { label: words.open, url: `${publicUrl}/tickets/${ticketNumber}` },
    closing: [words.why, words.off],
  });
}
