import { countActiveTrucks, updateOwnTruck } from "#db/queries/trucks.ts";
import { type Actor, managedScopeOf, scopeOf } from "#domain/access/actor.ts";
import { DomainError } from "#domain/errors.ts";
import type { UpdateTruckInput } from "#domain/trucks/inputs.ts";
import { truckValuesOf } from "#domain/trucks/truck.ts";
import type { Deps } from "#worker/ports/deps.ts";

/**
 * Changes one of the driver's active trucks.
 * @throws DomainError `truck.not_found`, also for another's truck; `truck.vin_taken`.
 */
export async function updateTruck({
  actor,
  deps,
  input,
}: {
  readonly actor: Pick<Actor, "userId" | "fleet">;
  readonly deps: Pick<Deps, "db" | "clock">;
  readonly input: UpdateTruckInput;
}): Promise<{ readonly id: string }> {
  const values = truckValuesOf(input);
  if (values.vin !== null) {
    const key = { ...scopeOf(actor), vin: values.vin, exceptId: input.truckId };
    if ((await countActiveTrucks(deps.db, key)).vinTaken) throw new DomainError("truck.vin_taken");
  }
  const own = { id: input.truckId, ...managedScopeOf(actor) };
  if (!(await updateOwnTruck(deps.db, own, values, deps.clock.now()))) throw new DomainError("truck.not_found");
  return { id: input.truckId };
}
