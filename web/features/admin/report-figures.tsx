import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { Card } from "../../components/ui/card.tsx";
import { useFormat } from "../../lib/format.ts";
import { useT } from "../../lib/i18n.tsx";
import { inTimeOf, type Report, useReportWords } from "./report-words.ts";

/** The six figures that come first. */
export function ReportFigures({ report }: { report: Report }) {
  const t = useT();
  const format = useFormat();
  const words = useReportWords();
  const { inTime, due } = inTimeOf(report);
  const { alone, withTicket } = report.chats;
  const { average, count } = report.rating;
  return (
    <dl className="grid grid-cols-2 gap-3 sm:gap-4 lg:grid-cols-3">
      <Figure label={t("analytics.tickets")} to="/admin/tickets">
        {format.number(report.tickets.total)}
      </Figure>
      <Figure label={t("analytics.in_time")} text={t("analytics.in_time_text")}>
        {words.share(inTime, due)}
      </Figure>
      <Figure label={t("analytics.alone")} text={t("analytics.alone_text")}>
        {words.share(alone, alone + withTicket)}
      </Figure>
      <Figure label={t("analytics.rating")} text={t("analytics.rating_text", { count })}>
        {average === null ? "–" : format.decimal(average)}
      </Figure>
      <Figure label={t("admin.parts")} text={t("analytics.parts_approved")} to="/admin/parts">
        {format.money(report.parts.approved.cents)}
      </Figure>
      <Figure label={t("analytics.accounts")} to="/admin/users">
        {format.number(report.people.accounts)}
      </Figure>
    </dl>
  );
}

interface FigureProps {
  label: string;
  text?: string;
  /** Where what is counted stands. */
  to?: "/admin/tickets" | "/admin/parts" | "/admin/users";
  children: ReactNode;
}

function Figure({ label, text, to, children }: FigureProps) {
  return (
    <Card className="grid content-start gap-1 p-4 sm:p-5">
      <dt className="font-semibold leading-snug">{label}</dt>
      <dd className="font-bold text-2xl leading-tight [overflow-wrap:anywhere] sm:text-3xl">
        {to === undefined ? (
          <bdi>{children}</bdi>
        ) : (
          <Link to={to} className="inline-block min-h-touch decoration-4 underline-offset-8 hover:underline">
            <bdi>{children}</bdi>
          </Link>
        )}
      </dd>
      {text === undefined ? null : <dd className="text-ink-soft text-sm">{text}</dd>}
    </Card>
  );
}
