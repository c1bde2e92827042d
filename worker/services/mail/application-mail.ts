import { brand } from "#domain/brand.ts";
import type { MailMessage } from "#worker/ports/mail.ts";
import { letter } from "./letter.ts";
import type { NewAccountMail } from "./welcome-mail.ts";

/** For somebody who asked to be a technician. */
export function applicationMail({ to, fullName, publicUrl }: NewAccountMail): MailMessage {
  return letter({
    to,
    subject: `Your technician account at ${brand.product}`,
    paragraphs: [
      fullName === undefined ? "Thank you for applying." : `Thank you for applying, ${fullName}.`,
      "An administrator looks at every new technician. Once you are admitted, sign in here.",
    ],
    link: { label: "Technician sign-in", url: `${publicUrl}/support/login` },
  });
}
