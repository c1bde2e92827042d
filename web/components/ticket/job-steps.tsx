import { awaitsArrival, hasPassed, isBefore, type Job, jobSteps } from "#domain/tickets/job-steps.ts";
import { cn } from "../../lib/cn.ts";
import { useFormat } from "../../lib/format.ts";
import { type MessageKey, useT } from "../../lib/i18n.tsx";
import { useServerNow } from "../../lib/server-time.ts";
import type { RouterOutputs } from "../../lib/trpc.ts";
import { Card } from "../ui/card.tsx";
import { CheckIcon, HalfIcon, RingIcon } from "../ui/shapes.tsx";

/** As its driver sees it. */
type DriverTicket = RouterOutputs["driver"]["tickets"]["get"];
export type JobTicket = Pick<DriverTicket, "job" | "status" | "createdAt" | "resolvedAt" | "cancelledAt">;

interface Station {
  readonly label: MessageKey;
  readonly reached: boolean;
  /** When it was reached, milliseconds UTC; null for what was passed over or is still to come. */
  readonly at: number | null;
}

/** The steps of a job in order, and how the ticket ended; what a finished ticket never reached is left out. Pure. */
export function stationsOf({ job, status, createdAt, resolvedAt, cancelledAt }: JobTicket): readonly Station[] {
  const steps = jobSteps.map((step) => ({
    label: `tickets.job.${step}` as const,
    reached: !isBefore(job.step, step),
    at: step === "requested" ? createdAt : job.reachedAt[step],
  }));
  if (status !== "resolved" && status !== "closed") return steps;
  const cancelled = status === "closed" && cancelledAt !== null;
  const label = cancelled ? "tickets.step.cancelled" : `tickets.step.${status}`;
  return [
    ...steps.filter((step) => step.reached),
    { label: label as MessageKey, reached: true, at: cancelled ? cancelledAt : resolvedAt },
  ];
}

/** How far the help is that somebody waits for: when it arrives, and each step with its time. */
export function JobSteps({ ticket }: { ticket: JobTicket }) {
  const over = ticket.status === "resolved" || ticket.status === "closed";
  return (
    <div className="grid gap-4">
      {over ? null : <JobSign job={ticket.job} />}
      <JobStepList ticket={ticket} />
    </div>
  );
}

/** The step that stands as a sign, with the range of the arrival as long as it can still come true. */
function JobSign({ job }: { job: Job }) {
  const t = useT();
  const now = useServerNow(5000);
  const { step, arrival } = job;
  const late = arrival !== null && hasPassed(arrival, now);
  if (step === "requested") return null;
  return (
    <Card role="status" className={cn("grid gap-1", late && "border-transparent bg-orange text-on-orange")}>
      <p className="font-semibold">{t(`tickets.job.now.${step}`)}</p>
      {awaitsArrival(step) ? <ArrivalText arrival={arrival} late={late} /> : null}
    </Card>
  );
}

function ArrivalText({ arrival, late }: { arrival: Job["arrival"]; late: boolean }) {
  const t = useT();
  const format = useFormat();
  if (arrival === null) return <p>{t("tickets.job.no_estimate")}</p>;
  const [from, until] = format.timeSpan(arrival.from, arrival.until);
  return (
    <>
      <p className="font-bold text-xl leading-tight">
        {late ? t("tickets.job.passed") : t("tickets.job.arrives", { from, until })}
      </p>
      <p>
        {late ? t("tickets.job.was", { from, until }) : t("tickets.job.told", { time: format.time(arrival.toldAt) })}
      </p>
    </>
  );
}

interface JobStepListProps {
  ticket: JobTicket;
  /** Closer together, for the desk. */
  dense?: boolean;
  className?: string;
}

/** Every step of the job with its time, in the reader's own zone. */
export function JobStepList({ ticket, dense = false, className }: JobStepListProps) {
  const t = useT();
  const format = useFormat();
  const stations = stationsOf(ticket);
  const current = stations.findLastIndex((station) => station.reached);
  return (
    <ol aria-label={t("tickets.job.steps")} className={cn("isolate grid", className)}>
      {stations.map(({ label, reached, at }, index) => {
        const isCurrent = index === current;
        const underWay = isCurrent && index < stations.length - 1;
        return (
          <li
            key={label}
            aria-current={isCurrent ? "step" : undefined}
            className={cn("relative flex items-center gap-3", dense ? "min-h-8.5" : "min-h-10")}
          >
            {index === 0 ? null : (
              <span
                aria-hidden="true"
                className={cn(
                  "absolute start-3.5 bottom-1/2 -z-10 h-full w-0.5 -translate-x-1/2 rtl:translate-x-1/2",
                  reached ? "bg-green-ink" : "bg-line",
                )}
              />
            )}
            <span
              className={cn(
                "grid size-7 shrink-0 place-items-center rounded-full",
                !reached ? "bg-ground text-edge" : underWay ? "bg-ground text-blue-ink" : "bg-ground text-green-ink",
              )}
            >
              {!reached ? (
                <RingIcon className="size-6" />
              ) : underWay ? (
                <HalfIcon className="size-4.5" />
              ) : (
                <CheckIcon className="size-4.5" />
              )}
            </span>
            <span
              className={cn(
                "min-w-0 grow leading-tight",
                isCurrent ? "font-bold" : reached ? "font-semibold" : "text-ink-soft",
              )}
            >
              {t(label)}
            </span>
            {at === null ? null : (
              <time
                dateTime={new Date(at).toISOString()}
                title={format.dateTime(at)}
                className="shrink-0 text-ink-soft"
              >
                {format.time(at)}
              </time>
            )}
          </li>
        );
      })}
    </ol>
  );
}
