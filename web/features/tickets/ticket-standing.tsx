import { awaitsArrival, hasPassed, type Job } from "#domain/tickets/job-steps.ts";
import type { TicketStatus } from "#domain/tickets/ticket.ts";
import { formatCountdown, useFormat } from "../../lib/format.ts";
import { type MessageKey, useT } from "../../lib/i18n.tsx";
import { useServerNow } from "../../lib/server-time.ts";

/** The fields that a ticket's state depends on. */
export interface Standing {
  readonly status: TicketStatus;
  readonly assignedTo: { readonly name: string } | null;
  readonly responseDueAt: number;
  readonly job: Job;
  readonly cancelledAt?: number | null;
}

const states: Readonly<Record<TicketStatus, MessageKey>> = {
  open: "tickets.state.open",
  in_progress: "tickets.state.in_progress",
  resolved: "tickets.state.resolved",
  closed: "tickets.state.closed",
};

/** Whether the ticket is unanswered past its response target. */
export function isLate({ status, assignedTo, responseDueAt }: Standing, now: number): boolean {
  return status === "open" && assignedTo === null && responseDueAt <= now;
}

/** The holder of the ticket, or its state: the first line about it everywhere. */
export function StandingTitle({ ticket }: { ticket: Standing }) {
  const t = useT();
  const now = useServerNow(1000);
  const { status, assignedTo, cancelledAt } = ticket;
  if (status === "closed" && cancelledAt) return t("tickets.state.cancelled");
  if (isLate(ticket, now)) return t("tickets.clock.late");
  const isHeld = assignedTo !== null && (status === "open" || status === "in_progress");
  if (!isHeld) return t(states[status]);
  return (
    <>
      <bdi>{assignedTo.name}</bdi> {t("tickets.holder.some")}
    </>
  );
}

/** When help arrives, how far the job is, or by when a technician answers: the second line about it. */
export function StandingText({ ticket, now }: { ticket: Standing; now: number }) {
  const t = useT();
  const format = useFormat();
  const { status, assignedTo, responseDueAt, job } = ticket;
  if (status === "resolved") return t("tickets.state.resolved_text");
  if (status === "closed") return null;
  if (job.step !== "requested") {
    return (
      <>
        {t(`tickets.job.now.${job.step}`)}
        {awaitsArrival(job.step) ? <ArrivalText arrival={job.arrival} now={now} /> : null}
      </>
    );
  }
  if (assignedTo !== null) return t("tickets.state.in_progress");
  if (isLate(ticket, now)) return t("tickets.clock.late_text", { time: format.time(responseDueAt) });
  return (
    <>
      <span role="timer" dir="ltr" className="font-mono">
        {formatCountdown(responseDueAt - now)}
      </span>{" "}
      {t("tickets.clock.left")}
    </>
  );
}

function ArrivalText({ arrival, now }: { arrival: Job["arrival"]; now: number }) {
  const t = useT();
  const format = useFormat();
  if (arrival === null) return <span className="block">{t("tickets.job.no_estimate")}</span>;
  const [from, until] = format.timeSpan(arrival.from, arrival.until);
  const late = hasPassed(arrival, now);
  return (
    <span className="block">
      {late ? t("tickets.job.passed") : t("tickets.job.arrives", { from, until })}
      {late ? ` ${t("tickets.job.was", { from, until })}` : null}
    </span>
  );
}
