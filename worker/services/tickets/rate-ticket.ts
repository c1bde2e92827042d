import { findTicketHead } from "#db/queries/ticket-changes.ts";
import type { Actor } from "#domain/access/actor.ts";
import { DomainError } from "#domain/errors.ts";
import type { RateTicketInput } from "#domain/tickets/inputs.ts";
import { decideRate } from "#domain/tickets/transitions.ts";
import { type ChangeDeps, commitChange } from "./commit-change.ts";
import type { ChangedTicket } from "./ticket-views.ts";

/**
 * The driver says how good the help was, from 1 to 5; a later rating replaces an earlier one.
 * @throws DomainError `ticket.not_ratable` before it is resolved or closed; `ticket.not_found`, also for another's.
 */
export async function rateTicket({
  actor,
  deps,
  input,
}: {
  readonly actor: Pick<Actor, "userId" | "fullName">;
  readonly deps: ChangeDeps;
  readonly input: RateTicketInput;
}): Promise<ChangedTicket> {
  const ticket = await findTicketHead(deps.db, input.ticketId, actor.userId);
  if (ticket === null) throw new DomainError("ticket.not_found");
  const decision = decideRate(ticket);
  if (!decision.ok) throw new DomainError(decision.code, { status: ticket.status });

  return commitChange(deps, {
    ticket,
    actor: { userId: actor.userId, name: actor.fullName },
    wanted: {
      expected: { status: ticket.status },
      set: { rating: input.rating, ratingComment: input.comment },
      event: { type: "ticket.rated", data: { rating: input.rating } },
    },
  });
}
