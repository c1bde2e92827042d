import { DomainError } from "#domain/errors.ts";
import type { SaveNotesInput } from "#domain/tickets/inputs.ts";
import { mayModify } from "#domain/tickets/transitions.ts";
import { type ChangeDeps, commitChange, readForStaff, type StaffActor, stale } from "./commit-change.ts";
import type { ChangedTicket } from "./ticket-views.ts";

/**
 * Replaces the internal notes, if nobody has changed the ticket since the version that they were written on.
 * The driver never hears of it.
 * @throws DomainError `ticket.stale` with the version of now, `ticket.assigned_to_other`, `ticket.not_found`.
 */
export async function saveNotes({
  actor,
  deps,
  input,
}: {
  readonly actor: StaffActor;
  readonly deps: ChangeDeps;
  readonly input: SaveNotesInput;
}): Promise<ChangedTicket> {
  const { ticket, name } = await readForStaff(deps, actor, input.ticketId);
  if (!mayModify(ticket, actor)) throw new DomainError("ticket.assigned_to_other", { by: ticket.assignedName });
  if (ticket.version !== input.version) throw stale(ticket);

  return commitChange(deps, {
    ticket,
    actor: { userId: actor.userId, name },
    wanted: {
      expected: { version: input.version },
      set: { internalNotes: input.internalNotes },
      event: { type: "ticket.notes_saved", data: {}, audience: "staff" },
    },
  });
}
