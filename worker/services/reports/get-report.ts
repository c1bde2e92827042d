import { findRolled, readReport } from "#db/queries/reports.ts";
import { type ReportInput, spanOf } from "#domain/analytics/ranges.ts";
import { makeReport } from "#domain/analytics/report.ts";
import type { Deps } from "#worker/ports/deps.ts";
import { settledDays } from "./roll-days.ts";

/**
 * How the platform did: what came in during a range, and what became of it. Days are cut at midnight UTC.
 * `storedAt` is when the days that are over were counted (null when all were counted now). Two round trips.
 */
export async function getReport({
  deps,
  input,
}: {
  readonly deps: Pick<Deps, "db" | "clock">;
  readonly input: ReportInput;
}) {
  const now = deps.clock.now();
  const span = spanOf(input.range, now);
  const rolled = await findRolled(deps.db, settledDays(span.today).last);
  const border = Math.max(span.firstDay, (rolled?.day ?? 0) + 1);
  const rows = await readReport(
    deps.db,
    { stored: { first: span.firstDay, end: border }, counted: { first: border, end: span.today + 1 } },
    now,
  );
  const storedAt = rolled !== null && border > span.firstDay ? rolled.at : null;
  return { range: input.range, from: span.steps[0]?.start ?? now, to: now, storedAt, ...makeReport({ span, ...rows }) };
}
