import { brand } from "#domain/brand.ts";
import type { MailMessage } from "#worker/ports/mail.ts";
import { letter } from "./letter.ts";
import { plainName } from "./plain-name.ts";

/** Invites a driver to a fleet. */
export function fleetInviteMail({
  to,
  ownerName,
  link,
}: {
  readonly to: string;
  readonly ownerName: string;
  readonly link: string;
}): MailMessage {
  const name = plainName(ownerName);
  return letter({
    to,
    subject: `${name ?? "A fleet manager"} invites you to a fleet on ${brand.product}`,
    paragraphs: [
      `${name ?? "The manager of a fleet"} pays for breakdown help for you: a diagnosis at once, and a technician whenever you want one.`,
      "In the fleet you share its trucks, and its owner sees the tickets that you make from then on.",
    ],
    link: { label: "Join the fleet", url: link },
    closing: ["Sign in, or sign up, with this e-mail address. The link works for 14 days."],
  });
}
