import { deletePushSubscriptionOf } from "#db/queries/push.ts";
import type { Actor } from "#domain/access/actor.ts";
import type { PushDeviceInput } from "#domain/push/inputs.ts";
import type { Deps } from "#worker/ports/deps.ts";

/** Ends what is pushed to one's own device; of somebody else's, or one that is not known, nothing happens. */
export async function unsubscribePush({
  actor,
  deps,
  input,
}: {
  readonly actor: Pick<Actor, "userId">;
  readonly deps: Pick<Deps, "db">;
  readonly input: PushDeviceInput;
}): Promise<{ readonly subscribed: false }> {
  await deletePushSubscriptionOf(deps.db, actor.userId, input.endpoint);
  return { subscribed: false };
}
