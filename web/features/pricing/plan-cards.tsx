import { Check } from "lucide-react";
import type { BillingInterval } from "#domain/billing/prices.ts";
import { Tag } from "../../components/ui/badge.tsx";
import { Button } from "../../components/ui/button.tsx";
import { useFormat } from "../../lib/format.ts";
import { isMessageKey, useT } from "../../lib/i18n.tsx";
import { type Plan, priceOf, yearlySaving } from "./plan.ts";

export interface PlanCardsProps {
  plans: readonly Plan[];
  interval: BillingInterval;
  /** The plan that runs, paid for; null for everybody else. */
  current: Plan["tierName"] | null;
  /** Of the checkout that is being opened. */
  busyPriceId: string | null;
  onChoose: (plan: Plan) => void;
  onContact: () => void;
}

/** The plans side by side; the one that most take is marked. */
export function PlanCards({ plans, ...props }: PlanCardsProps) {
  return (
    <ul className="grid grid-cols-1 items-stretch gap-5 lg:grid-cols-3">
      {plans.map((plan) => (
        <li key={plan.tierName} className="grid grid-cols-1">
          <PlanColumn plan={plan} {...props} />
        </li>
      ))}
    </ul>
  );
}

function PlanColumn({
  plan,
  interval,
  current,
  busyPriceId,
  onChoose,
  onContact,
}: Omit<PlanCardsProps, "plans"> & { plan: Plan }) {
  const t = useT();
  const price = priceOf(plan, interval);
  const priceId = plan.priceIds[interval];
  const busy = busyPriceId !== null && busyPriceId === priceId;
  return (
    <article
      className="flex flex-col gap-5 rounded-xl border border-card-line bg-panel p-6"
      aria-label={plan.displayName}
    >
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 className="text-xl">{plan.displayName}</h2>
        {plan.mostPopular ? <Tag>{t("pricing.most_popular")}</Tag> : null}
      </div>
      {price === null ? <Custom /> : <Price plan={plan} price={price} interval={interval} />}
      <ul className="grid grow content-start gap-2.5">
        {plan.features.map((feature) => (
          <li key={feature} className="flex items-start gap-2.5">
            <Check className="mt-0.5 size-5 shrink-0 text-green-ink" aria-hidden />
            {isMessageKey(feature) ? t(feature) : feature}
          </li>
        ))}
      </ul>
      {current === plan.tierName ? (
        <p className="flex min-h-thumb items-center gap-2 font-semibold text-green-ink">
          <Check className="size-5" aria-hidden />
          {t("pricing.current")}
        </p>
      ) : price === null ? (
        <Button variant="secondary" size="thumb" onClick={onContact}>
          {t("pricing.contact")}
        </Button>
      ) : (
        <Button
          variant={plan.mostPopular ? "primary" : "secondary"}
          size="thumb"
          busy={busy}
          onClick={() => onChoose(plan)}
        >
          {busy ? t("pricing.opening") : t("pricing.choose", { plan: plan.displayName })}
        </Button>
      )}
    </article>
  );
}

function Price({ plan, price, interval }: { plan: Plan; price: number; interval: BillingInterval }) {
  const t = useT();
  const format = useFormat();
  const saving = yearlySaving(plan);
  return (
    <div className="grid gap-1">
      <p className="flex flex-wrap items-baseline gap-x-2">
        <bdi className="font-bold text-4xl tabular-nums">{format.money(price)}</bdi>
        <span className="text-ink-soft">{t(interval === "month" ? "pricing.a_month" : "pricing.a_year")}</span>
      </p>
      <p className="min-h-6 font-semibold text-green-ink">
        {interval === "year" && saving > 0 ? t("pricing.saved", { amount: format.money(saving) }) : ""}
      </p>
    </div>
  );
}

function Custom() {
  const t = useT();
  return (
    <div className="grid gap-1">
      <p className="font-bold text-4xl">{t("pricing.custom")}</p>
      <p className="min-h-6 text-ink-soft">{t("pricing.custom_text")}</p>
    </div>
  );
}
