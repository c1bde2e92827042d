import { putPosition } from "#db/queries/live-places.ts";
import type { Actor } from "#domain/access/actor.ts";
import { DomainError } from "#domain/errors.ts";
import { decidePosition, positionOf, type SendPositionInput } from "#domain/tickets/live-place.ts";
import type { Deps } from "#worker/ports/deps.ts";

/**
 * Puts a position of the device that shares in the place of the last one. One that is older than the last is passed over.
 * No event is written or published: readers load the latest position.
 * @throws DomainError `live.ended` when it is no longer shared; `live.elsewhere` when another device shares it by now;
 * `live.too_fast` with `retryAfterMs`; `ticket.not_found`, also for another's ticket.
 */
export async function sendPosition({
  actor,
  deps,
  input,
}: {
  readonly actor: Pick<Actor, "userId">;
  readonly deps: Pick<Deps, "db" | "clock">;
  readonly input: SendPositionInput;
}): Promise<{ readonly kept: boolean; readonly endsAt: number }> {
  const now = deps.clock.now();
  const { ticketId, sharingId } = input;
  const position = positionOf(input.position, now);
  const put = await putPosition(deps.db, { ticketId, userId: actor.userId, sharingId, position, now });
  if (put === null) throw new DomainError("ticket.not_found");
  const { written, record } = put;
  const decision = decidePosition(record, { sharingId, measuredAt: position.measuredAt }, now);
  if (written && record !== null) return { kept: true, endsAt: record.endsAt };
  if (!decision.ok) {
    const { code } = decision;
    throw new DomainError(code, code === "live.too_fast" ? { retryAfterMs: decision.retryAfterMs } : {});
  }
  return { kept: false, endsAt: record?.endsAt ?? now };
}
