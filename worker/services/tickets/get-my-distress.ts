import { findDistress } from "#db/queries/distress-signals.ts";
import type { Actor } from "#domain/access/actor.ts";
import { DomainError } from "#domain/errors.ts";
import type { DistressRef, DistressSignal } from "#domain/tickets/distress.ts";
import type { Deps } from "#worker/ports/deps.ts";

/**
 * The driver's own open signal on a ticket, and who has seen it; null without one.
 * @throws DomainError `ticket.not_found`, also for another's ticket.
 */
export async function getMyDistress({
  actor,
  deps,
  input,
}: {
  readonly actor: Pick<Actor, "userId">;
  readonly deps: Pick<Deps, "db">;
  readonly input: DistressRef;
}): Promise<DistressSignal | null> {
  const found = await findDistress(deps.db, input.ticketId, actor.userId);
  if (found === null) throw new DomainError("ticket.not_found");
  return found.signal;
}
