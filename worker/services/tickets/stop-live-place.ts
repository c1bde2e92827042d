import { findLivePlace, stopLivePlace as writeStop } from "#db/queries/live-places.ts";
import type { Actor } from "#domain/access/actor.ts";
import { DomainError } from "#domain/errors.ts";
import { type LivePlaceRef, livePlaceAt } from "#domain/tickets/live-place.ts";
import { type ChangeDeps, commitChange } from "./commit-change.ts";

/**
 * Ends the sharing of one's own ticket's place, from whichever device; the position is deleted by it. Where it has
 * ended, nothing happens.
 * @throws DomainError `ticket.not_found`, also for another's ticket.
 */
export async function stopLivePlace({
  actor,
  deps,
  input,
}: {
  readonly actor: Pick<Actor, "userId" | "fullName">;
  readonly deps: ChangeDeps;
  readonly input: LivePlaceRef;
}): Promise<{ readonly stopped: true }> {
  const found = await findLivePlace(deps.db, input.ticketId, actor.userId);
  if (found === null) throw new DomainError("ticket.not_found");
  const { ticket, record } = found;
  const now = deps.clock.now();
  if (record === null || !livePlaceAt(record, now).isShared) return { stopped: true };

  await commitChange(deps, {
    ticket,
    actor: { userId: actor.userId, name: actor.fullName },
    wanted: {
      expected: {},
      set: {},
      event: { type: "ticket.live_stopped", data: { reason: "driver" } },
      audit: { action: "ticket.live_stopped" },
    },
    write: (db, change) => writeStop(db, change, { reason: "driver" }),
    lost: () => null,
  });
  return { stopped: true };
}
