import { brand } from "#domain/brand.ts";
import type { MailMessage } from "#worker/ports/mail.ts";
import { dayText } from "./day-text.ts";
import { letter } from "./letter.ts";
import { plainName } from "./plain-name.ts";

/** For a driver whose trial ends soon; `trialEnd` in milliseconds UTC. */
export function trialReminderMail({
  to,
  fullName,
  trialEnd,
  publicUrl,
}: {
  readonly to: string;
  readonly fullName: string | null;
  readonly trialEnd: number;
  readonly publicUrl: string;
}): MailMessage {
  const name = plainName(fullName);
  return letter({
    to,
    subject: `Your ${brand.product} trial ends on ${dayText(trialEnd)}`,
    paragraphs: [
      name === null ? "Your trial ends soon." : `${name}, your trial ends soon.`,
      "Choose a plan to keep the diagnosis and the people behind it. Whatever is left of the trial stays free: " +
        "you pay nothing before it ends.",
    ],
    link: { label: "Choose your plan", url: `${publicUrl}/pricing` },
    closing: ["If you do nothing, nothing is charged. The safety steps and the call button stay free."],
  });
}
