import { findTicketHead } from "#db/queries/ticket-changes.ts";
import type { Actor } from "#domain/access/actor.ts";
import { DomainError } from "#domain/errors.ts";
import { cancelsPerAccount } from "#domain/requests/account-limits.ts";
import type { CancelTicketInput } from "#domain/tickets/inputs.ts";
import { decideCancel } from "#domain/tickets/transitions.ts";
import type { Deps } from "#worker/ports/deps.ts";
import { refuseTooMany } from "../limits/refuse-too-many.ts";
import { type ChangeDeps, commitChange } from "./commit-change.ts";
import type { ChangedTicket } from "./ticket-views.ts";

/**
 * The driver needs no help any more: the ticket is closed. So many an hour: a ticket that is made again and again for
 * the desk stays.
 * @throws DomainError `ticket.not_cancellable`, `ticket.stale`, `ticket.cancel_limited`; `ticket.not_found`, also for
 * another's ticket.
 */
export async function cancelTicket({
  actor,
  deps,
  input,
}: {
  readonly actor: Pick<Actor, "userId" | "fullName">;
  readonly deps: ChangeDeps & Pick<Deps, "limits" | "local">;
  readonly input: CancelTicketInput;
}): Promise<ChangedTicket> {
  const ticket = await findTicketHead(deps.db, input.ticketId, actor.userId);
  if (ticket === null) throw new DomainError("ticket.not_found");
  const decision = decideCancel(ticket);
  if (!decision.ok) throw new DomainError(decision.code, { status: ticket.status });
  const { userId } = actor;
  await refuseTooMany(deps, {
    action: "cancel",
    userId,
    perAccount: cancelsPerAccount,
    code: "ticket.cancel_limited",
  });

  return commitChange(deps, {
    ticket,
    actor: { userId: actor.userId, name: actor.fullName },
    wanted: {
      expected: { status: ticket.status },
      set: { status: decision.changes.status, cancelledAt: deps.clock.now() },
      event: { type: "ticket.cancelled", data: { status: decision.changes.status } },
    },
    lost: (current) => {
      const now = decideCancel(current);
      return new DomainError(now.ok ? "ticket.stale" : now.code, { status: current.status, version: current.version });
    },
  });
}
