import { useT } from "../../lib/i18n.tsx";
import { figures } from "../../marketing/figures.ts";
import { useDollarRange } from "../../marketing/use-dollar-range.ts";

/** What a breakdown costs with and without help, side by side. */
export function Comparison() {
  const t = useT();
  const range = useDollarRange();
  const rows = [
    [t("pricing.row_call"), range(figures.roadsideCall), t("pricing.row_call_with")],
    [
      t("pricing.row_downtime"),
      range(figures.downtimePerDay),
      t("pricing.row_downtime_with", { percent: figures.fasterPercent }),
    ],
    [
      t("pricing.row_incident"),
      range(figures.savedPerIncident),
      t("pricing.row_incident_with", { percent: figures.accuracyPercent }),
    ],
    [t("pricing.row_help"), t("pricing.row_help_without"), t("pricing.row_help_with")],
  ] as const;
  return (
    <section className="grid grid-cols-1 gap-5" aria-labelledby="comparison">
      <h2 id="comparison" className="text-xl">
        {t("pricing.comparison")}
      </h2>
      <table className="w-full text-start max-[15rem]:table-fixed max-[23rem]:text-sm">
        <thead className="text-ink-soft text-sm">
          <tr className="border-edge border-b text-start">
            <th scope="col" className="py-2 pe-3 text-start">
              {t("pricing.comparison_what")}
            </th>
            <th scope="col" className="py-2 pe-3 text-start">
              {t("pricing.comparison_without")}
            </th>
            <th scope="col" className="py-2 text-start">
              {t("pricing.comparison_with")}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(([what, without, withUs]) => (
            <tr key={what} className="border-line border-b align-top">
              <th scope="row" className="py-3 pe-3 text-start font-semibold">
                {what}
              </th>
              <td className="py-3 pe-3">{without}</td>
              <td className="py-3 font-semibold text-green-ink">{withUs}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
