import { findUndoable, type UndoableChange, undoTicketChange } from "#db/queries/ticket-undo.ts";
import { DomainError } from "#domain/errors.ts";
import { repairSummary } from "#domain/tickets/resolution.ts";
import { decideUndo, TicketBefore, type UndoTicketInput } from "#domain/tickets/undo.ts";
import { type ChangeDeps, commitChange, type StaffActor } from "./commit-change.ts";
import type { ChangedTicket } from "./ticket-views.ts";

/**
 * Undoes one's own release or change of status before the driver hears of it: the ticket is as it was, and the driver
 * never learns of either. Colleagues and the audit log see both.
 * @throws DomainError `ticket.undo_late` when 10 seconds have passed or the ticket changed since, `ticket.undo_other`,
 * `ticket.not_found`.
 */
export async function undoTicket({
  actor,
  deps,
  input,
}: {
  readonly actor: StaffActor;
  readonly deps: ChangeDeps;
  readonly input: UndoTicketInput;
}): Promise<ChangedTicket> {
  const found = await findUndoable(deps.db, input);
  if (found === null) throw new DomainError("ticket.not_found");
  const { ticket, change } = found;
  const decision = decideUndo(change, { version: ticket.version, userId: actor.userId, now: deps.clock.now() });
  if (!decision.ok) throw new DomainError(decision.code, { version: ticket.version, status: ticket.status });

  const { set, repair } = restored(change);
  const { status, assignedTo, assignedName } = set;
  return commitChange(deps, {
    ticket,
    actor: { userId: actor.userId, name: actor.fullName },
    wanted: {
      expected: { version: change.version },
      set,
      audit: { action: "ticket.undone" },
      event: {
        type: "ticket.status_changed",
        audience: "staff",
        data: { status, assignedTo, assignedName, undone: true },
      },
    },
    write: (db, write) => undoTicketChange(db, write, { id: change.id, createdAt: change.createdAt, repair }),
    lost: (current) => new DomainError("ticket.undo_late", { version: current.version, status: current.status }),
  });
}

/** What an undo writes back, and what the truck's repair history says then; null where there was no entry before. */
function restored({ before, ...change }: UndoableChange) {
  if (before === null) throw new TypeError(`The event ${change.id} has no state to go back to`);
  const set = TicketBefore.parse(before);
  const { resolution, resolutionDetails } = set;
  return { set, repair: resolution === null ? null : repairSummary({ ...resolutionDetails, resolution }) };
}
