import { Link } from "@tanstack/react-router";
import { plans } from "#domain/billing/plans.ts";
import { Button } from "../../components/ui/button.tsx";
import { Card } from "../../components/ui/card.tsx";
import { useFormat } from "../../lib/format.ts";
import { useT } from "../../lib/i18n.tsx";
import { figures } from "../../marketing/figures.ts";

/** What knowing what it is saves, written as distances are on a guide sign. */
export function Savings() {
  const t = useT();
  const format = useFormat();
  const saved = `$${format.number(figures.savedPerBreakdown)}`;
  const lines = [
    [t("home.savings_average"), saved],
    [t("home.savings_accuracy"), `${figures.accuracyPercent}%`],
    [t("home.savings_faster"), `${figures.fasterPercent}%`],
    [t("home.savings_drivers"), `${format.number(figures.drivers)}+`],
  ] as const;
  const cheapest = plans.solo_driver.monthlyPrice ?? 0;

  return (
    <section aria-labelledby="savings" className="border-line border-y bg-sunken">
      <div className="mx-auto grid max-w-6xl grid-cols-1 items-center gap-8 px-4 py-12 sm:px-5 sm:py-16 lg:grid-cols-2 lg:gap-14">
        <div className="grid grid-cols-1 gap-4">
          <h2 id="savings" className="text-xl">
            {t("home.savings")}
          </h2>
          <p className="text-ink-soft">{t("home.savings_text")}</p>
          <p className="text-lg">
            {t("home.pricing_teaser", { amount: `\u2066${saved}\u2069`, price: format.money(cheapest) })}
          </p>
          <div className="flex flex-wrap gap-3">
            <Button asChild variant="secondary">
              <Link to="/benefits">{t("home.savings_link")}</Link>
            </Button>
            <Button asChild variant="secondary">
              <Link to="/pricing">{t("home.pricing_link")}</Link>
            </Button>
          </div>
        </div>
        <Card className="sm:p-6">
          <dl className="grid grid-cols-1 gap-3 sm:gap-4">
            {lines.map(([name, figure]) => (
              <div key={name} className="flex flex-wrap items-baseline justify-between gap-x-3 sm:gap-x-5">
                <dt className="text-ink-soft">{name}</dt>
                <dd className="font-bold text-2xl tabular-nums">
                  <bdi>{figure}</bdi>
                </dd>
              </div>
            ))}
          </dl>
        </Card>
      </div>
    </section>
  );
}
