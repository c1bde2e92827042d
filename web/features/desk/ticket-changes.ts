import type { ChangedFields } from "#domain/room/protocol.ts";
import { type Job, jobAfter } from "#domain/tickets/job-steps.ts";
import { type TicketStatus, ticketStatuses } from "#domain/tickets/ticket.ts";

/** What a live change can touch of a ticket in a list or a pane. */
export interface LiveTicket {
  readonly id: string;
  readonly version: number;
  readonly status: TicketStatus;
  readonly assignedTo: { readonly id: string; readonly name: string } | null;
  /** Since when nobody has it again, milliseconds UTC; null where nobody ever had. */
  readonly unclaimedSince: number | null;
  /** When everyone was alerted that nobody has it, milliseconds UTC. */
  readonly escalatedAt: number | null;
  /** In the pane alone. */
  readonly job?: Job;
}

interface Change {
  readonly ticketId: string;
  readonly version: number;
  readonly changed: ChangedFields;
}

/** The ticket after a change that the desk told; the same object when the change is of another ticket or older. */
export function applyChange<Ticket extends LiveTicket>(ticket: Ticket, change: Change): Ticket {
  if (ticket.id !== change.ticketId || change.version <= ticket.version) return ticket;
  const { changed } = change;
  const { job } = ticket;
  const assignedTo = "assignedTo" in changed ? readAssignee(changed) : ticket.assignedTo;
  return {
    ...ticket,
    version: change.version,
    status: readStatus(changed["status"]) ?? ticket.status,
    assignedTo,
    ...readWaiting(ticket, changed),
    ...(job === undefined ? {} : { job: jobAfter({ ...ticket, job }, assignedTo, changed) }),
  };
}

/** Who takes a ticket, or gives it back, ends the waiting that everyone was alerted of. */
function readWaiting(ticket: LiveTicket, changed: ChangedFields): Pick<LiveTicket, "unclaimedSince" | "escalatedAt"> {
  const { unclaimedSince, escalatedAt } =
    "assignedTo" in changed ? { unclaimedSince: null, escalatedAt: null } : ticket;
  return {
    unclaimedSince: readTime(changed["unclaimedSince"]) ?? unclaimedSince,
    escalatedAt: readTime(changed["escalatedAt"]) ?? escalatedAt,
  };
}

function readTime(value: ChangedFields[string] | undefined): number | null {
  return typeof value === "number" ? value : null;
}

function readStatus(value: ChangedFields[string] | undefined): TicketStatus | undefined {
  return ticketStatuses.find((status) => status === value);
}

function readAssignee(changed: ChangedFields): LiveTicket["assignedTo"] {
  const id = changed["assignedTo"];
  const name = changed["assignedName"];
  return typeof id === "string" ? { id, name: typeof name === "string" ? name : "" } : null;
}
