import { findInternalNotes, replaceTicketNotes } from "#db/queries/ticket-notes.ts";
import { DomainError } from "#domain/errors.ts";
import { newId } from "#domain/ids.ts";
import type { SaveNotesInput } from "#domain/tickets/inputs.ts";
import { decideNotes } from "#domain/tickets/notes.ts";
import { mayModify } from "#domain/tickets/transitions.ts";
import { type ChangeDeps, commitChange, readForStaff, type StaffActor, stale } from "./commit-change.ts";
import type { ChangedTicket } from "./ticket-views.ts";

/**
 * Sets the field of internal notes, if the ticket is still at the version that they were written on. Text
 * added at its end becomes an entry of its own; another text takes the place of the entries so far, which stay in the
 * history. The driver never sees it.
 * @throws DomainError `ticket.stale` with the current version, `ticket.assigned_to_other`, `ticket.not_found`.
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
  const [{ ticket, name, profileName }, entries] = await Promise.all([
    readForStaff(deps, actor, input.ticketId),
    findInternalNotes(deps.db, input.ticketId),
  ]);
  if (!mayModify(ticket, actor)) throw new DomainError("ticket.assigned_to_other", { by: ticket.assignedName });
  if (ticket.version !== input.version) throw stale(ticket);

  const decision = decideNotes(entries, input.internalNotes);
  const { entry, replaces } = decision;
  const author = { authorId: actor.userId, authorName: profileName ?? actor.fullName };
  const note = entry === null ? null : { id: newId("note", deps.randomBytes), ...author, text: entry };
  return commitChange(deps, {
    ticket,
    actor: { userId: actor.userId, name },
    wanted: {
      expected: { version: input.version },
      set: { internalNotes: input.internalNotes },
      event: { type: "ticket.notes_saved", data: {}, audience: "staff" },
      audit: { action: "ticket.notes_saved" },
    },
    write: (db, change) => replaceTicketNotes(db, change, { note, replaces }),
  });
}
