import { listUnansweredTickets } from "#db/queries/unanswered-tickets.ts";
import type { Actor } from "#domain/access/actor.ts";
import type { Deps } from "#worker/ports/deps.ts";

/** A technician's own unfinished tickets on which the driver had the last word, longest first; `since` milliseconds UTC. */
export async function listUnanswered({
  actor,
  deps,
}: {
  readonly actor: Pick<Actor, "userId">;
  readonly deps: Pick<Deps, "db">;
}) {
  return { items: await listUnansweredTickets(deps.db, actor.userId), nextCursor: null };
}
