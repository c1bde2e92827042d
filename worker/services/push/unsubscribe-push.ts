import { deletePushSubscriptionOf } from "#db/queries/push.ts";
import type { Actor } from "#domain/access/actor.ts";
import type { PushDeviceInput } from "#domain/push/inputs.ts";
import type { Deps } from "#worker/ports/deps.ts";

/** Ends the pushes to one of the caller's devices; does nothing for an unknown device or another person's. */
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
