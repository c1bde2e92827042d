import { addTicketNote } from "#db/queries/ticket-notes.ts";
import { newId } from "#domain/ids.ts";
import type { AddNoteInput } from "#domain/tickets/inputs.ts";
import { type ChangeDeps, commitChange, readForStaff, type StaffActor } from "./commit-change.ts";
import type { ChangedTicket } from "./ticket-views.ts";

/**
 * Adds a note for staff to a ticket, also to a colleague's: nothing is overwritten, so two at once both stay. It carries
 * the account's name. The driver never sees it.
 * @throws DomainError `ticket.not_found`.
 */
export async function addNote({
  actor,
  deps,
  input,
}: {
  readonly actor: StaffActor;
  readonly deps: ChangeDeps;
  readonly input: AddNoteInput;
}): Promise<ChangedTicket> {
  const { ticket, profileName } = await readForStaff(deps, actor, input.ticketId);
  const authorName = profileName ?? actor.fullName;
  const note = { id: newId("note", deps.randomBytes), authorId: actor.userId, authorName, text: input.text };
  return commitChange(deps, {
    ticket,
    actor: { userId: actor.userId, name: authorName },
    wanted: {
      expected: {},
      set: {},
      event: { type: "ticket.notes_saved", data: {}, audience: "staff" },
      audit: { action: "ticket.notes_saved" },
    },
    write: (db, change) => addTicketNote(db, change, note),
  });
}
