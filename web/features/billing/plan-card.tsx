import { Link } from "@tanstack/react-router";
import { useState } from "react";
import { owingStatuses, pastDueGraceDays } from "#domain/access/subscription.ts";
import { plans } from "#domain/billing/plans.ts";
import { SubscriptionBadge } from "../../components/subscription-badge.tsx";
import { Button } from "../../components/ui/button.tsx";
import { Card, CardTitle } from "../../components/ui/card.tsx";
import { useFormat } from "../../lib/format.ts";
import { useT } from "../../lib/i18n.tsx";
import type { Account, Subscription } from "./account.ts";
import { ChangePlanDialog } from "./change-plan-dialog.tsx";
import { usePortal } from "./use-portal.ts";

const day = 86_400_000;

/** The current plan: what it is, until when, and what can be done about it. */
export function PlanCard({ account }: { account: Account }) {
  const t = useT();
  const { access, subscription, tierName, fleetRole } = account;
  const name = tierName === null ? t("account.plan_none") : plans[tierName].displayName;
  return (
    <Card className="grid gap-4">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <CardTitle>{t("account.plan")}</CardTitle>
        <SubscriptionBadge status={access.status} />
      </div>
      <p className="font-bold text-2xl">{name}</p>
      {fleetRole === "member" ? (
        <p>{t("billing.through_fleet")}</p>
      ) : (
        <Terms account={account} subscription={subscription} />
      )}
      {fleetRole === "member" ? null : <Actions account={account} />}
    </Card>
  );
}

function Terms({ account, subscription }: { account: Account; subscription: Subscription | null }) {
  const t = useT();
  const format = useFormat();
  if (subscription === null) return null;
  const { status, trialEnd, currentPeriodEnd, cancelAtPeriodEnd, pastDueSince, granted, scheduledTierName } =
    subscription;
  if (granted) return <p>{t("billing.granted")}</p>;
  const lines: string[] = [];
  if (status === "trialing" && trialEnd !== null) {
    if (account.access.allowed && !subscription.bought)
      lines.push(t("account.plan_trial", { days: account.access.daysLeft }));
    const key = account.access.allowed ? "account.plan_until" : "account.plan_ended";
    lines.push(t(subscription.bought ? "billing.free_until" : key, { date: format.dateTime(trialEnd) }));
  } else if (currentPeriodEnd !== null && (status === "active" || status === "past_due")) {
    const key = cancelAtPeriodEnd ? "billing.ends_on" : "billing.renews_on";
    lines.push(t(key, { date: format.date(currentPeriodEnd) }));
  }
  if (status === "trialing" && cancelAtPeriodEnd && currentPeriodEnd !== null) {
    lines.push(t("billing.ends_on", { date: format.date(currentPeriodEnd) }));
  }
  if (status === "past_due" && pastDueSince !== null) {
    const key = account.access.allowed ? "billing.grace_until" : "billing.grace_over";
    lines.push(t(key, { date: format.dateTime(pastDueSince + pastDueGraceDays * day) }));
  }
  if (scheduledTierName !== null && currentPeriodEnd !== null) {
    const plan = plans[scheduledTierName].displayName;
    lines.push(t("billing.changes_to", { plan, date: format.date(currentPeriodEnd) }));
  }
  return (
    <div className="grid gap-1">
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </div>
  );
}

function Actions({ account: { subscription, access } }: { account: Account }) {
  const t = useT();
  const portal = usePortal();
  const [changing, setChanging] = useState(false);
  const granted = subscription?.granted === true;
  const bought = subscription?.bought === true && !granted;
  const owes = bought && owingStatuses.includes(subscription.status);
  const runs = bought && !owes && access.paid;
  return (
    <div className="flex flex-wrap gap-3 empty:hidden">
      {runs ? (
        <Button variant="secondary" onClick={() => setChanging(true)}>
          {t(subscription.tier?.tierName === "solo_driver" ? "billing.upgrade" : "billing.change_plan")}
        </Button>
      ) : null}
      {granted || runs || owes ? null : (
        <Button asChild>
          <Link to="/pricing">{t(bought ? "billing.choose_again" : "billing.upgrade")}</Link>
        </Button>
      )}
      {subscription?.managed ? (
        <Button variant={owes ? "primary" : "secondary"} busy={portal.busy} onClick={portal.open}>
          {t("billing.manage")}
        </Button>
      ) : null}
      {changing && subscription !== null ? (
        <ChangePlanDialog
          tierName={subscription.tier?.tierName}
          interval={subscription.billingInterval}
          onClose={() => setChanging(false)}
        />
      ) : null}
    </div>
  );
}
