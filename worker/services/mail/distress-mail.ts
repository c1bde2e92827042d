import type { MailMessage } from "#worker/ports/mail.ts";
import { letter } from "./letter.ts";

/** For the staff: a driver does not feel safe. It names the place of the truck and nothing about the driver. */
export function distressMail({
  to,
  ticketNumber,
  place,
  publicUrl,
}: {
  readonly to: string;
  readonly ticketNumber: string;
  /** Null where the ticket says none. */
  readonly place: string | null;
  readonly publicUrl: string;
}): MailMessage {
  return letter({
    to,
    subject: `${ticketNumber}: the driver does not feel safe`,
    paragraphs: [
      `The driver of ticket ${ticketNumber} says quietly that the place is not safe. Nobody has said yet that they have seen it.`,
      place === null ? "Place: not given." : `Place: ${place}`,
      "Their screen may be watched: write and call with care.",
    ],
    link: { label: "Open the ticket", url: `${publicUrl}/support/dashboard?ticket=${ticketNumber}` },
    closing: ["Every available technician and every administrator gets this mail."],
  });
}
