import { trialDays } from "#domain/access/subscription.ts";
import { brand } from "#domain/brand.ts";
import type { MailMessage } from "#worker/ports/mail.ts";
import { letter } from "./letter.ts";
import { plainName } from "./plain-name.ts";

export interface NewAccountMail {
  readonly to: string;
  readonly fullName: string | undefined;
  readonly publicUrl: string;
}

/** For a driver whose trial begins. */
export function welcomeMail({ to, fullName, publicUrl }: NewAccountMail): MailMessage {
  const name = plainName(fullName);
  return letter({
    to,
    subject: `Welcome to ${brand.product}`,
    paragraphs: [
      name === null ? "Welcome!" : `Welcome, ${name}!`,
      `Your trial runs for ${trialDays} days, and no card is needed. When something breaks, describe it in the chat: ` +
        "you get a diagnosis at once, and a technician whenever you want one.",
    ],
    link: { label: "Start a diagnosis", url: `${publicUrl}/` },
    closing: ["Put it on your home screen before you need it: safety advice works there without a network."],
  });
}
