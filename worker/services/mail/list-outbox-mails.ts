import { listOutboxMails as listStoredMails } from "#db/queries/mail-outbox.ts";
import type { Deps } from "#worker/ports/deps.ts";
import type { MailMessage } from "#worker/ports/mail.ts";

const mailsShown = 100;

export interface SentMail extends MailMessage {
  readonly id: string;
  readonly createdAt: number;
}

/** The newest hundred mails of a local run, newest first, of everybody or to one address. */
export async function listOutboxMails({
  deps,
  input,
}: {
  readonly deps: Pick<Deps, "db">;
  readonly input: { readonly to?: string | undefined };
}): Promise<readonly SentMail[]> {
  const mails = await listStoredMails(deps.db, mailsShown, input.to?.trim().toLowerCase());
  return mails.map(({ id, recipient, subject, text, html, createdAt }) => ({
    id,
    to: recipient,
    subject,
    text,
    html,
    createdAt,
  }));
}
