import { listActiveShares } from "#db/queries/ticket-shares.ts";
import type { Actor } from "#domain/access/actor.ts";
import type { ListSharesInput } from "#domain/tickets/share.ts";
import type { Deps } from "#worker/ports/deps.ts";

/** The links of one's own ticket that still work, newest first; nothing for another's ticket. */
export async function listShares({
  actor,
  deps,
  input,
}: {
  readonly actor: Pick<Actor, "userId">;
  readonly deps: Pick<Deps, "db" | "clock">;
  readonly input: ListSharesInput;
}) {
  return listActiveShares(deps.db, { ticketId: input.ticketId, userId: actor.userId, now: deps.clock.now() });
}
