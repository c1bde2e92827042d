import { claimBillingMail, listTrialsToRemind, returnBillingMail } from "#db/queries/billing.ts";
import { findMailLanguage } from "#db/queries/mail-language.ts";
import { trialWarningDays } from "#domain/access/subscription.ts";
import type { Deps } from "#worker/ports/deps.ts";
import { trialReminderMail } from "../mail/trial-reminder-mail.ts";

const day = 86_400_000;
const atOnce = 200;

/** Writes once to every driver whose trial ends within three days and who has not chosen a plan. */
export async function remindOfTrialEnd({
  deps,
}: {
  readonly deps: Pick<Deps, "db" | "clock" | "mail" | "publicUrl" | "log">;
}): Promise<void> {
  const now = deps.clock.now();
  const until = now + trialWarningDays * day;
  for (const { userId, email, fullName, at } of await listTrialsToRemind(deps.db, { now, until, limit: atOnce })) {
    const mail = { userId, mail: "trial_reminder" } as const;
    if (!(await claimBillingMail(deps.db, { ...mail, now }))) continue;
    try {
      const language = await findMailLanguage(deps.db, userId);
      const { publicUrl } = deps;
      await deps.mail.send(trialReminderMail({ to: email, fullName, trialEnd: at, publicUrl, language }));
    } catch (error) {
      // One address that refuses mail must not keep the others from theirs.
      await returnBillingMail(deps.db, mail);
      deps.log.error("billing.reminder_failed", error, { userId });
    }
  }
}
