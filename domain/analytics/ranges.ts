import * as z from "zod/mini";

/** How far back a report looks: whole days up to now, or the months of a year. */
export const reportRanges = ["7d", "30d", "90d", "12m"] as const;
export type ReportRange = (typeof reportRanges)[number];

export const ReportInput = z.prefault(
  z.object({ range: z._default(z.enum(reportRanges, "report.range_invalid"), "30d") }),
  {},
);
export type ReportInput = z.infer<typeof ReportInput>;

const dayLength = 86_400_000;
const rangeDays = { "7d": 7, "30d": 30, "90d": 90 } as const;
const rangeMonths = 12;

/** One bar of a chart over time. */
interface ReportStep {
  /** Its first day, counted from 1970 in UTC. */
  readonly firstDay: number;
  /** The same as a moment: midnight UTC, milliseconds. */
  readonly start: number;
}

export interface ReportSpan {
  readonly unit: "day" | "month";
  readonly firstDay: number;
  readonly today: number;
  /** From the oldest to the one that runs still. */
  readonly steps: readonly ReportStep[];
}

/** The day of a moment, counted from 1970 in UTC. */
export function dayOf(time: number): number {
  return Math.floor(time / dayLength);
}

/** The moment at which a day begins, UTC. */
export function startOfDay(day: number): number {
  return day * dayLength;
}

/** The days of a range that ends now, cut at midnight UTC; the months of a year begin with their first. */
export function spanOf(range: ReportRange, now: number): ReportSpan {
  const today = dayOf(now);
  if (range !== "12m") {
    const firstDay = today - rangeDays[range] + 1;
    const steps = Array.from({ length: rangeDays[range] }, (_, index) => step(firstDay + index));
    return { unit: "day", firstDay, today, steps };
  }
  const date = new Date(now);
  const steps = Array.from({ length: rangeMonths }, (_, index) =>
    step(dayOf(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() - rangeMonths + 1 + index))),
  );
  return { unit: "month", firstDay: steps[0]?.firstDay ?? today, today, steps };
}

function step(firstDay: number): ReportStep {
  return { firstDay, start: startOfDay(firstDay) };
}
