import { DomainError } from "#domain/errors.ts";
import { newId } from "#domain/ids.ts";
import { detailsOf, isRepair, type ResolveTicketInput, repairSummary } from "#domain/tickets/resolution.ts";
import { decideStatus } from "#domain/tickets/transitions.ts";
import { type ChangeDeps, commitChange, readForStaff, type StaffActor, type Undo } from "./commit-change.ts";
import type { ChangedTicket } from "./ticket-views.ts";

/**
 * Resolves or closes a ticket with what fixed it and, where given, cause, parts and minutes. A repair goes
 * into the history of the driver's saved truck, if there is one.
 * @throws DomainError `ticket.assigned_to_other`, `ticket.stale`, `ticket.not_found`.
 */
export async function resolveTicket({
  actor,
  deps,
  input,
}: {
  readonly actor: StaffActor;
  readonly deps: ChangeDeps;
  readonly input: ResolveTicketInput;
}): Promise<ChangedTicket & { readonly undo?: Undo }> {
  const { ticket, name } = await readForStaff(deps, actor, input.ticketId);
  const decision = decideStatus(ticket, input.status, actor);
  if (!decision.ok) throw new DomainError(decision.code, { by: ticket.assignedName });

  const { status } = input;
  const type = status === "resolved" ? "ticket.resolved" : "ticket.status_changed";
  return commitChange(deps, {
    ticket,
    actor: { userId: actor.userId, name },
    wanted: {
      undoable: input.undoable,
      expected: { status: ticket.status, assignedTo: ticket.assignedTo },
      set: {
        status,
        resolution: input.resolution,
        resolutionDetails: detailsOf(input),
        resolvedAt: deps.clock.now(),
      },
      ...(isRepair(input) ? { repair: { id: newId("repair", deps.randomBytes), summary: repairSummary(input) } } : {}),
      audit: { action: type },
      event: { type, data: { status, resolution: input.resolution } },
    },
  });
}
