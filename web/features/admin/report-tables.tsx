import { Link } from "@tanstack/react-router";
import type { PartStatus } from "#domain/parts/order.ts";
import { UrgencyBadge } from "../../components/ui/badge.tsx";
import { useFormat } from "../../lib/format.ts";
import { useT } from "../../lib/i18n.tsx";
import { RecordsTable } from "./records-table.tsx";
import { type Report, useReportWords } from "./report-words.ts";

const linkClass = "font-semibold text-blue-ink underline underline-offset-4";

/** How long drivers waited for an answer, the most urgent first. */
export function ResponseTable({ report }: { report: Report }) {
  const t = useT();
  const format = useFormat();
  const words = useReportWords();
  return (
    <RecordsTable
      from="40rem"
      caption={t("analytics.responses")}
      items={report.responses.toReversed()}
      keyOf={({ urgency }) => urgency}
      columns={[
        { key: "urgency", label: t("analytics.urgency"), cell: ({ urgency }) => <UrgencyBadge value={urgency} /> },
        {
          key: "answered",
          label: t("analytics.answered"),
          end: true,
          cell: ({ answered }) => format.number(answered),
        },
        { key: "median", label: t("analytics.median"), end: true, cell: ({ median }) => words.duration(median) },
        { key: "p90", label: t("analytics.p90"), end: true, cell: ({ p90 }) => words.duration(p90) },
        {
          key: "in_time",
          label: t("analytics.in_time"),
          end: true,
          cell: ({ answered, inTime, missed }) => <b>{words.share(inTime, answered + missed)}</b>,
        },
        { key: "missed", label: t("analytics.missed"), end: true, cell: ({ missed }) => format.number(missed) },
      ]}
    />
  );
}

/** How long it took until tickets were resolved, the most urgent first. */
export function ResolutionTable({ report }: { report: Report }) {
  const t = useT();
  const format = useFormat();
  const words = useReportWords();
  return (
    <RecordsTable
      from="40rem"
      caption={t("analytics.resolutions")}
      items={report.resolutions.toReversed()}
      keyOf={({ urgency }) => urgency}
      columns={[
        { key: "urgency", label: t("analytics.urgency"), cell: ({ urgency }) => <UrgencyBadge value={urgency} /> },
        {
          key: "resolved",
          label: t("analytics.resolved"),
          end: true,
          cell: ({ resolved }) => format.number(resolved),
        },
        { key: "median", label: t("analytics.median"), end: true, cell: ({ median }) => words.duration(median) },
        { key: "p90", label: t("analytics.p90"), end: true, cell: ({ p90 }) => words.duration(p90) },
      ]}
    />
  );
}

/** Who did how much, the busiest first. */
export function TechTable({ report }: { report: Report }) {
  const t = useT();
  const format = useFormat();
  const words = useReportWords();
  if (report.techs.length === 0) return <p className="text-ink-soft">{t("analytics.nothing")}</p>;
  return (
    <RecordsTable
      from="40rem"
      caption={t("admin.techs")}
      items={report.techs}
      keyOf={({ userId }) => userId}
      columns={[
        {
          key: "tech",
          label: t("analytics.tech"),
          cell: ({ name }) =>
            name === null ? (
              <span className="text-ink-soft">{t("analytics.former")}</span>
            ) : (
              <Link to="/admin/techs" search={{ q: name }} className={linkClass}>
                <bdi>{name}</bdi>
              </Link>
            ),
        },
        { key: "tickets", label: t("analytics.tickets"), end: true, cell: ({ tickets }) => format.number(tickets) },
        {
          key: "resolved",
          label: t("analytics.resolved"),
          end: true,
          cell: ({ resolved }) => format.number(resolved),
        },
        {
          key: "median",
          label: t("analytics.responses"),
          end: true,
          cell: ({ medianResponse }) => words.duration(medianResponse),
        },
        {
          key: "rating",
          label: t("analytics.rating"),
          end: true,
          cell: ({ rating }) => (rating === null ? "–" : format.decimal(rating)),
        },
      ]}
    />
  );
}

const orders = [
  { key: "proposed", label: "analytics.parts_proposed", search: {} },
  { key: "approved", label: "analytics.parts_approved", search: {} },
  { key: "declined", label: "analytics.parts_declined", search: { status: "declined" as PartStatus } },
] as const;

/** Parts: what was proposed, and what drivers said to it. */
export function PartsTable({ report }: { report: Report }) {
  const t = useT();
  const format = useFormat();
  return (
    <RecordsTable
      from="40rem"
      caption={t("admin.parts")}
      items={orders}
      keyOf={({ key }) => key}
      columns={[
        {
          key: "what",
          label: t("admin.parts"),
          cell: ({ label, search }) => (
            <Link to="/admin/parts" search={search} className={linkClass}>
              {t(label)}
            </Link>
          ),
        },
        {
          key: "number",
          label: t("analytics.number"),
          end: true,
          cell: ({ key }) => format.number(report.parts[key].count),
        },
        {
          key: "sum",
          label: t("analytics.sum"),
          end: true,
          cell: ({ key }) => <bdi className="font-mono">{format.money(report.parts[key].cents)}</bdi>,
        },
      ]}
    />
  );
}
