import { countQueueViews } from "#db/queries/ticket-queue.ts";
import type { Actor } from "#domain/access/actor.ts";
import type { Deps } from "#worker/ports/deps.ts";

interface CountViews {
  readonly actor: Pick<Actor, "userId">;
  readonly deps: Pick<Deps, "db" | "clock">;
}

/** How many unfinished tickets each view of the desk's queue shows; a count stops one above `mostCounted`. */
export async function countViews({ actor, deps }: CountViews) {
  return countQueueViews(deps.db, actor.userId, deps.clock.now());
}
