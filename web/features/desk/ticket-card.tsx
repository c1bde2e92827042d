import { Eye, MessageSquareText } from "lucide-react";
import { dangerOf } from "#domain/tickets/next-ticket.ts";
import { compareUrgency } from "#domain/tickets/urgency.ts";
import { StatusBadge, Tag, UrgencyBadge } from "../../components/ui/badge.tsx";
import { RelativeTime } from "../../components/ui/time.tsx";
import { cn } from "../../lib/cn.ts";
import { useT } from "../../lib/i18n.tsx";
import { DistressMark } from "./distress-mark.tsx";
import { DueClock } from "./due-clock.tsx";
import type { QueueTicket } from "./ticket-types.ts";
import { UnclaimedMark } from "./unclaimed-mark.tsx";
import type { StandingDistress } from "./use-distress.ts";

interface TicketCardProps {
  ticket: QueueTicket;
  selected: boolean;
  /** The signed-in technician. */
  userId: string;
  /** Names of colleagues who look at it now. */
  viewers: readonly string[];
  /** The driver does not feel safe. */
  distress?: StandingDistress | undefined;
  /** The driver wrote last, and nobody has looked since. */
  unanswered?: boolean;
  onOpen: (ticketNumber: string) => void;
}

/** One ticket of the queue. */
export function TicketCard({
  ticket,
  selected,
  userId,
  viewers,
  distress,
  unanswered = false,
  onOpen,
}: TicketCardProps) {
  const t = useT();
  const danger = dangerOf(ticket);
  const raised = compareUrgency(danger, ticket.urgencyLevel) > 0;
  const waits = ticket.status === "open" && ticket.assignedTo === null;
  const holder =
    ticket.assignedTo === null ? null : ticket.assignedTo.id === userId ? t("desk.mine") : ticket.assignedTo.name;
  return (
    <button
      type="button"
      aria-current={selected ? "true" : undefined}
      data-ticket={ticket.ticketNumber}
      onClick={() => onOpen(ticket.ticketNumber)}
      className={cn(
        "grid w-full grid-cols-1 gap-1 border-line border-b px-4 py-2.5 text-start hover:bg-sunken focus-visible:-outline-offset-3",
        selected && "selected",
        danger === "emergency" &&
          ticket.status === "open" &&
          !selected &&
          "shadow-[inset_calc(var(--flow)*0.375rem)_0_0_var(--red)]",
      )}
    >
      <DistressMark signal={distress} />
      <UnclaimedMark ticket={ticket} />
      <span className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <span className="font-semibold font-mono text-base leading-tight">{ticket.ticketNumber}</span>
        {waits ? null : <bdi className="min-w-0 truncate text-ink-soft text-sm">{holder ?? t("desk.unassigned")}</bdi>}
        <DueClock dueAt={ticket.replyDueAt} danger={danger} />
      </span>
      <span className="flex font-semibold leading-snug">
        <bdi className="min-w-0 truncate">{ticket.contactName}</bdi>
        <span className="whitespace-pre">{" · "}</span>
        {/* Where both have no room, the truck gives way first, down to its year and the beginning of its brand. */}
        <bdi className="min-w-26 shrink-[999] truncate">
          {`${ticket.truckYear} ${ticket.truckBrand} ${ticket.truckModel}`}
        </bdi>
      </span>
      <span className="flex gap-3 text-ink-soft text-sm leading-snug">
        <span className="min-w-0 grow truncate rtl:text-right" dir="auto">
          {ticket.issueDescription}
        </span>
        <RelativeTime time={ticket.createdAt} className="shrink-0" />
      </span>
      <span className="mt-0.5 flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <span className="flex flex-wrap items-center gap-1.5">
          <UrgencyBadge value={raised ? danger : ticket.urgencyLevel} waiting={ticket.status === "open"} />
          {ticket.status === "open" ? null : <StatusBadge value={ticket.status} />}
          <Tag>{ticket.preferredLanguage.toUpperCase()}</Tag>
          {unanswered ? (
            <Tag tone="blue">
              <MessageSquareText className="size-4" aria-hidden />
              {t("desk.driver_wrote")}
            </Tag>
          ) : null}
        </span>
        {viewers.length === 0 ? null : (
          <span
            className="flex items-center gap-1 text-blue-ink text-sm"
            title={t("desk.viewing", { names: viewers.join(", ") })}
          >
            <Eye className="size-4" aria-hidden />
            <span className="sr-only">{t("desk.viewing", { names: viewers.join(", ") })}</span>
            <span aria-hidden>{viewers.length}</span>
          </span>
        )}
      </span>
    </button>
  );
}
