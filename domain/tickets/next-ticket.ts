import type { Language } from "../languages/languages.ts";
import { compareUrgency, higherUrgency, type UrgencyLevel, urgencyLevels } from "./urgency.ts";

/** What choosing the next ticket needs to know of one that waits. */
export interface WaitingTicket {
  readonly urgencyLevel: UrgencyLevel;
  readonly assessedUrgency: UrgencyLevel | null;
  /** By when a technician answers, milliseconds UTC. */
  readonly responseDueAt: number;
  readonly preferredLanguage: Language;
}

/** How near to each other two due times are for the technician's language to decide between them. */
const dueWindow = 15 * 60_000;

/** The danger that counts: what the driver chose, or what the assessment concluded where that is higher. */
export function dangerOf(ticket: Pick<WaitingTicket, "urgencyLevel" | "assessedUrgency">): UrgencyLevel {
  return ticket.assessedUrgency === null
    ? ticket.urgencyLevel
    : higherUrgency(ticket.urgencyLevel, ticket.assessedUrgency);
}

/**
 * The ticket that a technician takes next, or null when none waits: the most dangerous, then the one due first,
 * then one in a language of the technician's. Nothing starves: what is overdue ranks one level higher,
 * though never with the emergencies.
 */
export function chooseNext<Ticket extends WaitingTicket>(
  tickets: readonly Ticket[],
  speaks: readonly Language[],
  now: number,
): Ticket | null {
  const first = tickets.toSorted(
    (a, b) =>
      compareUrgency(rankOf(b, now), rankOf(a, now)) ||
      Math.floor(a.responseDueAt / dueWindow) - Math.floor(b.responseDueAt / dueWindow) ||
      Number(speaks.includes(b.preferredLanguage)) - Number(speaks.includes(a.preferredLanguage)) ||
      a.responseDueAt - b.responseDueAt,
  )[0];
  return first ?? null;
}

function rankOf(ticket: WaitingTicket, now: number): UrgencyLevel {
  const danger = dangerOf(ticket);
  if (now <= ticket.responseDueAt || danger === "emergency" || danger === "high") return danger;
  return urgencyLevels[urgencyLevels.indexOf(danger) + 1] ?? danger;
}
