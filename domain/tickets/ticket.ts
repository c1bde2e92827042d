export const ticketStatuses = ["open", "in_progress", "resolved", "closed"] as const;
export type TicketStatus = (typeof ticketStatuses)[number];

/** Statuses that are counted and listed together. */
const statusGroups = {
  unfinished: ["open", "in_progress"],
  finished: ["resolved", "closed"],
} as const satisfies Readonly<Record<string, readonly TicketStatus[]>>;

/** What a list of tickets may be held to: one status, or those of a group. */
export const ticketStatusFilters = [...ticketStatuses, "unfinished", "finished"] as const;
export type TicketStatusFilter = (typeof ticketStatusFilters)[number];

/** The statuses that a filter lets through. */
export function ticketStatusesOf(filter: TicketStatusFilter): readonly TicketStatus[] {
  return filter === "unfinished" || filter === "finished" ? statusGroups[filter] : [filter];
}

/** Whose tickets the desk shows. */
export const assignments = ["all", "unassigned", "mine", "others"] as const;
export type Assignment = (typeof assignments)[number];

export const contactMethods = ["call", "text", "email", "chat"] as const;
export type ContactMethod = (typeof contactMethods)[number];

/** What the rules need to know of a ticket. */
export interface TicketState {
  readonly id: string;
  readonly status: TicketStatus;
  readonly assignedTo: string | null;
  readonly version: number;
}

export const ticketEventTypes = [
  "ticket.submitted",
  "ticket.reported_again",
  "ticket.claimed",
  "ticket.released",
  "ticket.escalated",
  "ticket.status_changed",
  "ticket.step",
  "ticket.assigned",
  "ticket.resolved",
  "ticket.cancelled",
  "ticket.place_changed",
  "ticket.live_started",
  "ticket.live_stopped",
  "ticket.distress",
  "ticket.distress_withdrawn",
  "ticket.distress_seen",
  "ticket.notes_saved",
  "ticket.rated",
  "part.proposed",
  "part.status_changed",
] as const;
export type TicketEventType = (typeof ticketEventTypes)[number];
