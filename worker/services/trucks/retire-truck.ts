import { updateOwnTruck } from "#db/queries/trucks.ts";
import { type Actor, managedScopeOf } from "#domain/access/actor.ts";
import { DomainError } from "#domain/errors.ts";
import type { RetireTruckInput } from "#domain/trucks/inputs.ts";
import type { Deps } from "#worker/ports/deps.ts";

/**
 * Takes a truck out of the driver's list; its history and tickets stay.
 * @throws DomainError `truck.not_found`, also for another's truck and one that was retired before.
 */
export async function retireTruck({
  actor,
  deps,
  input,
}: {
  readonly actor: Pick<Actor, "userId" | "fleet">;
  readonly deps: Pick<Deps, "db" | "clock">;
  readonly input: RetireTruckInput;
}): Promise<{ readonly id: string }> {
  const own = { id: input.truckId, ...managedScopeOf(actor) };
  const retired = await updateOwnTruck(deps.db, own, { isActive: false }, deps.clock.now());
  if (!retired) throw new DomainError("truck.not_found");
  return { id: input.truckId };
}
