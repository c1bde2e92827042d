import { brand } from "#domain/brand.ts";
import type { MailMessage } from "#worker/ports/mail.ts";
import { letter } from "./letter.ts";

/** Tells an owner that the password was changed, in case another person did it. */
export function passwordChangedMail({
  to,
  publicUrl,
}: {
  readonly to: string;
  readonly publicUrl: string;
}): MailMessage {
  return letter({
    to,
    subject: `Your ${brand.product} password was changed`,
    paragraphs: ["The password of your account was changed, and all other devices were signed out."],
    link: { label: "It was not me: choose a new password", url: `${publicUrl}/auth` },
  });
}
