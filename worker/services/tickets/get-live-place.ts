import { findLivePlace } from "#db/queries/live-places.ts";
import { DomainError } from "#domain/errors.ts";
import { type LivePlace, type LivePlaceRef, livePlaceAt } from "#domain/tickets/live-place.ts";
import type { Deps } from "#worker/ports/deps.ts";

/**
 * Where a ticket's truck is, as far as its driver shares it; null where the driver never did.
 * @throws DomainError `ticket.not_found`.
 */
export async function getLivePlace({
  deps,
  input,
}: {
  readonly deps: Pick<Deps, "db" | "clock">;
  readonly input: LivePlaceRef;
}): Promise<LivePlace | null> {
  const found = await findLivePlace(deps.db, input.ticketId);
  if (found === null) throw new DomainError("ticket.not_found");
  return found.record === null ? null : livePlaceAt(found.record, deps.clock.now());
}
