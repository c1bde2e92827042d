import type { ReactNode } from "react";
import { useFormat } from "../../lib/format.ts";
import { useT } from "../../lib/i18n.tsx";
import { useReportWords } from "./report-words.ts";

interface BarRow {
  readonly key: string;
  readonly label: ReactNode;
  readonly count: number;
}

/** What several things share among them: a table with a bar in every row. */
export function BarTable({ caption, rows }: { caption: string; rows: readonly BarRow[] }) {
  const t = useT();
  const format = useFormat();
  const words = useReportWords();
  const all = rows.reduce((sum, { count }) => sum + count, 0);
  const most = Math.max(1, ...rows.map(({ count }) => count));
  if (all === 0) return <p className="text-ink-soft">{t("analytics.nothing")}</p>;
  return (
    <table className="w-full border-collapse">
      <caption className="sr-only">{caption}</caption>
      <thead className="sr-only">
        <tr>
          <th scope="col">{caption}</th>
          <th scope="col">{t("analytics.number")}</th>
          <th scope="col">{t("analytics.share")}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, label, count }) => (
          <tr key={key}>
            <th scope="row" className="py-1.5 text-start font-normal leading-tight">
              {label}
              <span className="mt-1 block h-2 rounded-sm bg-sunken" aria-hidden>
                <span className="block h-2 rounded-sm bg-ink-soft" style={{ inlineSize: `${(100 * count) / most}%` }} />
              </span>
            </th>
            <td className="w-14 py-1.5 ps-3 text-end align-bottom font-semibold">{format.number(count)}</td>
            <td className="w-16 py-1.5 ps-2 text-end align-bottom text-ink-soft">{words.share(count, all)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
