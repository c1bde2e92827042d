import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useState } from "react";
import { plans as knownPlans } from "#domain/billing/plans.ts";
import { type BillingInterval, billingIntervals } from "#domain/billing/prices.ts";
import { lazyPart } from "../../components/lazy-part.tsx";
import { Button } from "../../components/ui/button.tsx";
import { Card } from "../../components/ui/card.tsx";
import { ErrorState } from "../../components/ui/error-state.tsx";
import { Loading } from "../../components/ui/spinner.tsx";
import { Tabs, TabsContent, TabsList, TabsTrigger } from "../../components/ui/tabs.tsx";
import { useT } from "../../lib/i18n.tsx";
import { useMe } from "../../lib/me.ts";
import { trpc } from "../../lib/trpc.ts";
import { Comparison } from "./comparison.tsx";
import { Faq } from "./faq.tsx";
import type { Plan } from "./plan.ts";
import { PlanCards } from "./plan-cards.tsx";
import { Savings } from "./savings.tsx";
import { Testimonials } from "./testimonials.tsx";

interface PricingPageProps {
  /** The driver came back from the payment page without paying. */
  isCancelled: boolean;
  busyPriceId: string | null;
  /** Starts the purchase; null where a plan has no price id. */
  onChoose: (priceId: string | null) => void;
}

const ContactSalesDialog = lazyPart(
  () => import("./contact-sales-dialog.tsx"),
  ({ ContactSalesDialog }) => ContactSalesDialog,
  { asked: true },
);

/** The plans as they are everywhere; what they are bought with is a setting, which the worker knows. */
const withoutPriceIds = {
  nextCursor: null,
  items: Object.values(knownPlans).map((plan) => ({
    ...plan,
    id: plan.tierName,
    features: [...plan.features],
    mostPopular: plan.tierName === "solo_driver",
    priceIds: { month: null, year: null },
  })),
};

/** What it costs, what it saves, what drivers say and ask. */
export function PricingPage({ isCancelled, busyPriceId, onChoose }: PricingPageProps) {
  const t = useT();
  const [interval, setInterval] = useState<BillingInterval>("month");
  const [contacting, setContacting] = useState(false);
  const user = useMe();
  const plans = useQuery({ ...trpc.public.plans.list.queryOptions(), placeholderData: withoutPriceIds });
  const items = plans.data?.items ?? [];
  const sold = items.some(({ priceIds }) => priceIds.month !== null || priceIds.year !== null);
  const onTrial = user?.access.status === "trialing" && user.access.allowed && !user.access.paid;

  const choose = async ({ tierName }: Plan) => {
    const { data } = plans.isPlaceholderData ? await plans.refetch() : plans;
    const chosen = data?.items.find((plan) => plan.tierName === tierName);
    if (chosen !== undefined) onChoose(chosen.priceIds[interval]);
  };

  return (
    <div className="mx-auto grid w-full max-w-6xl grid-cols-1 gap-14 px-4 py-8 sm:px-5 sm:py-14">
      <title>{`${t("pricing.title")} · Roadflare`}</title>
      <section className="grid grid-cols-1 gap-6">
        <div className="grid max-w-2xl grid-cols-1 gap-2">
          <h1 className="text-3xl">{t("pricing.headline")}</h1>
          {user?.access.paid ? null : <p className="text-ink-soft">{t("pricing.lead")}</p>}
        </div>
        {isCancelled ? (
          <p role="status" className="font-semibold">
            {t("pricing.checkout_cancelled")}
          </p>
        ) : null}
        {onTrial ? <p className="font-semibold">{t("pricing.trial_note")}</p> : null}
        {plans.isSuccess && !plans.isPlaceholderData && !sold ? (
          <p className="font-semibold">{t("pricing.unavailable")}</p>
        ) : null}
        <Tabs value={interval} onValueChange={(value) => setInterval(value === "year" ? "year" : "month")}>
          <TabsList aria-label={t("pricing.interval")} className="w-full sm:w-fit">
            <TabsTrigger value="month">{t("pricing.monthly")}</TabsTrigger>
            <TabsTrigger value="year">{t("pricing.yearly")}</TabsTrigger>
          </TabsList>
          {billingIntervals.map((each) => (
            <TabsContent key={each} value={each}>
              {plans.isPending ? <Loading text={t("pricing.loading")} className="min-h-96" /> : null}
              {plans.isError ? (
                <ErrorState
                  title={t("pricing.load_failed")}
                  error={plans.error}
                  retrying={plans.isFetching}
                  onRetry={() => void plans.refetch()}
                />
              ) : null}
              <PlanCards
                plans={items}
                interval={each}
                current={user?.access.paid ? user.tierName : null}
                busyPriceId={busyPriceId}
                onChoose={choose}
                onContact={() => setContacting(true)}
              />
            </TabsContent>
          ))}
        </Tabs>
      </section>
      <Savings />
      <Comparison />
      <Testimonials />
      <Faq />
      {user?.access.paid ? null : (
        <Card className="grid justify-items-start gap-4">
          <div className="grid gap-1">
            <h2 className="text-xl">{t("pricing.cta")}</h2>
            <p className="text-lg">{t("pricing.cta_text")}</p>
          </div>
          <Button asChild size="thumb" variant="secondary">
            <Link to="/">{t("pricing.choose_trial")}</Link>
          </Button>
        </Card>
      )}
      {contacting ? <ContactSalesDialog onClose={() => setContacting(false)} /> : null}
    </div>
  );
}
