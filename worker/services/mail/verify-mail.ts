import { brand } from "#domain/brand.ts";
import type { MailMessage } from "#worker/ports/mail.ts";
import { letter } from "./letter.ts";

/** The link by which an account's owner proves to read mail at its address. */
export function verifyMail({ to, link }: { readonly to: string; readonly link: string }): MailMessage {
  return letter({
    to,
    subject: `Verify your email for ${brand.product}`,
    paragraphs: [`Open this link to confirm that this mailbox belongs to your ${brand.product} account.`],
    link: { label: "Verify email", url: link },
    closing: ["The link works once, within 7 days. If you have no account, ignore this mail."],
  });
}
