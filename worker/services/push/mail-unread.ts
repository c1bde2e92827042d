import { findTicketToMail } from "#db/queries/unread-mail.ts";
import type { MailedNotice } from "#domain/push/unread.ts";
import { decideUnreadMail } from "#domain/push/unread-mail.ts";
import type { Deps } from "#worker/ports/deps.ts";
import { unreadMail } from "../mail/unread-mail.ts";

/**
 * Tells a driver by mail of what stands unread on their ticket, if they want that. Rejects when the mail does not go
 * out; whoever asks for it sees to it that it is asked for once.
 */
export async function mailUnread({
  deps,
  input,
}: {
  readonly deps: Pick<Deps, "db" | "mail" | "publicUrl">;
  readonly input: { readonly ticketId: string; readonly notice: MailedNotice };
}): Promise<{ readonly mailed: boolean }> {
  const { ticketId, notice } = input;
  const ticket = await findTicketToMail(deps.db, ticketId);
  const language = ticket && decideUnreadMail(ticket, notice);
  if (ticket === null || language === null) return { mailed: false };
  const { email: to, ticketNumber } = ticket;
  await deps.mail.send(unreadMail({ to, ticketNumber, notice, language, publicUrl: deps.publicUrl }));
  return { mailed: true };
}
