import { Card } from "../../components/ui/card.tsx";
import { useFormat } from "../../lib/format.ts";
import { useT } from "../../lib/i18n.tsx";
import { figures } from "../../marketing/figures.ts";
import { useDollarRange } from "../../marketing/use-dollar-range.ts";

/** Where the money goes when nobody knows what is wrong, and what stays. */
export function SavingsBreakdown() {
  const t = useT();
  const format = useFormat();
  const range = useDollarRange();
  const lines = [
    [range(figures.savedPerYear), t("benefits.per_year"), t("benefits.per_year_text")],
    [range(figures.savedPerIncident), t("benefits.per_incident"), t("benefits.per_incident_text")],
    [
      range(figures.downtimePerDay),
      t("benefits.per_day"),
      t("benefits.per_day_text", { percent: figures.fasterPercent }),
    ],
    [range(figures.roadsideCall), t("benefits.per_call"), t("benefits.per_call_text")],
  ] as const;
  return (
    <section className="grid gap-6" aria-labelledby="breakdown">
      <div className="grid gap-1">
        <h2 id="breakdown" className="text-xl">
          {t("benefits.savings")}
        </h2>
        <p className="text-ink-soft">{t("benefits.savings_text")}</p>
      </div>
      <Card className="grid gap-6 sm:p-6">
        <dl className="grid gap-x-12 gap-y-6 md:grid-cols-2">
          {lines.map(([amount, per, text]) => (
            <div key={per} className="grid content-start gap-1">
              <dt className="flex flex-wrap items-baseline gap-x-3">
                <bdi className="font-bold text-2xl tabular-nums">{amount}</bdi>
                <span className="font-semibold">{per}</span>
              </dt>
              <dd className="text-ink-soft">{text}</dd>
            </div>
          ))}
        </dl>
        <p className="border-line border-t pt-4 font-semibold">
          {t("benefits.average", {
            amount: `$${format.number(figures.savedPerBreakdown)}`,
            accuracy: figures.accuracyPercent,
            drivers: format.number(figures.drivers),
          })}
        </p>
      </Card>
    </section>
  );
}
