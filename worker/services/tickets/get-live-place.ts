import { findLivePlace } from "#db/queries/live-places.ts";
import type { Actor } from "#domain/access/actor.ts";
import { DomainError } from "#domain/errors.ts";
import { type LivePlace, type LivePlaceRef, livePlaceAt } from "#domain/tickets/live-place.ts";
import { type LookDeps, recordLook } from "../audit/record-look.ts";

/**
 * Where a ticket's truck is, as far as its driver shares it; null where the driver never did. Who saw it is written
 * down, once an hour however often it is asked for.
 * @throws DomainError `ticket.not_found`.
 */
export async function getLivePlace({
  actor,
  deps,
  input,
}: {
  readonly actor: Pick<Actor, "userId">;
  readonly deps: LookDeps;
  readonly input: LivePlaceRef;
}): Promise<LivePlace | null> {
  const found = await findLivePlace(deps.db, input.ticketId);
  if (found === null) throw new DomainError("ticket.not_found");
  if (found.record === null) return null;
  const place = livePlaceAt(found.record, deps.clock.now());
  if (place.position !== null) {
    const { id: subjectId, userId: ownerId } = found.ticket;
    recordLook({ actor, deps, input: { action: "ticket.live_viewed", subjectKind: "ticket", subjectId, ownerId } });
  }
  return place;
}
