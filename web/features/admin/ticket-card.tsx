import { UserCheck } from "lucide-react";
import { useId } from "react";
import { dangerOf } from "#domain/tickets/next-ticket.ts";
import { StatusBadge, Tag, UrgencyBadge } from "../../components/ui/badge.tsx";
import { Button } from "../../components/ui/button.tsx";
import { Card } from "../../components/ui/card.tsx";
import { RelativeTime } from "../../components/ui/time.tsx";
import { useT } from "../../lib/i18n.tsx";
import type { RouterOutputs } from "../../lib/trpc.ts";

/** A ticket as the administrator's list has them. */
export type ListedTicket = RouterOutputs["admin"]["tickets"]["list"]["items"][number];

interface TicketCardProps {
  ticket: ListedTicket;
  onDetails: () => void;
  onAssign: () => void;
}

/** What broke, for whom, how urgent, and who looks after it. */
export function TicketCard({ ticket, onDetails, onAssign }: TicketCardProps) {
  const t = useT();
  const numberId = useId();
  const { ticketNumber, assignedTo } = ticket;
  return (
    <li className="grid">
      <Card className="grid content-between gap-4 p-4 sm:p-5">
        <div className="grid gap-2.5">
          <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
            <h2 id={numberId} className="font-mono text-lg leading-tight">
              <bdi>{ticketNumber}</bdi>
            </h2>
            <RelativeTime time={ticket.createdAt} className="text-ink-soft text-sm" />
          </div>
          <p className="flex flex-wrap gap-2">
            <StatusBadge value={ticket.status} />
            <UrgencyBadge value={dangerOf(ticket)} />
            {assignedTo === null ? null : <AssignedBadge name={assignedTo.name} />}
          </p>
          <p className="break-words font-semibold leading-snug">
            <bdi>{vehicleOf(ticket)}</bdi>
          </p>
          <p className="break-words leading-snug">
            <bdi>{ticket.contactName}</bdi>
          </p>
          <p className="line-clamp-2 text-ink-soft leading-snug [overflow-wrap:anywhere] rtl:text-right" dir="auto">
            {ticket.issueDescription}
          </p>
        </div>
        <div className="flex flex-wrap gap-3">
          {assignedTo === null ? (
            <Button variant="secondary" aria-describedby={numberId} onClick={onAssign}>
              {t("admin.tickets.assign")}
            </Button>
          ) : null}
          <Button variant="secondary" aria-describedby={numberId} onClick={onDetails}>
            {t("admin.tickets.details")}
          </Button>
        </div>
      </Card>
    </li>
  );
}

/** 'Assigned to Tech', and to whom. */
export function AssignedBadge({ name }: { name: string }) {
  const t = useT();
  return (
    <span className="flex min-w-0 flex-wrap items-center gap-x-2 gap-y-1">
      <Tag>
        <UserCheck className="size-4" aria-hidden />
        {t("admin.tickets.assigned")}
      </Tag>
      <bdi className="min-w-0 break-words text-sm">{name}</bdi>
    </span>
  );
}

/** Year, brand and model, as people say it. */
export function vehicleOf(ticket: Pick<ListedTicket, "truckYear" | "truckBrand" | "truckModel">): string {
  return `${ticket.truckYear} ${ticket.truckBrand} ${ticket.truckModel}`;
}
