import { brand } from "#domain/brand.ts";
import type { MailMessage } from "#worker/ports/mail.ts";
import { letter } from "./letter.ts";

/** For the owner of an account: a sign-up used its e-mail address with another password. */
export function accountExistsMail({ to, publicUrl }: { readonly to: string; readonly publicUrl: string }): MailMessage {
  return letter({
    to,
    subject: `You already have an account at ${brand.product}`,
    paragraphs: [
      "Somebody tried to sign up with this e-mail address, which has an account already. Nothing was changed.",
      "If it was you: sign in, or choose a new password if you have forgotten yours.",
    ],
    link: { label: "Sign in", url: `${publicUrl}/auth` },
    closing: ["If it was not you, there is nothing to do."],
  });
}
