import { cn } from "../../lib/cn.ts";
import { useFormat } from "../../lib/format.ts";
import { type MessageKey, useT } from "../../lib/i18n.tsx";
import type { RouterOutputs } from "../../lib/trpc.ts";
import { CheckIcon, RingIcon } from "../ui/shapes.tsx";
import { JobSteps } from "./job-steps.tsx";

/** As its driver sees it. */
type DriverTicket = RouterOutputs["driver"]["tickets"]["get"];

interface Step {
  readonly label: MessageKey;
  readonly done: boolean;
  /** When it happened, as far as that is known. */
  readonly at: number | null;
}

type Stepped = Pick<DriverTicket, "status" | "assignedTo" | "assignedAt" | "createdAt" | "resolvedAt" | "cancelledAt">;

/** The stations of a ticket in order; pure. */
export function stepsOf(ticket: Stepped): readonly Step[] {
  const submitted: Step = { label: "tickets.step.submitted", done: true, at: ticket.createdAt };
  const found = ticket.assignedTo !== null || ticket.status === "resolved";
  const claimed: Step = { label: "tickets.step.claimed", done: found, at: found ? ticket.assignedAt : null };
  if (ticket.cancelledAt !== null && ticket.status === "closed") {
    const cancelled: Step = { label: "tickets.step.cancelled", done: true, at: ticket.cancelledAt };
    return found ? [submitted, claimed, cancelled] : [submitted, cancelled];
  }
  const over = ticket.status === "resolved" || ticket.status === "closed";
  const end: Step = {
    label: ticket.status === "closed" ? "tickets.step.closed" : "tickets.step.resolved",
    done: over,
    at: over ? ticket.resolvedAt : null,
  };
  return [submitted, claimed, end];
}

/** Where the ticket stands: how far the help is once somebody was sent, and until then how far the ticket is. */
export function TicketSteps({ ticket }: { ticket: Stepped & Pick<DriverTicket, "job"> }) {
  return ticket.job.step === "requested" ? <TicketRoad ticket={ticket} /> : <JobSteps ticket={ticket} />;
}

/** The ticket's own stations on a road; many tickets end without anybody being sent. */
export function TicketRoad({ ticket }: { ticket: Stepped }) {
  const t = useT();
  const format = useFormat();
  const steps = stepsOf(ticket);
  const current = steps.findLastIndex((step) => step.done);
  return (
    <ol aria-label={t("tickets.steps")} className="isolate flex">
      {steps.map((step, index) => (
        <li
          key={step.label}
          aria-current={index === current ? "step" : undefined}
          className="relative grid min-w-0 grow basis-0 grid-cols-1 content-start justify-items-center gap-1 text-center [overflow-wrap:anywhere]"
        >
          {index === 0 ? null : (
            <span
              aria-hidden="true"
              className={cn(
                "absolute end-1/2 top-3.5 -z-10 h-0.5 w-full -translate-y-1/2",
                step.done ? "bg-green-ink" : "bg-line",
              )}
            />
          )}
          <span
            className={cn(
              "relative grid size-7 place-items-center rounded-full",
              step.done ? "bg-ground text-green-ink" : "bg-ground text-edge",
            )}
          >
            {step.done ? <CheckIcon className="size-4.5" /> : <RingIcon className="size-6" />}
          </span>
          <span className={cn("px-1 text-sm leading-tight", step.done ? "font-semibold" : "text-ink-soft")}>
            {t(step.label)}
          </span>
          {step.at === null ? null : (
            <time dateTime={new Date(step.at).toISOString()} className="text-ink-soft text-xs">
              {format.time(step.at)}
            </time>
          )}
        </li>
      ))}
    </ol>
  );
}
