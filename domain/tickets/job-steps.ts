import * as z from "zod/mini";
import type { ErrorCode } from "../errors.ts";
import { idText } from "./text-fields.ts";
import type { TicketState } from "./ticket.ts";
import { mayModify, type Staff } from "./transitions.ts";

/** The way of a job on the road, in order. */
export const jobSteps = ["requested", "dispatched", "en_route", "on_site", "rolling"] as const;
export type JobStep = (typeof jobSteps)[number];

const minute = 60_000;
/** The latest end of an arrival range, in minutes from now. */
const maxArrivalMinutes = 720;
/** The same estimate told again within this time is the same telling. */
const toldTwiceWithin = minute;

/** How a job stands in the record; times in milliseconds UTC. What is all null has only been requested. */
export interface JobRecord {
  readonly dispatchedAt: number | null;
  readonly enRouteAt: number | null;
  readonly onSiteAt: number | null;
  readonly rollingAt: number | null;
  readonly arrivesFrom: number | null;
  readonly arrivesUntil: number | null;
  readonly arrivalToldAt: number | null;
}

/** The step stands that was reached last: every step but the first has the time at which it was. */
export const stepTimes = {
  dispatched: "dispatchedAt",
  en_route: "enRouteAt",
  on_site: "onSiteAt",
  rolling: "rollingAt",
} as const satisfies Record<Exclude<JobStep, "requested">, keyof JobRecord>;

const laterSteps = ["dispatched", "en_route", "on_site", "rolling"] as const;

export const jobNotBegun: JobRecord = {
  dispatchedAt: null,
  enRouteAt: null,
  onSiteAt: null,
  rollingAt: null,
  arrivesFrom: null,
  arrivesUntil: null,
  arrivalToldAt: null,
};

/** When help arrives, as far as a technician said; all in milliseconds UTC. */
export interface Arrival {
  readonly from: number;
  readonly until: number;
  readonly toldAt: number;
}

/** A job as pages show it. */
export interface Job {
  readonly step: JobStep;
  /** When each step was reached; null for what is still to come, and for what was passed over. */
  readonly reachedAt: Readonly<Record<Exclude<JobStep, "requested">, number | null>>;
  readonly arrival: Arrival | null;
}

/** The step that stands. */
export function stepOf(record: JobRecord): JobStep {
  return laterSteps.findLast((step) => record[stepTimes[step]] !== null) ?? "requested";
}

export function jobOf(record: JobRecord): Job {
  const { dispatchedAt, enRouteAt, onSiteAt, rollingAt, arrivesFrom, arrivesUntil, arrivalToldAt } = record;
  const told = arrivesFrom !== null && arrivesUntil !== null && arrivalToldAt !== null;
  return {
    step: stepOf(record),
    reachedAt: { dispatched: dispatchedAt, en_route: enRouteAt, on_site: onSiteAt, rolling: rollingAt },
    arrival: told ? { from: arrivesFrom, until: arrivesUntil, toldAt: arrivalToldAt } : null,
  };
}

/** Whether somebody is still to arrive at a step, so that a range can be told for it. */
export function awaitsArrival(step: JobStep): boolean {
  return step === "dispatched" || step === "en_route";
}

/** Whether help was sent that the driver still counts on: it ends with whoever sent it. */
export function isOnItsWay(record: JobRecord): boolean {
  const step = stepOf(record);
  return step !== "requested" && step !== "rolling";
}

/** Whether step `a` comes before step `b`. */
export function isBefore(a: JobStep, b: JobStep): boolean {
  return jobSteps.indexOf(a) < jobSteps.indexOf(b);
}

/** Whether a range may still come true at a time, or has passed and says nothing any more. */
export function hasPassed({ until }: Arrival, now: number): boolean {
  return now > until;
}

const minutes = z
  .int("ticket.arrival_invalid")
  .check(z.minimum(0, "ticket.arrival_invalid"), z.maximum(maxArrivalMinutes, "ticket.arrival_invalid"));

export const SetStepInput = z
  .object({
    ticketId: idText("ticket.invalid"),
    step: z.enum(jobSteps, "ticket.step_invalid"),
    /** The step that was seen to stand; without it whichever stands. */
    from: z.optional(z.enum(jobSteps, "ticket.step_invalid")),
    /** Minutes from now; null takes the estimate away, and without it what was told goes on to hold. */
    arrival: z.optional(
      z.nullable(
        z
          .object({ fromMinutes: minutes, untilMinutes: minutes })
          .check(z.refine((range) => range.fromMinutes < range.untilMinutes, "ticket.arrival_invalid")),
      ),
    ),
  })
  .check(z.refine(({ step, arrival }) => !arrival || awaitsArrival(step), "ticket.arrival_unfit"));
export type SetStepInput = z.infer<typeof SetStepInput>;

export type StepDecision =
  | {
      readonly ok: true;
      /** False when what is wanted stands already. */
      readonly changed: boolean;
      readonly record: JobRecord;
    }
  | { readonly ok: false; readonly code: ErrorCode };

/**
 * What becomes of a job when somebody sets its step. The technician who has the ticket may, and an administrator, as
 * long as the ticket is neither resolved nor closed. Going on keeps the times of what was reached; going back takes the
 * times of the later steps away.
 */
export function decideStep(
  ticket: TicketState & JobRecord,
  wanted: Pick<SetStepInput, "step" | "from" | "arrival">,
  actor: Staff,
  now: number,
): StepDecision {
  if (!mayModify(ticket, actor)) return { ok: false, code: "ticket.assigned_to_other" };
  if (ticket.status === "resolved" || ticket.status === "closed") return { ok: false, code: "ticket.finished" };
  if (ticket.assignedTo === null) return { ok: false, code: "ticket.not_assigned" };

  const standing = stepOf(ticket);
  const { step, from = standing } = wanted;
  if (standsAlready(ticket, wanted, now)) return { ok: true, changed: false, record: recordOf(ticket) };
  if (from !== standing) return { ok: false, code: "ticket.step_stale" };
  return {
    ok: true,
    changed: true,
    record: { ...timesAfter(ticket, step, now), ...arrivalAfter(ticket, wanted, now) },
  };
}

function recordOf(ticket: JobRecord): JobRecord {
  const { dispatchedAt, enRouteAt, onSiteAt, rollingAt, arrivesFrom, arrivesUntil, arrivalToldAt } = ticket;
  return { dispatchedAt, enRouteAt, onSiteAt, rollingAt, arrivesFrom, arrivesUntil, arrivalToldAt };
}

/** The same step with the same estimate, sent twice: by an impatient thumb, or because the first answer was lost. */
function standsAlready(ticket: JobRecord, { step, from, arrival }: Parameters<typeof decideStep>[1], now: number) {
  const standing = stepOf(ticket);
  if (step !== standing) return false;
  if (arrival === undefined) return true;
  const { arrivesFrom, arrivesUntil, arrivalToldAt } = ticket;
  if (arrivesFrom === null || arrivesUntil === null || arrivalToldAt === null) return arrival === null;
  if (arrival === null) return false;
  const same =
    arrivesFrom - arrivalToldAt === arrival.fromMinutes * minute &&
    arrivesUntil - arrivalToldAt === arrival.untilMinutes * minute;
  return same && ((from !== undefined && from !== standing) || now - arrivalToldAt < toldTwiceWithin);
}

function timesAfter(ticket: JobRecord, step: JobStep, now: number) {
  const timeOf = (later: (typeof laterSteps)[number]) => {
    if (isBefore(step, later)) return null;
    return ticket[stepTimes[later]] ?? (later === step ? now : null);
  };
  return {
    dispatchedAt: timeOf("dispatched"),
    enRouteAt: timeOf("en_route"),
    onSiteAt: timeOf("on_site"),
    rollingAt: timeOf("rolling"),
  };
}

function arrivalAfter(ticket: JobRecord, { step, arrival }: Pick<SetStepInput, "step" | "arrival">, now: number) {
  if (!awaitsArrival(step) || arrival === null) return { arrivesFrom: null, arrivesUntil: null, arrivalToldAt: null };
  if (arrival === undefined) {
    const { arrivesFrom, arrivesUntil, arrivalToldAt } = ticket;
    return { arrivesFrom, arrivesUntil, arrivalToldAt };
  }
  return {
    arrivesFrom: now + arrival.fromMinutes * minute,
    arrivesUntil: now + arrival.untilMinutes * minute,
    arrivalToldAt: now,
  };
}

/** The job that an event's words tell of; null when they tell of none. */
export function jobInEvent(data: Readonly<Record<string, string | number | boolean | null>>): Job | null {
  if (data["jobStep"] === undefined) return null;
  const time = (name: keyof JobRecord) => {
    const value = data[name];
    return typeof value === "number" ? value : null;
  };
  return jobOf({
    dispatchedAt: time("dispatchedAt"),
    enRouteAt: time("enRouteAt"),
    onSiteAt: time("onSiteAt"),
    rollingAt: time("rollingAt"),
    arrivesFrom: time("arrivesFrom"),
    arrivesUntil: time("arrivesUntil"),
    arrivalToldAt: time("arrivalToldAt"),
  });
}

interface Holder {
  readonly id: string;
}

/**
 * A job after a change of its ticket that came live. It is that of whoever has the ticket: with somebody else it begins
 * anew, until the record says how it stands.
 */
export function jobAfter(
  before: { readonly assignedTo: Holder | null; readonly job: Job },
  holder: Holder | null,
  changed: Parameters<typeof jobInEvent>[0],
): Job {
  if (holder === null || holder.id !== before.assignedTo?.id) return jobOf(jobNotBegun);
  return jobInEvent(changed) ?? before.job;
}
