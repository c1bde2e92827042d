import { findAssignment, type TicketHead } from "#db/queries/ticket-changes.ts";
import { DomainError } from "#domain/errors.ts";
import type { AssignTicketInput } from "#domain/tickets/inputs.ts";
import { decideAssign } from "#domain/tickets/transitions.ts";
import { type ChangeDeps, commitChange, type StaffActor, stale } from "./commit-change.ts";
import { type ChangedTicket, toChangedTicket } from "./ticket-views.ts";

/**
 * Gives a ticket to an available technician, whoever has it now; it is in progress afterwards. The technician goes by
 * the name of their last claim, else by that of their profile. Who has it in progress already keeps it unchanged.
 * @throws DomainError `ticket.not_found`, `tech.not_found`, `tech.unavailable`; `ticket.reopen_required` when it is
 * resolved or closed and reopening was not agreed to; `ticket.stale` when it changed since it was looked at.
 */
export async function assignTicket({
  actor,
  deps,
  input,
}: {
  readonly actor: StaffActor;
  readonly deps: ChangeDeps;
  readonly input: AssignTicketInput;
}): Promise<ChangedTicket> {
  const { ticketId, userId, reopen, version } = input;
  const found = await findAssignment(deps.db, { ticketId, techUserId: userId, adminId: actor.userId });
  const { head: ticket, tech, profileName } = found;
  if (ticket === null) throw new DomainError("ticket.not_found");
  if (tech === null) throw new DomainError("tech.not_found");
  if (!tech.available) throw new DomainError("tech.unavailable", { name: tech.name });
  if (version !== undefined && version !== ticket.version) throw stale(ticket);
  const decision = decideAssign(ticket, { userId, reopen });
  if (!decision.ok) throw new DomainError(decision.code, { status: ticket.status });
  if (ticket.status === "in_progress" && ticket.assignedTo === userId) return toChangedTicket(ticket);

  const now = deps.clock.now();
  const named = { ...decision.changes, assignedName: tech.name };
  return commitChange(deps, {
    ticket,
    actor: { userId: actor.userId, name: profileName ?? actor.fullName },
    wanted: {
      expected: { status: ticket.status, assignedTo: ticket.assignedTo, ...(version === undefined ? {} : { version }) },
      whileAvailable: userId,
      set: { ...named, assignedAt: now, resolvedAt: null, cancelledAt: null },
      event: { type: "ticket.assigned", data: named },
      audit: {
        action: "ticket.assigned",
        data: { ticketNumber: ticket.ticketNumber, userId, name: tech.name },
      },
    },
    lost: (current) =>
      sameState(current, ticket) ? new DomainError("tech.unavailable", { name: tech.name }) : stale(current),
  });
}

/** The ticket is unchanged, so the technician changed. */
function sameState(current: TicketHead, found: TicketHead): boolean {
  return (
    current.status === found.status && current.assignedTo === found.assignedTo && current.version === found.version
  );
}
