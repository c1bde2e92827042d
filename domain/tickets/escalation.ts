import { dangerOf } from "./next-ticket.ts";
import type { TicketEventType, TicketStatus } from "./ticket.ts";
import { type UrgencyLevel, urgencyLevels, urgencyTargets } from "./urgency.ts";

/** How long an emergency may wait for somebody to take it, in milliseconds: a third of the time in which it is answered. */
export const escalatesAfter = urgencyTargets.emergency / 3;
/** After this time unclaimed the administrators are alerted again, in milliseconds: two thirds of it. */
export const escalatesAgainAfter = 2 * escalatesAfter;

/** 1 alerts every available technician and administrator, 2 the administrators. */
export type EscalationStage = 1 | 2;

/** What the rule needs to know of a ticket. */
export interface EscalationState {
  readonly status: TicketStatus;
  readonly assignedTo: string | null;
  readonly urgencyLevel: UrgencyLevel;
  readonly assessedUrgency: UrgencyLevel | null;
  /** Milliseconds UTC. */
  readonly createdAt: number;
  /** Since when nobody has it, milliseconds UTC; null where it never was anybody's. */
  readonly unclaimedSince: number | null;
  /** When it was escalated while nobody had it, milliseconds UTC. */
  readonly escalatedAt: number | null;
  /** When the administrators were alerted again, milliseconds UTC. */
  readonly escalatedAgainAt: number | null;
}

/** Whether a ticket is escalated now, and if not, at what time (milliseconds UTC) to ask again; null for not as it stands. */
export type EscalationDecision =
  | { readonly due: true; readonly stage: EscalationStage; readonly unclaimedSince: number }
  | { readonly due: false; readonly dueAt: number | null };

/**
 * An unclaimed emergency is escalated twice: after a third of its response target to everyone, after two
 * thirds to the administrators.
 */
export function decideEscalation(ticket: EscalationState, now: number): EscalationDecision {
  const waits = ticket.status === "open" && ticket.assignedTo === null && ticket.escalatedAgainAt === null;
  if (!waits || dangerOf(ticket) !== "emergency") return { due: false, dueAt: null };
  const unclaimedSince = ticket.unclaimedSince ?? ticket.createdAt;
  const stage = ticket.escalatedAt === null ? 1 : 2;
  const dueAt = unclaimedSince + (stage === 1 ? escalatesAfter : escalatesAgainAfter);
  return now >= dueAt ? { due: true, stage, unclaimedSince } : { due: false, dueAt };
}

/** A change of a ticket, as far as it bears on when to look at the ticket. */
interface WatchedEvent {
  readonly type: TicketEventType;
  readonly data: Readonly<Record<string, string | number | boolean | null>>;
  readonly createdAt: number;
}

/**
 * What an event changes about when the ticket is to be looked at: at a time (milliseconds UTC), or not at all any more;
 * null when it changes nothing. Of a ticket that is given back the event does not say how urgent it is: the look does.
 */
export function watchAfter({ type, data, createdAt }: WatchedEvent): { readonly lookAt: number | null } | null {
  const lookAt = createdAt + escalatesAfter;
  if (type === "ticket.submitted") {
    const urgencyLevel = urgencyOf(data["urgencyLevel"]) ?? "low";
    const danger = dangerOf({ urgencyLevel, assessedUrgency: urgencyOf(data["assessedUrgency"]) });
    return { lookAt: danger === "emergency" ? lookAt : null };
  }
  if (type === "ticket.escalated") {
    const unclaimedSince = data["unclaimedSince"];
    const isFirst = data["stage"] !== 2 && typeof unclaimedSince === "number";
    return { lookAt: isFirst ? Math.max(unclaimedSince + escalatesAgainAfter, createdAt) : null };
  }
  if (!type.startsWith("ticket.") || data["status"] === undefined) return null;
  return { lookAt: data["status"] === "open" && data["assignedTo"] === null ? lookAt : null };
}

function urgencyOf(value: WatchedEvent["data"][string] | undefined): UrgencyLevel | null {
  return urgencyLevels.find((level) => level === value) ?? null;
}
