import { ChevronDown } from "lucide-react";
import { type UrgencyLevel, urgencyLevels } from "#domain/tickets/urgency.ts";
import { UrgencyBadge } from "../../components/ui/badge.tsx";
import { useFormat } from "../../lib/format.ts";
import { useT } from "../../lib/i18n.tsx";
import { type Report, useReportWords } from "./report-words.ts";

/** The most urgent stand at the bottom, where bars are compared best. */
const stack = urgencyLevels.toReversed();

const fills: Readonly<Record<UrgencyLevel, string>> = {
  emergency: "fill-red-ink",
  high: "fill-orange",
  medium: "fill-yellow",
  low: "fill-green-ink",
};

const barWidth = 10;
const chartHeight = 100;

/** Tickets over time as bars, by urgency, with the figures in a table below. */
export function TicketBars({ report }: { report: Report }) {
  const t = useT();
  const format = useFormat();
  const words = useReportWords();
  const { steps } = report;
  const most = Math.max(1, ...steps.map(({ tickets }) => total(tickets)));
  const [first, last] = [steps[0], steps.at(-1)];
  if (first === undefined || last === undefined) return null;
  const from = words.step(report, first.start);
  const to = words.step(report, last.start);
  return (
    <figure className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <figcaption className="flex flex-wrap gap-x-4 gap-y-2">
        {stack.map((urgency) => (
          <span key={urgency} className="flex items-center gap-2">
            <UrgencyBadge value={urgency} />
            <b>{format.number(report.tickets.byUrgency[urgency])}</b>
          </span>
        ))}
      </figcaption>
      <div className="grid gap-1 text-ink-soft text-sm">
        <p aria-hidden>{format.number(most)}</p>
        <svg
          viewBox={`0 0 ${steps.length * barWidth} ${chartHeight}`}
          preserveAspectRatio="none"
          className="h-44 w-full border-line border-y sm:h-56 rtl:-scale-x-100"
          role="img"
          aria-label={t("analytics.chart", { from, to, count: format.number(most) })}
        >
          {steps.map((step, index) => (
            <Bar key={step.start} tickets={step.tickets} x={index * barWidth} scale={chartHeight / most} />
          ))}
        </svg>
        <p className="flex justify-between gap-4" aria-hidden>
          <span>{from}</span>
          <span>{to}</span>
        </p>
      </div>
      <details className="group">
        <summary className="flex min-h-touch w-fit list-none items-center gap-2 font-semibold [&::-webkit-details-marker]:hidden">
          <ChevronDown className="size-5 transition-transform group-open:rotate-180" aria-hidden />
          {t("analytics.table")}
        </summary>
        <StepTable report={report} />
      </details>
    </figure>
  );
}

function Bar({ tickets, x, scale }: { tickets: Report["tickets"]["byUrgency"]; x: number; scale: number }) {
  let top = chartHeight;
  return stack.map((urgency) => {
    const height = tickets[urgency] * scale;
    if (height === 0) return null;
    top -= height;
    return (
      <rect
        key={urgency}
        x={x + 1}
        y={top}
        width={barWidth - 2}
        height={height}
        className={`${fills[urgency]} stroke-panel`}
        strokeWidth={1}
        vectorEffect="non-scaling-stroke"
      />
    );
  });
}

function StepTable({ report }: { report: Report }) {
  const t = useT();
  const format = useFormat();
  const words = useReportWords();
  const cell = "px-0.5 py-1.5 text-end sm:px-3";
  return (
    <div className="overflow-x-auto">
      <table className="w-full border-collapse text-xs sm:text-sm">
        <caption className="sr-only">
          {t(report.unit === "day" ? "analytics.tickets_day" : "analytics.tickets_month")}
        </caption>
        <thead>
          <tr className="border-line border-b text-ink-soft">
            <th scope="col" className="py-1.5 text-start font-semibold">
              {t(report.unit === "day" ? "analytics.day" : "analytics.month")}
            </th>
            {stack.map((urgency) => (
              <th key={urgency} scope="col" className={`${cell} font-semibold`}>
                {t(`ui.urgency.${urgency}`)}
              </th>
            ))}
            <th scope="col" className={`${cell} font-semibold`}>
              {t("analytics.total")}
            </th>
          </tr>
        </thead>
        <tbody>
          {report.steps.toReversed().map(({ start, tickets }) => (
            <tr key={start} className="border-line border-b last:border-b-0">
              <th scope="row" className="py-1.5 text-start font-semibold sm:whitespace-nowrap">
                {words.step(report, start)}
              </th>
              {stack.map((urgency) => (
                <td key={urgency} className={cell}>
                  {format.number(tickets[urgency])}
                </td>
              ))}
              <td className={`${cell} font-bold`}>{format.number(total(tickets))}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function total(tickets: Report["tickets"]["byUrgency"]): number {
  return urgencyLevels.reduce((sum, urgency) => sum + tickets[urgency], 0);
}
