import { findOwnTicket } from "#db/queries/tickets.ts";
import type { Actor } from "#domain/access/actor.ts";
import { DomainError } from "#domain/errors.ts";
import type { TicketRef } from "#domain/tickets/inputs.ts";
import type { Deps } from "#worker/ports/deps.ts";
import { toDriverTicket } from "./ticket-views.ts";

/**
 * One of the driver's own tickets with its photos and what the driver may see of its history.
 * @throws DomainError `ticket.not_found`, the same for another's ticket as for none.
 */
export async function getMyTicket({
  actor,
  deps,
  input,
}: {
  readonly actor: Pick<Actor, "userId">;
  readonly deps: Pick<Deps, "db" | "clock">;
  readonly input: TicketRef;
}) {
  const found = await findOwnTicket(deps.db, actor.userId, input, deps.clock.now());
  if (found === null) throw new DomainError("ticket.not_found");
  return toDriverTicket(found);
}
