import { useMemo } from "react";
import type { Category } from "#domain/diagnosis/assessment.ts";
import { type Format, useFormat } from "../../lib/format.ts";
import { type Translate, useT } from "../../lib/i18n.tsx";
import type { RouterOutputs } from "../../lib/trpc.ts";

/** What the administrator's report answers. */
export type Report = RouterOutputs["admin"]["analytics"]["report"];

const minute = 60_000;
const hour = 60 * minute;

/** How the report's numbers are said. */
export function useReportWords() {
  const t = useT();
  const format = useFormat();
  return useMemo(() => reportWords(t, format), [t, format]);
}

function reportWords(t: Translate, format: Format) {
  return {
    /** "12 minutes", "3.5 hours"; a dash where nothing was measured. */
    duration: (time: number | null): string => {
      if (time === null) return "–";
      if (time < 2 * hour) return format.duration(Math.max(1, Math.round(time / minute)), "minute");
      const hours = time / hour;
      return format.duration(hours < 10 ? Math.round(hours * 10) / 10 : Math.round(hours), "hour");
    },
    /** "83 %"; a dash of nothing. */
    share: (part: number, whole: number): string =>
      whole === 0 ? "–" : t("analytics.percent", { percent: format.number((100 * part) / whole) }),
    step: (report: Pick<Report, "unit">, start: number): string =>
      report.unit === "day" ? format.utcDay(start) : format.utcMonth(start),
    category: (category: Category | null): string => t(`analytics.category.${category ?? "none"}`),
  };
}

/** Tickets that were answered in time, of those whose time has come. */
export function inTimeOf(report: Report): { readonly inTime: number; readonly due: number } {
  return report.responses.reduce(
    (sum, { answered, inTime, missed }) => ({ inTime: sum.inTime + inTime, due: sum.due + answered + missed }),
    { inTime: 0, due: 0 },
  );
}
