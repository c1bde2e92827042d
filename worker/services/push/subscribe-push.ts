import { putPushSubscription } from "#db/queries/push.ts";
import type { Actor } from "#domain/access/actor.ts";
import { DomainError } from "#domain/errors.ts";
import { newId } from "#domain/ids.ts";
import { isKnownPushService } from "#domain/push/address.ts";
import type { SubscribePushInput } from "#domain/push/inputs.ts";
import type { Deps } from "#worker/ports/deps.ts";

/** Devices for one user; the oldest is dropped. */
const mostDevices = 10;

/**
 * Lets answers reach this device for as long as it is signed in. The same device again changes only its language.
 * @throws DomainError `input.invalid` for an address of no known push service, and when the keys are not those that the address was made with;
 * `service.unavailable` while nothing is pushed.
 */
export async function subscribePush({
  actor,
  deps,
  input,
}: {
  readonly actor: Pick<Actor, "userId" | "sessionId">;
  readonly deps: Pick<Deps, "db" | "clock" | "randomBytes" | "push" | "local">;
  readonly input: SubscribePushInput;
}): Promise<{ readonly subscribed: true }> {
  if (!isKnownPushService(input.endpoint, deps)) {
    throw new DomainError("input.invalid", { message: "push.device_invalid", path: "endpoint" });
  }
  if (deps.push === null) throw new DomainError("service.unavailable", { service: "push" });
  const { userId, sessionId } = actor;
  const row = { ...input, id: newId("push", deps.randomBytes), userId, sessionId, createdAt: deps.clock.now() };
  const kept = await putPushSubscription(deps.db, row, mostDevices);
  if (!kept) throw new DomainError("input.invalid", { message: "push.device_invalid", path: "auth" });
  return { subscribed: true };
}
