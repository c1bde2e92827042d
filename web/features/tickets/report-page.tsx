import { Link } from "@tanstack/react-router";
import { ArrowLeft, Copy, FileDown, Printer, Share2 } from "lucide-react";
import { useMemo, useState } from "react";
import {
  type BreakdownReport,
  breakdownReport,
  type ReportedPart,
  type ReportedTruck,
  reportText,
} from "#domain/tickets/breakdown-report.ts";
import { Button } from "../../components/ui/button.tsx";
import { Card } from "../../components/ui/card.tsx";
import { Checkbox } from "../../components/ui/checkbox.tsx";
import { ErrorState } from "../../components/ui/error-state.tsx";
import { saveFile } from "../../lib/csv.ts";
import { useFormat } from "../../lib/format.ts";
import { canShare, handOn } from "../../lib/hand-on.ts";
import { useDirection, useT } from "../../lib/i18n.tsx";
import { notify } from "../../lib/notify.ts";
import { useServerNow } from "../../lib/server-time.ts";
import { ReportPhotos } from "./report-photos.tsx";
import type { DriverTicket } from "./ticket-types.ts";

interface ReportPageProps {
  ticket: DriverTicket;
  /** What is saved of the ticket's truck; null when it is not. */
  truck: ReportedTruck | null | "unread";
  /** Those that the driver sees. */
  parts: readonly ReportedPart[] | "unread";
  /** Something of it is still on its way. */
  reading: boolean;
  /** What did not load. */
  unread: readonly { error: unknown; isFetching: boolean; refetch: () => unknown }[];
}

/** The breakdown as a report: to be read, handed on as text, printed. Nothing is sent anywhere by itself. */
export function ReportPage({ ticket, truck, parts, reading, unread }: ReportPageProps) {
  const t = useT();
  const [withVin, setWithVin] = useState(false);
  const report = useReport({ ticket, truck, parts, withVin });
  const [failed] = unread;
  return (
    <div className="mx-auto grid w-full max-w-2xl content-start gap-5 px-4 py-6 sm:px-5 sm:py-10 print:max-w-none print:p-0">
      <title>{report.title}</title>
      <Link
        to="/tickets/$number"
        params={{ number: ticket.ticketNumber }}
        className="inline-flex min-h-touch items-center gap-2 justify-self-start rounded-sm font-semibold text-blue-ink underline underline-offset-4 print:hidden"
      >
        <ArrowLeft className="size-5 shrink-0 rtl:-scale-x-100" aria-hidden />
        {t("report.back")}
      </Link>
      <header className="grid gap-2">
        <h1 className="text-3xl">{t("report.title")}</h1>
        <p className="text-ink-soft print:hidden">{t("report.lead")}</p>
      </header>
      <div className="grid gap-3 print:hidden">
        {failed === undefined ? null : (
          <ErrorState
            title={t("report.incomplete")}
            error={failed.error}
            retrying={failed.isFetching}
            onRetry={() => {
              for (const each of unread) void each.refetch();
            }}
          />
        )}
        <Checkbox
          label={t("report.with_vin")}
          checked={withVin}
          onCheckedChange={(checked) => setWithVin(checked === true)}
        />
        <ReportActions report={report} ticketNumber={ticket.ticketNumber} reading={reading} />
      </div>
      <Card className="grid gap-4 print:border-0 print:p-0">
        <dl className="grid gap-x-6 gap-y-3 sm:grid-cols-[11rem_minmax(0,1fr)] print:grid-cols-[11rem_minmax(0,1fr)]">
          {report.lines.map(({ id, label, texts }) => (
            <div key={id} className="break-inside-avoid sm:contents print:contents">
              <dt className="text-ink-soft text-sm sm:pt-0.5">{label}</dt>
              <dd className="min-w-0 whitespace-pre-wrap break-words">{texts.join("\n")}</dd>
            </div>
          ))}
        </dl>
        <ReportPhotos photoIds={ticket.photoIds} />
        <p className="border-line border-t pt-3 text-ink-soft text-sm">{report.note}</p>
      </Card>
    </div>
  );
}

function useReport({
  ticket,
  truck,
  parts,
  withVin,
}: Pick<ReportPageProps, "ticket" | "truck" | "parts"> & { withVin: boolean }) {
  const t = useT();
  const format = useFormat();
  const direction = useDirection();
  const now = useServerNow(60_000);
  return useMemo(() => {
    const local = (time: number) => `${format.dateTime(time)} ${format.zone(time)}`;
    const voice = { say: t, local, money: format.money, direction };
    return breakdownReport({ ticket, truck, parts, withVin, now }, voice);
  }, [ticket, truck, parts, withVin, now, t, format, direction]);
}

interface ReportActionsProps {
  report: BreakdownReport;
  ticketNumber: string;
  reading: boolean;
}

/** The ways out of the device: another app or the clipboard, paper or PDF, a file. */
function ReportActions({ report, ticketNumber, reading }: ReportActionsProps) {
  const t = useT();
  const shares = canShare();
  const pass = async () => {
    const done = await handOn(report.title, reportText(report));
    if (done === "copied") notify.success(t("report.copied"), { description: t("report.copied_text") });
    if (done === "refused") notify.error(t("ui.copy_refused"));
  };
  const PassIcon = shares ? Share2 : Copy;
  return (
    <div className="grid gap-3 sm:grid-cols-2">
      <Button size="thumb" className="sm:col-span-2" busy={reading} onClick={() => void pass()}>
        {reading ? null : <PassIcon className="size-5 shrink-0" aria-hidden />}
        {t(shares ? "report.share" : "report.copy")}
      </Button>
      <Button variant="secondary" size="thumb" disabled={reading} onClick={() => window.print()}>
        <Printer className="size-5 shrink-0" aria-hidden />
        {t("report.print")}
      </Button>
      <Button
        variant="secondary"
        size="thumb"
        disabled={reading}
        onClick={() => saveFile(`${ticketNumber}.txt`, reportText(report), "text/plain;charset=utf-8")}
      >
        <FileDown className="size-5 shrink-0" aria-hidden />
        {t("report.save_text")}
      </Button>
    </div>
  );
}
