import { DomainError } from "#domain/errors.ts";
import type { ReleaseTicketInput } from "#domain/tickets/inputs.ts";
import { isOnItsWay } from "#domain/tickets/job-steps.ts";
import { decideRelease } from "#domain/tickets/transitions.ts";
import { type ChangeDeps, commitChange, readForStaff, type StaffActor, type Undo } from "./commit-change.ts";
import type { ChangedTicket } from "./ticket-views.ts";

/**
 * Gives a ticket back; one in progress is open again, every other status stays.
 * @throws DomainError `ticket.not_assigned`, `ticket.assigned_to_other`, `ticket.stale`, `ticket.not_found`.
 */
export async function releaseTicket({
  actor,
  deps,
  input,
}: {
  readonly actor: StaffActor;
  readonly deps: ChangeDeps;
  readonly input: ReleaseTicketInput;
}): Promise<ChangedTicket & { readonly undo?: Undo }> {
  const { ticket, name } = await readForStaff(deps, actor, input.ticketId);
  const decision = decideRelease(ticket, actor);
  if (!decision.ok) throw new DomainError(decision.code, { by: ticket.assignedName });

  return commitChange(deps, {
    ticket,
    actor: { userId: actor.userId, name },
    wanted: {
      undoable: input.undoable,
      expected: { status: ticket.status, assignedTo: ticket.assignedTo },
      set: { ...decision.changes, assignedName: null, assignedAt: null },
      audit: { action: "ticket.released" },
      event: {
        type: "ticket.released",
        data: {
          ticketNumber: ticket.ticketNumber,
          ...decision.changes,
          assignedName: null,
          helpCalledOff: isOnItsWay(ticket),
        },
      },
    },
  });
}
