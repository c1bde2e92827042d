import { brand } from "#domain/brand.ts";
import type { MailMessage } from "#worker/ports/mail.ts";
import { dayText } from "./day-text.ts";
import { letter } from "./letter.ts";

/** For a subscriber whose payment failed; `until` is when the access ends, milliseconds UTC. */
export function latePaymentMail({
  to,
  until,
  publicUrl,
}: {
  readonly to: string;
  readonly until: number;
  readonly publicUrl: string;
}): MailMessage {
  return letter({
    to,
    subject: `Your payment for ${brand.product} did not go through`,
    paragraphs: [
      `Your card was not charged. The diagnosis keeps working until ${dayText(until)}; we try the card again meanwhile.`,
      "To keep your plan, put in a card that works.",
    ],
    link: { label: "Update your card", url: `${publicUrl}/account` },
    closing: ["The safety steps and the call button stay free."],
  });
}
