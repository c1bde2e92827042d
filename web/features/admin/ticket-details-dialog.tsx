import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { dangerOf } from "#domain/tickets/next-ticket.ts";
import { PlainText } from "../../components/plain-text.tsx";
import { StatusBadge, UrgencyBadge } from "../../components/ui/badge.tsx";
import { Button } from "../../components/ui/button.tsx";
import { Dialog, DialogActions, DialogContent } from "../../components/ui/dialog.tsx";
import { ErrorState } from "../../components/ui/error-state.tsx";
import { Loading } from "../../components/ui/spinner.tsx";
import { useFormat } from "../../lib/format.ts";
import { useT } from "../../lib/i18n.tsx";
import { eventText } from "../../lib/ticket-event.ts";
import { type RouterOutputs, trpc } from "../../lib/trpc.ts";
import { WhoSawLink } from "./record-links.tsx";
import { AssignedBadge, vehicleOf } from "./ticket-card.tsx";

interface TicketDetailsDialogProps {
  ticketNumber: string;
  onAssign: () => void;
  onClose: () => void;
}

/** One ticket in short, and the ways on: to a technician, to the desk. */
export function TicketDetailsDialog({ ticketNumber, onAssign, onClose }: TicketDetailsDialogProps) {
  const t = useT();
  const query = useQuery(trpc.admin.tickets.get.queryOptions({ ticketNumber }, { staleTime: 0 }));
  return (
    <Dialog open onOpenChange={(open) => (open ? undefined : onClose())}>
      <DialogContent title={t("admin.tickets.details_title")}>
        {query.isPending ? <Loading text={t("admin.tickets.loading_one")} className="min-h-60" /> : null}
        {query.isError ? (
          <ErrorState
            title={t("admin.tickets.failed_one")}
            error={query.error}
            retrying={query.isFetching}
            onRetry={() => void query.refetch()}
          />
        ) : null}
        {query.data === undefined ? null : (
          <>
            <div className="grid justify-items-start gap-2">
              <Facts ticket={query.data} />
              <Timeline ticket={query.data} />
              <WhoSawLink id={query.data.id} className="-ms-5" />
            </div>
            <DialogActions>
              <Button onClick={onAssign}>
                {t(query.data.assignedTo === null ? "admin.tickets.assign" : "admin.tickets.assign_other")}
              </Button>
              <Button variant="secondary" asChild>
                <Link to="/support/dashboard" search={{ ticket: query.data.ticketNumber }}>
                  {t("admin.tickets.open_desk")}
                </Link>
              </Button>
            </DialogActions>
          </>
        )}
      </DialogContent>
    </Dialog>
  );
}

function Facts({ ticket }: { ticket: RouterOutputs["admin"]["tickets"]["get"] }) {
  const t = useT();
  const format = useFormat();
  return (
    <dl className="grid gap-x-4 gap-y-2.5 sm:grid-cols-[auto_1fr]">
      <Fact label={t("admin.tickets.number")}>
        <bdi className="font-semibold font-mono">{ticket.ticketNumber}</bdi>
      </Fact>
      <Fact label={t("admin.tickets.contact")}>
        <bdi>{ticket.contactName}</bdi>
      </Fact>
      <Fact label={t("admin.tickets.vehicle")}>
        <bdi>{vehicleOf(ticket)}</bdi>
      </Fact>
      <Fact label={t("admin.tickets.status")}>
        <StatusBadge value={ticket.status} />
      </Fact>
      <Fact label={t("admin.tickets.urgency")}>
        <UrgencyBadge value={dangerOf(ticket)} />
      </Fact>
      <Fact label={t("admin.tickets.technician")}>
        {ticket.assignedTo === null ? t("admin.tickets.unassigned") : <AssignedBadge name={ticket.assignedTo.name} />}
      </Fact>
      <Fact label={t("admin.tickets.language")}>{t(`techs.language.${ticket.preferredLanguage}`)}</Fact>
      <Fact label={t("admin.tickets.created")}>{format.dateTime(ticket.createdAt)}</Fact>
      <Fact label={t("admin.tickets.issue")}>
        <PlainText text={ticket.issueDescription} />
      </Fact>
    </dl>
  );
}

function Timeline({ ticket: { timeline } }: { ticket: RouterOutputs["admin"]["tickets"]["get"] }) {
  const t = useT();
  const format = useFormat();
  return (
    <section className="grid gap-1">
      <h3 className="text-base">{t("admin.tickets.timeline")}</h3>
      <ol className="grid gap-1.5">
        {timeline.map((event) => (
          <li key={event.id} className="flex flex-wrap gap-x-3 text-sm">
            <time className="text-ink-soft" dateTime={new Date(event.createdAt).toISOString()}>
              {format.dateTime(event.createdAt)}
            </time>
            <span>{eventText(t, event, "staff", format)}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <>
      <dt className="text-ink-soft max-sm:-mb-2 max-sm:text-sm">{label}</dt>
      <dd className="min-w-0 break-words">{children}</dd>
    </>
  );
}
