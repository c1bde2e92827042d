import { Link } from "@tanstack/react-router";
import { FileText } from "lucide-react";
import { type ReactNode, useState } from "react";
import { PlainText } from "../../components/plain-text.tsx";
import { JobStepList } from "../../components/ticket/job-steps.tsx";
import { TicketRoad } from "../../components/ticket/ticket-steps.tsx";
import { StatusBadge, UrgencyBadge } from "../../components/ui/badge.tsx";
import { Button } from "../../components/ui/button.tsx";
import { CopyButton } from "../../components/ui/copy-button.tsx";
import { Sheet, SheetContent } from "../../components/ui/sheet.tsx";
import { useT } from "../../lib/i18n.tsx";
import { usePublicConfig } from "../../lib/public-config.ts";
import { useServerNow } from "../../lib/server-time.ts";
import { useMediaQuery } from "../../lib/use-media-query.ts";
import { CancelTicket } from "./cancel-ticket.tsx";
import { RateTicket } from "./rate-ticket.tsx";
import { ShareTicket } from "./share-ticket.tsx";
import { TicketDetails } from "./ticket-details.tsx";
import { TicketHead } from "./ticket-head.tsx";
import { ReopenNotice, TicketOver, takesMessages } from "./ticket-over.tsx";
import { TicketStrip } from "./ticket-strip.tsx";
import type { DriverTicket } from "./ticket-types.ts";

/** What a ticket's page puts around the live room. */
interface AroundRoom {
  /** False while something covers the room. */
  readonly inSight: boolean;
  readonly above: ReactNode;
  /** In place of the field; undefined where one can write. */
  readonly instead: ReactNode;
}

interface TicketViewProps {
  ticket: DriverTicket;
  /** The live room; it fills the place that it is given. */
  conversation: (around: AroundRoom) => ReactNode;
  /** Support's messages that were not on the screen yet. */
  unread: number;
  /** Between status and conversation on a phone: what waits for the driver's answer. */
  waits?: ReactNode;
  /** What can be done with the ticket's place. */
  place?: ReactNode;
  /** The parts that a technician proposed. */
  parts?: ReactNode;
  /** A line that says so while answers do not reach this device with the page closed. */
  line?: ReactNode;
  /** Whether answers reach this device when the page is closed. */
  alerts?: ReactNode;
  /** What helps while one waits for hours. */
  waiting?: ReactNode;
}

/** A driver's ticket: its state, then the conversation. The rest is one tap away, or beside it on a wide screen. */
export function TicketView(props: TicketViewProps) {
  const { ticket, conversation, unread, waits, line } = props;
  const t = useT();
  const phone = usePublicConfig()?.roadsidePhone;
  const wide = useMediaQuery("(min-width: 64rem)");
  const now = useServerNow(60_000);
  const [open, setOpen] = useState(false);
  const over = ticket.status === "resolved" || ticket.status === "closed";
  const writable = takesMessages(ticket, now);
  const onRate = ticket.assignedTo === null || wide ? null : () => setOpen(true);
  return (
    <div className="mx-auto flex min-h-0 w-full max-w-6xl grow">
      <section
        aria-label={t("tickets.conversation")}
        className="flex min-w-0 grow flex-col lg:max-w-160 lg:border-line lg:border-e"
      >
        {wide ? null : <TicketHead number={ticket.ticketNumber} phone={phone} />}
        <TicketStrip ticket={ticket} phone={phone} onDetails={wide ? null : () => setOpen(true)} />
        {over ? null : line}
        {over || wide ? null : waits}
        {conversation({
          inSight: !open,
          above:
            writable && ticket.status === "resolved" ? <ReopenNotice ticketId={ticket.id} onRate={onRate} /> : null,
          instead: writable ? undefined : <TicketOver ticket={ticket} />,
        })}
      </section>
      {wide ? (
        <aside aria-label={t("tickets.details")} className="min-w-0 grow overflow-y-auto p-6">
          <Everything {...props} heading />
        </aside>
      ) : (
        <Sheet open={open} onOpenChange={setOpen}>
          <SheetContent title={t("tickets.details")} className="w-[min(32rem,100vw)]">
            {unread > 0 ? (
              <Button className="sticky top-0 z-10 w-full" onClick={() => setOpen(false)}>
                {t("room.new", { count: unread })}
              </Button>
            ) : null}
            <Everything {...props} heading={false} />
          </SheetContent>
        </Sheet>
      )}
    </div>
  );
}

/** Steps, rating, parts, place, alerts, the request, report, share, cancel. */
function Everything({ ticket, place, parts, alerts, waiting, heading }: TicketViewProps & { heading: boolean }) {
  const t = useT();
  const over = ticket.status === "resolved" || ticket.status === "closed";
  return (
    <div className="grid grid-cols-1 content-start gap-5">
      <header className="grid grid-cols-1 gap-2">
        {heading ? (
          <>
            <p className="text-ink-soft">{t("tickets.number")}</p>
            <div className="flex flex-wrap items-center gap-1">
              <h1 className="text-3xl">
                <bdi className="whitespace-nowrap font-bold font-mono">{ticket.ticketNumber}</bdi>
              </h1>
              <CopyButton value={ticket.ticketNumber} label={t("tickets.copy_label")} />
            </div>
          </>
        ) : null}
        <p className="flex flex-wrap gap-2">
          <StatusBadge value={ticket.status} />
          <UrgencyBadge value={ticket.urgencyLevel} waiting={ticket.status === "open"} />
        </p>
      </header>
      {ticket.job.step === "requested" ? <TicketRoad ticket={ticket} /> : <JobStepList ticket={ticket} />}
      {ticket.resolution === null || !over ? null : (
        <section className="grid gap-1">
          <h2 className="font-semibold text-base">{t("tickets.resolution")}</h2>
          <PlainText text={ticket.resolution} />
        </section>
      )}
      {over && ticket.assignedTo !== null ? (
        <RateTicket ticketId={ticket.id} rating={ticket.rating} comment={ticket.ratingComment} />
      ) : null}
      {parts}
      {over ? null : place}
      {over ? null : alerts}
      {over ? null : waiting}
      <TicketDetails ticket={ticket} />
      <Button asChild variant="secondary" size="thumb" className="w-full">
        <Link to="/tickets/$number/report" params={{ number: ticket.ticketNumber }}>
          <FileText className="size-5 shrink-0" aria-hidden />
          {t("report.title")}
        </Link>
      </Button>
      <ShareTicket ticketId={ticket.id} hasPhotos={ticket.photoIds.length > 0} />
      {over ? null : <CancelTicket ticketId={ticket.id} />}
    </div>
  );
}
