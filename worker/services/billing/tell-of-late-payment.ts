import { claimBillingMail, listLateToTell, returnBillingMail } from "#db/queries/billing.ts";
import { findMailLanguage } from "#db/queries/mail-language.ts";
import { pastDueGraceDays } from "#domain/access/subscription.ts";
import type { Deps } from "#worker/ports/deps.ts";
import { latePaymentMail } from "../mail/late-payment-mail.ts";

const day = 86_400_000;
const atOnce = 100;

/** Mails each late payment once: to one user, or to every user who has not had the mail. */
export async function tellOfLatePayment({
  deps,
  input,
}: {
  readonly deps: Pick<Deps, "db" | "clock" | "mail" | "publicUrl" | "log">;
  readonly input: { readonly userId?: string };
}): Promise<void> {
  for (const { userId, email, at } of await listLateToTell(deps.db, { ...input, limit: atOnce })) {
    const mail = { userId, mail: "past_due" } as const;
    if (!(await claimBillingMail(deps.db, { ...mail, now: deps.clock.now() }))) continue;
    try {
      const until = at + pastDueGraceDays * day;
      const language = await findMailLanguage(deps.db, userId);
      await deps.mail.send(latePaymentMail({ to: email, until, publicUrl: deps.publicUrl, language }));
    } catch (error) {
      // One address that refuses mail must not keep the others from theirs.
      await returnBillingMail(deps.db, mail);
      deps.log.error("billing.mail_failed", error, { userId });
    }
  }
}
