import { findLivePlace, startLivePlace as writeStart } from "#db/queries/live-places.ts";
import type { Actor } from "#domain/access/actor.ts";
import { DomainError } from "#domain/errors.ts";
import {
  decideStart,
  type LivePlace,
  livePlaceAt,
  positionOf,
  type StartLivePlaceInput,
  sharingLength,
} from "#domain/tickets/live-place.ts";
import { type ChangeDeps, commitChange, stale } from "./commit-change.ts";

/**
 * Begins to share where the truck of one's own ticket is, with the first position, until it is stopped, the ticket ends
 * or the time is over. Another device that shared it does so no more. The same call may come twice.
 * @throws DomainError `ticket.over`, `ticket.stale`; `ticket.not_found`, also for another's ticket.
 */
export async function startLivePlace({
  actor,
  deps,
  input,
}: {
  readonly actor: Pick<Actor, "userId" | "fullName">;
  readonly deps: ChangeDeps;
  readonly input: StartLivePlaceInput;
}): Promise<LivePlace> {
  const { ticketId, sharingId } = input;
  const found = await findLivePlace(deps.db, ticketId, actor.userId);
  if (found === null) throw new DomainError("ticket.not_found");
  const { ticket, record } = found;
  const now = deps.clock.now();
  const decision = decideStart(ticket, record, input, now);
  if (!decision.ok) throw new DomainError(decision.code, { status: ticket.status });
  if (!decision.changed && record !== null) return livePlaceAt(record, now);

  const start = { sharingId, endsAt: now + sharingLength, position: positionOf(input.position, now) };
  await commitChange(deps, {
    ticket,
    actor: { userId: actor.userId, name: actor.fullName },
    wanted: {
      expected: { status: ticket.status },
      set: {},
      event: { type: "ticket.live_started", data: { endsAt: start.endsAt } },
      audit: { action: "ticket.live_started" },
    },
    write: (db, change) => writeStart(db, change, start),
    // With the status as it was it was lost to the same call of the same device.
    lost: (current) => (current.status === ticket.status ? null : stale(current)),
  });
  return livePlaceAt({ ...start, startedAt: now, endedAt: null, endReason: null, receivedAt: now }, now);
}
