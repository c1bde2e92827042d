import { claimTicketIfOpen, type TicketHead } from "#db/queries/ticket-changes.ts";
import { DomainError } from "#domain/errors.ts";
import type { ClaimTicketInput } from "#domain/tickets/inputs.ts";
import { decideClaim } from "#domain/tickets/transitions.ts";
import type { Deps } from "#worker/ports/deps.ts";
import { type ChangeDeps, commitChange, readForStaff, type StaffActor } from "./commit-change.ts";
import type { ChangedTicket } from "./ticket-views.ts";

/**
 * Gives an open, unassigned ticket to the technician. The name is what the driver reads on this claim alone; without one
 * it is the account's.
 * @throws DomainError `ticket.name_required`; `ticket.already_claimed` with who was faster; `ticket.not_open`;
 * `ticket.not_found`.
 */
export async function claimTicket({
  actor,
  deps,
  input,
}: {
  readonly actor: StaffActor;
  readonly deps: ChangeDeps & Pick<Deps, "db">;
  readonly input: ClaimTicketInput;
}): Promise<ChangedTicket> {
  if (input.name === "") throw new DomainError("ticket.name_required");
  const { ticket, profileName } = await readForStaff(deps, actor, input.ticketId);
  const name = input.name ?? profileName ?? actor.fullName;
  if (name === "") throw new DomainError("ticket.name_required");
  const decision = decideClaim(ticket, actor);
  if (!decision.ok) throw refusal(ticket);

  const now = deps.clock.now();
  return commitChange(deps, {
    ticket,
    actor: { userId: actor.userId, name },
    wanted: {
      expected: {},
      set: { ...decision.changes, assignedName: name, assignedAt: now },
      audit: { action: "ticket.claimed" },
      event: {
        type: "ticket.claimed",
        data: { ticketNumber: ticket.ticketNumber, ...decision.changes, assignedName: name },
      },
    },
    lost: refusal,
    write: claimTicketIfOpen,
  });
}

function refusal(current: TicketHead): DomainError {
  if (current.assignedTo === null) return new DomainError("ticket.not_open", { status: current.status });
  return new DomainError("ticket.already_claimed", { by: current.assignedName, assignedTo: current.assignedTo });
}
