import { DomainError } from "#domain/errors.ts";
import { newId } from "#domain/ids.ts";
import { detailsOf, type ResolveTicketInput, repairSummary } from "#domain/tickets/resolution.ts";
import { decideStatus } from "#domain/tickets/transitions.ts";
import { type ChangeDeps, commitChange, readForStaff, type StaffActor } from "./commit-change.ts";
import type { ChangedTicket } from "./ticket-views.ts";

/**
 * Says how a ticket was solved: what fixed it and, where given, cause, parts and minutes. Writes it into the history of
 * the driver's saved truck, if there is one.
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
      set: {
        status: "resolved",
        resolution: input.resolution,
        resolutionDetails: detailsOf(input),
        resolvedAt: deps.clock.now(),
      },
      repair: { id: newId("repair", deps.randomBytes), summary: repairSummary(input) },
      audit: { action: "ticket.resolved" },
      event: { type: "ticket.resolved", data: { status: "resolved", resolution: input.resolution } },
    },
  });
}
