import { Link } from "@tanstack/react-router";
import { FileText } from "lucide-react";
import type { ReactNode } from "react";
import { supportName } from "#domain/room/system-line.ts";
import type { TicketStatus } from "#domain/tickets/ticket.ts";
import { PlainText } from "../../components/plain-text.tsx";
import { TicketClock } from "../../components/ticket/ticket-clock.tsx";
import { TicketSteps } from "../../components/ticket/ticket-steps.tsx";
import { StatusBadge, UrgencyBadge } from "../../components/ui/badge.tsx";
import { Button } from "../../components/ui/button.tsx";
import { Card } from "../../components/ui/card.tsx";
import { CopyButton } from "../../components/ui/copy-button.tsx";
import { type MessageKey, useT } from "../../lib/i18n.tsx";
import { usePublicConfig } from "../../lib/public-config.ts";
import { CancelTicket } from "./cancel-ticket.tsx";
import { RateTicket } from "./rate-ticket.tsx";
import { ShareTicket } from "./share-ticket.tsx";
import { TicketDetails } from "./ticket-details.tsx";
import type { DriverTicket } from "./ticket-types.ts";

interface TicketViewProps {
  ticket: DriverTicket;
  /** The live room; it fills the place that it is given. */
  conversation: ReactNode;
  /** What can be done with the ticket's place. */
  place?: ReactNode;
  /** The parts that a technician proposed. */
  parts?: ReactNode;
  /** Whether answers reach this device when the page is closed. */
  alerts?: ReactNode;
  /** What helps while one waits for hours. */
  waiting?: ReactNode;
}

const states: Readonly<Record<TicketStatus, MessageKey>> = {
  open: "tickets.state.open",
  in_progress: "tickets.state.in_progress",
  resolved: "tickets.state.resolved",
  closed: "tickets.state.closed",
};

/** A driver's ticket: number, clock and who has it first; then the conversation; then everything that was told. */
export function TicketView({ ticket, conversation, place, parts, alerts, waiting }: TicketViewProps) {
  const t = useT();
  const phone = usePublicConfig()?.roadsidePhone;
  const over = ticket.status === "resolved" || ticket.status === "closed";
  return (
    <div className="mx-auto grid w-full max-w-6xl grid-cols-1 gap-5 px-4 py-5 sm:px-5 lg:grid-cols-[24rem_minmax(0,1fr)] lg:grid-rows-[auto_1fr] lg:gap-x-8">
      <div className="grid grid-cols-1 content-start gap-5">
        <header className="grid grid-cols-1 gap-2">
          <p className="text-ink-soft">{t("tickets.number")}</p>
          <h1 className="flex flex-wrap items-center gap-1 text-3xl">
            <bdi className="whitespace-nowrap font-bold font-mono text-3xl">{ticket.ticketNumber}</bdi>
            <CopyButton value={ticket.ticketNumber} label={t("tickets.copy_label")} />
          </h1>
          <p className="flex flex-wrap gap-2">
            <StatusBadge value={ticket.status} />
            <UrgencyBadge value={ticket.urgencyLevel} waiting={ticket.status === "open"} />
          </p>
        </header>
        <Holder ticket={ticket} />
        <TicketClock ticket={ticket} phone={phone} />
        <TicketSteps ticket={ticket} />
        {parts}
        {over ? null : place}
        {over ? null : alerts}
        {ticket.resolution === null ? null : (
          <section className="grid gap-1 rounded-xl bg-green-wash p-4">
            <h2 className="font-semibold text-base">{t("tickets.resolution")}</h2>
            <PlainText text={ticket.resolution} />
          </section>
        )}
        {over && ticket.assignedTo !== null ? (
          <RateTicket ticketId={ticket.id} rating={ticket.rating} comment={ticket.ratingComment} />
        ) : null}
      </div>
      <section
        aria-label={t("tickets.conversation")}
        className="grid h-[min(40rem,78dvh)] grid-rows-[auto_minmax(0,1fr)] overflow-hidden rounded-xl bg-ground lg:sticky lg:top-24 lg:row-span-2 lg:h-[calc(100dvh-8rem)]"
      >
        <h2 className="border-line border-b bg-panel px-4 py-3 text-lg">{t("tickets.conversation")}</h2>
        {conversation}
      </section>
      <div className="grid grid-cols-1 content-start gap-5">
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
    </div>
  );
}

/** Who has the ticket: the first thing that somebody who waits wants to know. */
function Holder({ ticket }: { ticket: DriverTicket }) {
  const t = useT();
  const { assignedTo, status } = ticket;
  const cancelled = status === "closed" && ticket.cancelledAt !== null;
  return (
    <Card className="grid gap-1" role="status">
      <p className="font-bold text-xl leading-tight">{t(cancelled ? "tickets.state.cancelled" : states[status])}</p>
      {assignedTo !== null ? (
        <p>
          <bdi className="font-semibold">{supportName(assignedTo.name)}</bdi>{" "}
          {t(status === "in_progress" || status === "open" ? "tickets.holder.some" : "tickets.holder.was")}
        </p>
      ) : status === "open" ? (
        <p>{t("tickets.holder.none")}</p>
      ) : null}
      {status === "resolved" ? <p>{t("tickets.state.resolved_text")}</p> : null}
    </Card>
  );
}
