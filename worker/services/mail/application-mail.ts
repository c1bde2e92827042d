import { brand } from "#domain/brand.ts";
import type { MailMessage } from "#worker/ports/mail.ts";
import { letter } from "./letter.ts";
import { plainName } from "./plain-name.ts";
import type { NewAccountMail } from "./welcome-mail.ts";

/** For a person who applied as a technician. */
export function applicationMail({ to, fullName, publicUrl }: NewAccountMail): MailMessage {
  const name = plainName(fullName);
  return letter({
    to,
    subject: `Your technician account at ${brand.product}`,
    paragraphs: [
      name === null ? "Thank you for applying." : `Thank you for applying, ${name}.`,
      "An administrator looks at every new technician. Once you are admitted, sign in here.",
    ],
    link: { label: "Technician sign-in", url: `${publicUrl}/support/login` },
  });
}
