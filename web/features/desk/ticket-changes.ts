import type { ChangedFields, DeskTalkFrame } from "#domain/room/protocol.ts";
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
  /** When staff first wrote to the driver, milliseconds UTC. */
  readonly firstResponseAt: number | null;
  /** Since when the driver waits for a reply, and by when it is due, milliseconds UTC. */
  readonly waitingSince: number | null;
  readonly replyDueAt: number | null;
  readonly snoozedUntil: number | null;
  /** The last change or message, milliseconds UTC. */
  readonly updatedAt: number;
  /** In the pane alone. */
  readonly job?: Job;
}

/** A change of a ticket, as the desk's socket tells it. */
export interface Change {
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
  const status = readStatus(changed["status"]) ?? ticket.status;
  const hasEnded = status === "resolved" || status === "closed";
  return {
    ...ticket,
    version: change.version,
    status,
    ...(hasEnded ? { waitingSince: null, replyDueAt: null, snoozedUntil: null } : {}),
    assignedTo,
    ...readWaiting(ticket, changed),
    ...(job === undefined ? {} : { job: jobAfter({ ...ticket, job }, assignedTo, changed) }),
  };
}

/** The ticket after a message of either side; the same object when the message is of another ticket. */
export function applyTalk<Ticket extends LiveTicket>(ticket: Ticket, talk: DeskTalkFrame): Ticket {
  if (ticket.id !== talk.ticketId) return ticket;
  const { firstResponseAt, waitingSince, replyDueAt, from, at } = talk;
  return {
    ...ticket,
    firstResponseAt,
    waitingSince,
    replyDueAt,
    snoozedUntil: from === "driver" ? null : ticket.snoozedUntil,
    updatedAt: Math.max(ticket.updatedAt, at),
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
