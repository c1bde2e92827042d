import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { Download } from "lucide-react";
import { type ReactNode, useId } from "react";
import { type ReportRange, reportRanges } from "#domain/analytics/ranges.ts";
import { Button } from "../../components/ui/button.tsx";
import { Card } from "../../components/ui/card.tsx";
import { ErrorState } from "../../components/ui/error-state.tsx";
import { Loading } from "../../components/ui/spinner.tsx";
import { saveFile, toCsv } from "../../lib/csv.ts";
import { useFormat } from "../../lib/format.ts";
import { useT } from "../../lib/i18n.tsx";
import { trpc } from "../../lib/trpc.ts";
import { BarTable } from "./bar-table.tsx";
import { reportRows } from "./report-csv.ts";
import { ReportFigures } from "./report-figures.tsx";
import { PartsTable, ResolutionTable, ResponseTable, TechTable } from "./report-tables.tsx";
import { type Report, useReportWords } from "./report-words.ts";
import { segmentClass, segmentsClass } from "./segments.ts";
import { TicketBars } from "./ticket-bars.tsx";

/** How the platform does: figures first, what they are made of below. */
export function AnalyticsPage({ range }: { range: ReportRange }) {
  const t = useT();
  const query = useQuery(
    trpc.admin.analytics.report.queryOptions({ range }, { placeholderData: keepPreviousData, staleTime: 60_000 }),
  );
  const report = query.data;
  return (
    <div className="mx-auto grid max-w-5xl gap-5">
      <title>{`${t("admin.analytics")} · Roadflare`}</title>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <h1 className="text-3xl">{t("admin.analytics")}</h1>
        {report === undefined ? null : <ExportButton report={report} />}
      </div>
      <Ranges range={range} />
      {query.isPending ? <Loading text={t("analytics.loading")} className="min-h-40" /> : null}
      {query.isError ? (
        <ErrorState
          title={t("analytics.failed")}
          error={query.error}
          retrying={query.isFetching}
          onRetry={() => void query.refetch()}
        />
      ) : null}
      {report === undefined ? null : (
        <div className="grid gap-5" aria-busy={query.isPlaceholderData}>
          <Basis report={report} />
          <ReportFigures report={report} />
          <Sections report={report} />
        </div>
      )}
    </div>
  );
}

function Ranges({ range }: { range: ReportRange }) {
  const t = useT();
  return (
    <nav aria-label={t("analytics.range")} className={segmentsClass}>
      {reportRanges.map((each) => (
        <Link
          key={each}
          to="/admin/analytics"
          search={{ range: each }}
          aria-current={each === range ? "page" : undefined}
          className={segmentClass}
        >
          {t(`analytics.range.${each}`)}
        </Link>
      ))}
    </nav>
  );
}

function Basis({ report }: { report: Report }) {
  const t = useT();
  const format = useFormat();
  return (
    <p className="max-w-prose text-ink-soft">
      {t("analytics.basis")} {t("analytics.rounded")}{" "}
      {report.storedAt === null ? null : t("analytics.stored", { time: format.dateTime(report.storedAt) })}
    </p>
  );
}

function ExportButton({ report }: { report: Report }) {
  const t = useT();
  const save = () => {
    const day = new Date(report.to).toISOString().slice(0, 10);
    saveFile(`roadflare-${report.range}-${day}.csv`, toCsv(reportRows(t, report)), "text/csv;charset=utf-8");
  };
  return (
    <Button variant="secondary" onClick={save}>
      <Download className="size-5" aria-hidden />
      {t("analytics.export")}
    </Button>
  );
}

function Sections({ report }: { report: Report }) {
  const t = useT();
  const words = useReportWords();
  const { chats, people, rating } = report;
  const trials = t("analytics.of", {
    percent: words.share(people.becamePaid, people.trials),
    count: people.trials,
  });
  return (
    <>
      <Section title={t(report.unit === "day" ? "analytics.tickets_day" : "analytics.tickets_month")}>
        <Card className="p-4 sm:p-5">
          <TicketBars report={report} />
        </Card>
      </Section>
      <Section title={t("analytics.responses")}>
        <ResponseTable report={report} />
      </Section>
      <Section title={t("analytics.resolutions")}>
        <ResolutionTable report={report} />
      </Section>
      <Section title={t("admin.techs")}>
        <TechTable report={report} />
      </Section>
      <div className="grid gap-5 lg:grid-cols-2">
        <Section title={t("analytics.categories")} card>
          <BarTable
            caption={t("analytics.categories")}
            rows={report.categories.map(({ category, count }) => ({
              key: category ?? "none",
              label: words.category(category),
              count,
            }))}
          />
        </Section>
        <div className="grid content-start gap-5">
          <Section title={t("analytics.chats")} card>
            <BarTable
              caption={t("analytics.chats")}
              rows={[
                { key: "alone", label: t("analytics.alone"), count: chats.alone },
                { key: "ticket", label: t("analytics.with_ticket"), count: chats.withTicket },
              ]}
            />
          </Section>
          <Section title={t("analytics.ratings")} card>
            <BarTable
              caption={t("analytics.ratings")}
              rows={rating.stars
                .map((count, index) => ({
                  key: String(index),
                  label: t("analytics.stars", { count: index + 1 }),
                  count,
                }))
                .toReversed()}
            />
          </Section>
        </div>
      </div>
      <Section title={t("admin.parts")}>
        <PartsTable report={report} />
      </Section>
      <Section title={t("analytics.people")} card>
        <People people={people} trials={trials} />
      </Section>
    </>
  );
}

function People({ people, trials }: { people: Report["people"]; trials: string }) {
  const t = useT();
  const format = useFormat();
  return (
    <dl className="grid grid-cols-[1fr_auto] gap-x-6 gap-y-2">
      <dt>{t("analytics.accounts")}</dt>
      <dd className="text-end font-semibold">{format.number(people.accounts)}</dd>
      <dt>{t("analytics.trials")}</dt>
      <dd className="text-end font-semibold">{format.number(people.trials)}</dd>
      <dt>{t("analytics.became_paid")}</dt>
      <dd className="text-end font-semibold">
        {format.number(people.becamePaid)}
        {people.trials === 0 ? null : <span className="block font-normal text-ink-soft text-sm">{trials}</span>}
      </dd>
    </dl>
  );
}

function Section({ title, card = false, children }: { title: string; card?: boolean; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="grid content-start gap-3">
      <h2 id={id} className="text-xl">
        {title}
      </h2>
      {card ? <Card className="p-4 sm:p-5">{children}</Card> : children}
    </section>
  );
}
