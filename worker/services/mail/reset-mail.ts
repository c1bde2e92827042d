import { brand } from "#domain/brand.ts";
import type { MailMessage } from "#worker/ports/mail.ts";
import { letter } from "./letter.ts";

/** The one-time link for a new password. */
export function resetMail({ to, link }: { readonly to: string; readonly link: string }): MailMessage {
  return letter({
    to,
    subject: `A new password for ${brand.product}`,
    paragraphs: ["Somebody, most likely you, asked for a new password for this account."],
    link: { label: "Choose a new password", url: link },
    closing: ["The link works once, within an hour. If you did not ask for it, there is nothing to do."],
  });
}
