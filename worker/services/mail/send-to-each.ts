import type { Log } from "#worker/ports/log.ts";
import type { Mail, MailMessage } from "#worker/ports/mail.ts";

/** Mails on their way at one time. */
const atOnce = 10;

/** Writes to everybody of a list. A mail that fails is logged under `failure` and keeps no other from going out. */
export async function sendToEach(
  deps: { readonly mail: Mail; readonly log: Log },
  people: readonly { readonly userId: string; readonly email: string }[],
  message: (to: string) => MailMessage,
  failure: { readonly event: string; readonly ticketId: string },
): Promise<void> {
  const { event, ticketId } = failure;
  const send = ({ userId, email }: { readonly userId: string; readonly email: string }) =>
    deps.mail.send(message(email)).catch((error: unknown) => deps.log.error(event, error, { ticketId, userId }));
  const waiting = [...people];
  while (waiting.length > 0) await Promise.all(waiting.splice(0, atOnce).map(send));
}
