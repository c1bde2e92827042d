import { findLivePlace } from "#db/queries/live-places.ts";
import type { Actor } from "#domain/access/actor.ts";
import { DomainError } from "#domain/errors.ts";
import { type LivePlaceRef, livePlaceAt } from "#domain/tickets/live-place.ts";
import type { Deps } from "#worker/ports/deps.ts";

/**
 * The state of live-position sharing on the caller's own ticket, and which device shares; null if it was never shared.
 * @throws DomainError `ticket.not_found`, also for another's ticket.
 */
export async function getMyLivePlace({
  actor,
  deps,
  input,
}: {
  readonly actor: Pick<Actor, "userId">;
  readonly deps: Pick<Deps, "db" | "clock">;
  readonly input: LivePlaceRef;
}) {
  const found = await findLivePlace(deps.db, input.ticketId, actor.userId);
  if (found === null) throw new DomainError("ticket.not_found");
  const { record } = found;
  return record === null ? null : { ...livePlaceAt(record, deps.clock.now()), sharingId: record.sharingId };
}
