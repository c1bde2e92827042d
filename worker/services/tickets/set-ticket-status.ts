import { DomainError } from "#domain/errors.ts";
import { newId } from "#domain/ids.ts";
import type { SetTicketStatusInput } from "#domain/tickets/inputs.ts";
import { isOnItsWay } from "#domain/tickets/job-steps.ts";
import { decideStatus } from "#domain/tickets/transitions.ts";
import { type ChangeDeps, commitChange, readForStaff, type StaffActor, type Undo } from "./commit-change.ts";
import { type ChangedTicket, toChangedTicket } from "./ticket-views.ts";

/**
 * Sets any status; open also unassigns, and resolved writes the history of the driver's saved truck. The status that the ticket has already changes nothing.
 * @throws DomainError `ticket.assigned_to_other`, `ticket.stale`, `ticket.not_found`.
 */
export async function setTicketStatus({
  actor,
  deps,
  input,
}: {
  readonly actor: StaffActor;
  readonly deps: ChangeDeps;
  readonly input: SetTicketStatusInput;
}): Promise<ChangedTicket & { readonly undo?: Undo }> {
  const { ticket, name } = await readForStaff(deps, actor, input.ticketId);
  const decision = decideStatus(ticket, input.status, actor);
  if (!decision.ok) throw new DomainError(decision.code, { by: ticket.assignedName });
  const { status, assignedTo } = decision.changes;
  if (status === ticket.status && assignedTo === ticket.assignedTo) return toChangedTicket(ticket);

  const unassigned = assignedTo === null ? { assignedName: null, assignedAt: null } : {};
  const released = assignedTo === null && ticket.assignedTo !== null;
  const finished = status === "resolved" || status === "closed";
  return commitChange(deps, {
    ticket,
    actor: { userId: actor.userId, name },
    wanted: {
      undoable: input.undoable,
      expected: { status: ticket.status, assignedTo: ticket.assignedTo },
      set: { status, assignedTo, ...unassigned, resolvedAt: finished ? deps.clock.now() : null },
      ...(status === "resolved" ? { repair: { id: newId("repair", deps.randomBytes), summary: "" } } : {}),
      audit: { action: "ticket.status_changed" },
      event: {
        type: "ticket.status_changed",
        data: {
          status,
          assignedTo,
          assignedName: assignedTo === null ? null : ticket.assignedName,
          // No technician holds it any more, and dispatched help is no longer on the way.
          ...(released ? { released, helpCalledOff: isOnItsWay(ticket) } : {}),
        },
      },
    },
  });
}
