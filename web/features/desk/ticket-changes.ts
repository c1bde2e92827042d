import type { ChangedFields } from "#domain/room/protocol.ts";
import { type TicketStatus, ticketStatuses } from "#domain/tickets/ticket.ts";

/** What a live change can touch of a ticket in a list or a pane. */
export interface LiveTicket {
  readonly id: string;
  readonly version: number;
  readonly status: TicketStatus;
  readonly assignedTo: { readonly id: string; readonly name: string } | null;
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
  return {
    ...ticket,
    version: change.version,
    status: readStatus(changed["status"]) ?? ticket.status,
    assignedTo: "assignedTo" in changed ? readAssignee(changed) : ticket.assignedTo,
  };
}

function readStatus(value: ChangedFields[string] | undefined): TicketStatus | undefined {
  return ticketStatuses.find((status) => status === value);
}

function readAssignee(changed: ChangedFields): LiveTicket["assignedTo"] {
  const id = changed["assignedTo"];
  const name = changed["assignedName"];
  return typeof id === "string" ? { id, name: typeof name === "string" ? name : "" } : null;
}
