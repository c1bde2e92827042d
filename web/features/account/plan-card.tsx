import type { SubscriptionStatus } from "#domain/access/subscription.ts";
import { Badge, type Tone } from "../../components/ui/badge.tsx";
import { Card, CardTitle } from "../../components/ui/card.tsx";
import { useFormat } from "../../lib/format.ts";
import { type MessageKey, useT } from "../../lib/i18n.tsx";
import type { Account } from "./account.ts";

const statuses: Readonly<Record<SubscriptionStatus, { label: MessageKey; tone: Tone }>> = {
  trialing: { label: "account.status.trialing", tone: "amber" },
  active: { label: "account.status.active", tone: "green" },
  past_due: { label: "account.status.past_due", tone: "orange" },
  unpaid: { label: "account.status.unpaid", tone: "orange" },
  canceled: { label: "account.status.canceled", tone: "grey" },
  paused: { label: "account.status.paused", tone: "grey" },
  incomplete: { label: "account.status.incomplete", tone: "grey" },
  incomplete_expired: { label: "account.status.incomplete_expired", tone: "grey" },
  none: { label: "account.status.none", tone: "grey" },
};

/** The current plan, its status, and until when the trial runs. */
export function PlanCard({ account }: { account: Account }) {
  const t = useT();
  const format = useFormat();
  const { access, subscription } = account;
  const status = statuses[access.status];
  const trialEnd = access.status === "trialing" ? (subscription?.trialEnd ?? null) : null;
  return (
    <Card className="grid gap-3">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <CardTitle>{t("account.plan")}</CardTitle>
        <Badge tone={status.tone}>{t(status.label)}</Badge>
      </div>
      <p className="font-extrabold text-2xl">{subscription?.tier?.displayName ?? t("account.plan_none")}</p>
      {trialEnd === null ? null : (
        <div>
          <p>{t("account.plan_trial", { days: access.daysLeft })}</p>
          <p className="text-ink-soft">{t("account.plan_until", { date: format.dateTime(trialEnd) })}</p>
        </div>
      )}
    </Card>
  );
}
