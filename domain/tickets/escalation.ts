import { dangerOf } from "./next-ticket.ts";
import type { TicketEventType, TicketStatus } from "./ticket.ts";
import { type UrgencyLevel, urgencyLevels, urgencyTargets } from "./urgency.ts";

/** How long an emergency may wait for somebody to take it, in milliseconds: a third of the time in which it is answered. */
export const escalatesAfter = urgencyTargets.emergency / 3;

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
}

/** Whether a ticket is escalated now, and if not, at what time (milliseconds UTC) to ask again; null for not as it stands. */
export type EscalationDecision =
  | { readonly due: true; readonly unclaimedSince: number }
  | { readonly due: false; readonly dueAt: number | null };

/** An open emergency that nobody has is escalated once, a third of its response target after it was last anybody's. */
export function decideEscalation(ticket: EscalationState, now: number): EscalationDecision {
  const waits = ticket.status === "open" && ticket.assignedTo === null && ticket.escalatedAt === null;
  if (!waits || dangerOf(ticket) !== "emergency") return { due: false, dueAt: null };
  const unclaimedSince = ticket.unclaimedSince ?? ticket.createdAt;
  const dueAt = unclaimedSince + escalatesAfter;
  return now >= dueAt ? { due: true, unclaimedSince } : { due: false, dueAt };
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
  if (type === "ticket.escalated") return { lookAt: null };
  if (!type.startsWith("ticket.") || data["status"] === undefined) return null;
  return { lookAt: data["status"] === "open" && data["assignedTo"] === null ? lookAt : null };
}

function urgencyOf(value: WatchedEvent["data"][string] | undefined): UrgencyLevel | null {
  return urgencyLevels.find((level) => level === value) ?? null;
}
