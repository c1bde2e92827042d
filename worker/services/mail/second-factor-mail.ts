import { brand } from "#domain/brand.ts";
import type { MailMessage } from "#worker/ports/mail.ts";
import { letter } from "./letter.ts";

const changes = {
  enabled: "Two-step sign-in was turned on for your account, and all other devices were signed out.",
  disabled: "Two-step sign-in was turned off for your account. Your password alone opens it now.",
  reset: "An administrator reset two-step sign-in for your account, and all your devices were signed out.",
} as const;

/** Tells an owner that the second factor was changed, in case another person did it. */
export function secondFactorMail({
  to,
  change,
  publicUrl,
}: {
  readonly to: string;
  readonly change: keyof typeof changes;
  readonly publicUrl: string;
}): MailMessage {
  return letter({
    to,
    subject: `Two-step sign-in at ${brand.product}`,
    paragraphs: [changes[change], "If you did not expect this, change your password and tell an administrator."],
    link: { label: "Your account", url: `${publicUrl}/account` },
  });
}
