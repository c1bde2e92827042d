import { Sign } from "../../components/ui/sign.tsx";
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
        <h2 id="breakdown" className="text-3xl leading-tight sm:text-4xl">
          {t("benefits.savings")}
        </h2>
        <p className="text-ink-soft text-lg">{t("benefits.savings_text")}</p>
      </div>
      <Sign tone="green" className="grid gap-6">
        <dl className="grid gap-x-12 gap-y-6 md:grid-cols-2">
          {lines.map(([amount, per, text]) => (
            <div key={per} className="grid content-start gap-1">
              <dt className="flex flex-wrap items-baseline gap-x-3">
                <bdi className="font-extrabold text-3xl tabular-nums leading-tight sm:text-4xl">{amount}</bdi>
                <span className="font-bold text-lg">{per}</span>
              </dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
        <p className="border-current border-t-2 pt-5 font-bold text-lg">
          {t("benefits.average", {
            amount: `$${format.number(figures.savedPerBreakdown)}`,
            accuracy: figures.accuracyPercent,
            drivers: format.number(figures.drivers),
          })}
        </p>
      </Sign>
    </section>
  );
}
