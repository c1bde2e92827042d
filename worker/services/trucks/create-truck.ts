import { countActiveTrucks, insertTruckWithinLimit } from "#db/queries/trucks.ts";
import { type Actor, scopeOf } from "#domain/access/actor.ts";
import { DomainError } from "#domain/errors.ts";
import { newId } from "#domain/ids.ts";
import type { CreateTruckInput } from "#domain/trucks/inputs.ts";
import { truckValuesOf } from "#domain/trucks/truck.ts";
import { truckLimitOf } from "#domain/trucks/truck-limit.ts";
import type { Deps } from "#worker/ports/deps.ts";

/**
 * Saves a truck of the driver's and answers its id.
 * @throws DomainError `truck.limit_reached` with the plan's limit, `truck.vin_taken` when an active truck has that VIN.
 */
export async function createTruck({
  actor,
  deps,
  input,
}: {
  readonly actor: Pick<Actor, "userId" | "access" | "tierName" | "fleet">;
  readonly deps: Pick<Deps, "db" | "clock" | "randomBytes">;
  readonly input: CreateTruckInput;
}): Promise<{ readonly id: string }> {
  const values = truckValuesOf(input);
  const limit = truckLimitOf(actor);
  const { active, vinTaken } = await countActiveTrucks(deps.db, { ...scopeOf(actor), vin: values.vin });
  if (limit !== null && active >= limit) throw new DomainError("truck.limit_reached", { limit });
  if (vinTaken) throw new DomainError("truck.vin_taken");

  const id = newId("truck", deps.randomBytes);
  const truck = { ...values, id, ...scopeOf(actor), now: deps.clock.now() };
  const saved = await insertTruckWithinLimit(deps.db, truck, limit);
  if (!saved) throw new DomainError("truck.limit_reached", { limit });
  return { id };
}
