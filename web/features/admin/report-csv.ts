import { urgencyLevels } from "#domain/tickets/urgency.ts";
import type { CsvValue } from "../../lib/csv.ts";
import type { Translate } from "../../lib/i18n.tsx";
import type { Report } from "./report-words.ts";

type Row = readonly CsvValue[];

const minutes = (time: number | null): CsvValue => (time === null ? "" : Math.round(time / 6000) / 10);
const dollars = (cents: number): CsvValue => (cents / 100).toFixed(2);

/** Everything that the report shows, one number a row, in the reader's words; days as 2026-11-21. */
export function reportRows(t: Translate, report: Report): readonly Row[] {
  const rows: Row[] = [
    [t("analytics.csv_section"), t("analytics.csv_item"), t("analytics.csv_measure"), t("analytics.csv_value")],
  ];
  const add = (section: string, item: string, measure: string, value: CsvValue) =>
    rows.push([section, item, measure, value]);
  const number = t("analytics.number");

  const perStep = t(report.unit === "day" ? "analytics.tickets_day" : "analytics.tickets_month");
  for (const { start, tickets } of report.steps) {
    const day = new Date(start).toISOString().slice(0, 10);
    for (const urgency of urgencyLevels) add(perStep, day, t(`ui.urgency.${urgency}`), tickets[urgency]);
  }
  const within = (name: string) => t("analytics.minutes", { name });
  for (const { urgency, answered, missed, inTime, median, p90 } of report.responses) {
    const values: readonly [string, CsvValue][] = [
      [t("analytics.answered"), answered],
      [t("analytics.missed"), missed],
      [t("analytics.in_time"), inTime],
      [within(t("analytics.median")), minutes(median)],
      [within(t("analytics.p90")), minutes(p90)],
    ];
    for (const [measure, value] of values) add(t("analytics.responses"), t(`ui.urgency.${urgency}`), measure, value);
  }
  for (const { urgency, resolved, median, p90 } of report.resolutions) {
    const item = t(`ui.urgency.${urgency}`);
    add(t("analytics.resolutions"), item, t("analytics.resolved"), resolved);
    add(t("analytics.resolutions"), item, within(t("analytics.median")), minutes(median));
    add(t("analytics.resolutions"), item, within(t("analytics.p90")), minutes(p90));
  }
  for (const { category, count } of report.categories)
    add(t("analytics.categories"), t(`analytics.category.${category ?? "none"}`), number, count);
  add(t("analytics.chats"), t("analytics.alone"), number, report.chats.alone);
  add(t("analytics.chats"), t("analytics.with_ticket"), number, report.chats.withTicket);
  for (const [index, count] of report.rating.stars.entries())
    add(t("analytics.ratings"), t("analytics.stars", { count: index + 1 }), number, count);
  for (const tech of report.techs) {
    const item = tech.name ?? t("analytics.former");
    add(t("admin.techs"), item, t("analytics.tickets"), tech.tickets);
    add(t("admin.techs"), item, t("analytics.resolved"), tech.resolved);
    add(t("admin.techs"), item, within(t("analytics.responses")), minutes(tech.medianResponse));
    add(t("admin.techs"), item, t("analytics.rating"), tech.rating === null ? "" : Math.round(tech.rating * 10) / 10);
  }
  for (const what of ["proposed", "approved", "declined"] as const) {
    const { count, cents } = report.parts[what];
    add(t("admin.parts"), t(`analytics.parts_${what}`), number, count);
    add(
      t("admin.parts"),
      t(`analytics.parts_${what}`),
      t("analytics.dollars", { name: t("analytics.sum") }),
      dollars(cents),
    );
  }
  add(t("analytics.people"), t("analytics.accounts"), number, report.people.accounts);
  add(t("analytics.people"), t("analytics.trials"), number, report.people.trials);
  add(t("analytics.people"), t("analytics.became_paid"), number, report.people.becamePaid);
  return rows;
}
