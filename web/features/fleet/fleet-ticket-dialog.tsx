import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { PlainText } from "../../components/plain-text.tsx";
import { TicketClock } from "../../components/ticket/ticket-clock.tsx";
import { TicketSteps } from "../../components/ticket/ticket-steps.tsx";
import { Dialog, DialogContent } from "../../components/ui/dialog.tsx";
import { ErrorState } from "../../components/ui/error-state.tsx";
import { Loading } from "../../components/ui/spinner.tsx";
import { useFormat } from "../../lib/format.ts";
import { useT } from "../../lib/i18n.tsx";
import { usePublicConfig } from "../../lib/public-config.ts";
import { eventText } from "../../lib/ticket-event.ts";
import { type RouterOutputs, trpc } from "../../lib/trpc.ts";

type FleetTicket = RouterOutputs["driver"]["fleet"]["ticket"];

interface FleetTicketDialogProps {
  ticketId: string;
  ticketNumber: string;
  onClose: () => void;
}

/** A driver's ticket as the fleet's owner may read it: by when it is answered, how it stands, what happened. */
export function FleetTicketDialog({ ticketId, ticketNumber, onClose }: FleetTicketDialogProps) {
  const t = useT();
  const details = useQuery(trpc.driver.fleet.ticket.queryOptions({ ticketId }, { staleTime: 0 }));
  return (
    <Dialog open onOpenChange={(open) => (open ? undefined : onClose())}>
      <DialogContent title={ticketNumber}>
        {details.isPending ? <Loading text={t("fleet.loading")} /> : null}
        {details.isError ? (
          <ErrorState error={details.error} retrying={details.isFetching} onRetry={() => void details.refetch()} />
        ) : null}
        {details.data === undefined ? null : <Details ticket={details.data} />}
      </DialogContent>
    </Dialog>
  );
}

function Details({ ticket }: { ticket: FleetTicket }) {
  const t = useT();
  const phone = usePublicConfig()?.roadsidePhone;
  return (
    <div className="grid gap-5">
      <TicketClock ticket={ticket} phone={phone} />
      <TicketSteps ticket={ticket} />
      <dl className="grid gap-3">
        <Fact label={t("tickets.truck")}>
          <bdi>{`${ticket.truckYear} ${ticket.truckBrand} ${ticket.truckModel}`}</bdi>
        </Fact>
        <Fact label={t("fleet.ticket_issue")}>
          <PlainText text={ticket.issueDescription} />
        </Fact>
        {ticket.locationAddress === null ? null : (
          <Fact label={t("fleet.ticket_where")}>
            <bdi>{ticket.locationAddress}</bdi>
          </Fact>
        )}
        <Fact label={t("fleet.ticket_with")}>
          <bdi>{ticket.assignedTo?.name ?? t("fleet.ticket_nobody")}</bdi>
        </Fact>
        {ticket.resolution === null ? null : (
          <Fact label={t("fleet.ticket_resolution")}>
            <PlainText text={ticket.resolution} />
          </Fact>
        )}
      </dl>
      <History ticket={ticket} />
    </div>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-ink-soft text-sm">{label}</dt>
      <dd className="min-w-0 break-words">{children}</dd>
    </div>
  );
}

function History({ ticket: { timeline } }: { ticket: FleetTicket }) {
  const t = useT();
  const format = useFormat();
  return (
    <section className="grid gap-2">
      <h3 className="text-lg">{t("fleet.ticket_history")}</h3>
      <ol className="grid gap-2">
        {timeline.map((event) => (
          <li key={event.id} className="grid">
            <span>{eventText(t, event, "staff", format)}</span>
            <time dateTime={new Date(event.createdAt).toISOString()} className="text-ink-soft text-sm">
              {format.dateTime(event.createdAt)}
            </time>
          </li>
        ))}
      </ol>
    </section>
  );
}
