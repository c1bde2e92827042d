import type { MailMessage } from "#worker/ports/mail.ts";
import { letter } from "./letter.ts";

/** For the staff: an unclaimed emergency. It names the place of the truck and nothing about the driver. */
export function escalationMail({
  to,
  ticketNumber,
  minutes,
  place,
  publicUrl,
}: {
  readonly to: string;
  readonly ticketNumber: string;
  /** How long it has been unclaimed. */
  readonly minutes: number;
  /** Null where the ticket says none. */
  readonly place: string | null;
  readonly publicUrl: string;
}): MailMessage {
  return letter({
    to,
    subject: `Emergency ${ticketNumber}: unclaimed for ${minutes} min`,
    paragraphs: [
      `Nobody has taken ticket ${ticketNumber} for ${minutes} minutes. Urgency: emergency.`,
      place === null ? "Place: not given." : `Place: ${place}`,
    ],
    link: { label: "Open the ticket", url: `${publicUrl}/support/dashboard?ticket=${ticketNumber}` },
    closing: ["Every available technician and every administrator gets this mail once."],
  });
}
