import { Card } from "../../components/ui/card.tsx";
import { useFormat } from "../../lib/format.ts";
import { useT } from "../../lib/i18n.tsx";
import { figures } from "../../marketing/figures.ts";
import { useDollarRange } from "../../marketing/use-dollar-range.ts";

/** What a driver saves, in three figures. */
export function Savings() {
  const t = useT();
  const format = useFormat();
  const range = useDollarRange();
  const cards = [
    [range(figures.savedPerYear), t("pricing.savings_year"), t("pricing.savings_year_text")],
    [range(figures.savedPerIncident), t("pricing.savings_incident"), t("pricing.savings_incident_text")],
    [`$${format.number(figures.savedPerBreakdown)}`, t("pricing.savings_average"), t("pricing.savings_average_text")],
  ] as const;
  return (
    <section className="grid grid-cols-1 gap-5" aria-labelledby="savings">
      <h2 id="savings" className="text-xl">
        {t("pricing.savings")}
      </h2>
      <div className="grid grid-cols-1 gap-5 sm:grid-cols-3">
        {cards.map(([amount, per, text]) => (
          <Card key={text} className="grid grid-cols-1 content-start gap-1">
            <p className="font-bold text-2xl tabular-nums">
              <bdi>{amount}</bdi>
            </p>
            <p className="font-semibold">{per}</p>
            <p className="text-ink-soft">{text}</p>
          </Card>
        ))}
      </div>
    </section>
  );
}
