import { trialDays } from "#domain/access/subscription.ts";
import { brand } from "#domain/brand.ts";
import type { MailMessage } from "#worker/ports/mail.ts";
import { letter } from "./letter.ts";
import { plainName } from "./plain-name.ts";

export interface NewAccountMail {
  readonly to: string;
  readonly fullName: string | undefined;
  readonly publicUrl: string;
  /** The link that verifies the address. */
  readonly verifyLink: string;
  /** True for an address that has had its trial with an account that was erased. */
  readonly trialUsed: boolean;
}

/** For a driver who has just signed up. */
export function welcomeMail({ to, fullName, publicUrl, verifyLink, trialUsed }: NewAccountMail): MailMessage {
  const name = plainName(fullName);
  return letter({
    to,
    subject: `Welcome to ${brand.product}`,
    paragraphs: [
      name === null ? "Welcome!" : `Welcome, ${name}!`,
      trialUsed
        ? "An earlier account with this email has had its free trial. The safety steps, the call button and requests " +
          `for help stay free; for the diagnosis choose a plan at ${publicUrl}/pricing.`
        : `Your trial runs for ${trialDays} days, and no card is needed. When something breaks, describe it in the ` +
          "chat: you get a diagnosis at once, and a technician whenever you want one.",
      "Verify your email when you have a minute. Nothing waits for it except inviting drivers to a fleet.",
    ],
    link: { label: "Verify email", url: verifyLink },
    closing: ["If you did not sign up, ignore this mail and do not open the link."],
  });
}
