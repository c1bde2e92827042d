import { useState } from "react";
import { dangerOf } from "#domain/tickets/next-ticket.ts";
import { StatusBadge, UrgencyBadge } from "../../components/ui/badge.tsx";
import { CopyButton } from "../../components/ui/copy-button.tsx";
import { useT } from "../../lib/i18n.tsx";
import { DistressNotice } from "./distress-mark.tsx";
import { DueClock } from "./due-clock.tsx";
import { HandoverCard } from "./handover-card.tsx";
import { InternalNotes } from "./internal-notes.tsx";
import { JobCard } from "./job-card.tsx";
import { TicketActionsBar } from "./ticket-actions.tsx";
import { TicketDiagnosis } from "./ticket-diagnosis.tsx";
import { TicketFacts } from "./ticket-facts.tsx";
import { TicketTruck } from "./ticket-truck.tsx";
import type { DeskSlots, DeskTicket } from "./ticket-types.ts";
import { UnclaimedMark } from "./unclaimed-mark.tsx";
import type { TicketActions } from "./use-ticket-actions.ts";

interface TicketPaneProps {
  ticket: DeskTicket;
  actions: TicketActions;
  userId: string;
  isAdmin: boolean;
  name: string;
  onName: (name: string) => void;
  live: DeskSlots["live"];
  nearby: DeskSlots["nearby"];
  parts: DeskSlots["parts"];
}

/** One ticket with all that staff may read and do. */
export function TicketPane({ ticket, actions, userId, isAdmin, name, onName, live, nearby, parts }: TicketPaneProps) {
  const t = useT();
  const danger = dangerOf(ticket);
  const mayModify = ticket.assignedTo === null || ticket.assignedTo.id === userId || isAdmin;
  const jobFirst = useJobFirst(ticket);
  const job = <JobCard ticket={ticket} userId={userId} isAdmin={isAdmin} />;
  return (
    <article aria-label={ticket.ticketNumber} className="flex min-h-0 flex-col">
      <header className="grid gap-2 border-line border-b bg-panel px-5 pt-4 pb-3">
        <DistressNotice ticketId={ticket.id} />
        <UnclaimedMark ticket={ticket} />
        <div className="flex flex-wrap items-center justify-between gap-3">
          <h2 className="flex items-center gap-1 font-mono text-xl">
            {ticket.ticketNumber}
            <CopyButton value={ticket.ticketNumber} label={t("desk.ticket_number")} />
          </h2>
          <DueClock dueAt={ticket.replyDueAt} danger={danger} />
        </div>
        <div className="flex flex-wrap items-center gap-2">
          <UrgencyBadge value={ticket.urgencyLevel} />
          <StatusBadge value={ticket.status} />
          {danger === ticket.urgencyLevel ? null : (
            <span className="font-semibold text-red-ink text-sm">
              {t("desk.assessed_higher", { urgency: t(`ui.urgency.${danger}`) })}
            </span>
          )}
          <span className="text-ink-soft text-sm">
            {ticket.assignedTo === null
              ? t("desk.unassigned")
              : ticket.assignedTo.id === userId
                ? t("desk.mine")
                : ticket.assignedTo.name}
          </span>
        </div>
      </header>
      <div className="relative min-h-0 flex-1 overflow-y-auto overscroll-contain">
        <TicketActionsBar
          ticket={ticket}
          actions={actions}
          userId={userId}
          isAdmin={isAdmin}
          name={name}
          onName={onName}
        />
        <div className="grid gap-6 px-5 py-5">
          {jobFirst ? job : null}
          <HandoverCard ticket={ticket} />
          {jobFirst ? null : job}
          {live(ticket)}
          <section className="grid gap-2">
            <h3 className="text-lg">{t("desk.issue")}</h3>
            <p className="whitespace-pre-wrap" dir="auto">
              {ticket.issueDescription}
            </p>
          </section>
          <TicketPhotos photoIds={ticket.photoIds} />
          <TicketFacts ticket={ticket} nearby={nearby(ticket)} />
          <InternalNotes key={`notes ${ticket.id}`} ticket={ticket} userId={userId} disabled={!mayModify} />
          <TicketTruck ticket={ticket} />
          {parts(ticket, mayModify)}
          <TicketDiagnosis ticket={ticket} />
        </div>
      </div>
    </article>
  );
}

/**
 * Whether the job stands before the hand-over: where somebody was already sent when the ticket was opened. It then stays
 * where it is, so that nothing moves under the pointer that sets the first step.
 */
function useJobFirst({ id, job }: DeskTicket): boolean {
  const [opened, setOpened] = useState({ id, first: job.step !== "requested" });
  if (opened.id === id) return opened.first;
  const next = { id, first: job.step !== "requested" };
  setOpened(next);
  return next.first;
}

function TicketPhotos({ photoIds }: { photoIds: readonly string[] }) {
  const t = useT();
  if (photoIds.length === 0) return null;
  return (
    <section className="grid gap-2">
      <h3 className="text-lg">{t("desk.photos")}</h3>
      <ul className="flex flex-wrap gap-3">
        {photoIds.map((photoId, index) => (
          <li key={photoId}>
            <a href={`/api/photos/${photoId}?size=full`} target="_blank" rel="noreferrer">
              <img
                src={`/api/photos/${photoId}?size=thumb`}
                alt={t("desk.photo", { number: index + 1 })}
                className="size-28 rounded-lg border border-line object-cover"
                loading="lazy"
              />
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
