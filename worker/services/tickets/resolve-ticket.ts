import { DomainError } from "#domain/errors.ts";
import { newId } from "#domain/ids.ts";
import type { ResolveTicketInput } from "#domain/tickets/inputs.ts";
import { decideStatus } from "#domain/tickets/transitions.ts";
import { type ChangeDeps, commitChange, readForStaff, type StaffActor } from "./commit-change.ts";
import type { ChangedTicket } from "./ticket-views.ts";

/**
 * Says how a ticket was solved, and writes it into the history of the driver's saved truck, if there is one.
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
}): Promise<ChangedTicket> {
  const { ticket, name } = await readForStaff(deps, actor, input.ticketId);
  const decision = decideStatus(ticket, "resolved", actor);
  if (!decision.ok) throw new DomainError(decision.code, { by: ticket.assignedName });

  return commitChange(deps, {
    ticket,
    actor: { userId: actor.userId, name },
    wanted: {
      expected: { status: ticket.status, assignedTo: ticket.assignedTo },
      set: { status: "resolved", resolution: input.resolution, resolvedAt: deps.clock.now() },
      repair: { id: newId("repair", deps.randomBytes), summary: input.resolution },
      event: { type: "ticket.resolved", data: { status: "resolved", resolution: input.resolution } },
    },
  });
}
