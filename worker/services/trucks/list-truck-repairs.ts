import { listTruckRepairs as readRepairs, type TruckRepair } from "#db/queries/repairs.ts";
import { findActiveTruck } from "#db/queries/trucks.ts";
import { type Actor, scopeOf } from "#domain/access/actor.ts";
import { DomainError } from "#domain/errors.ts";
import type { Page } from "#domain/paging.ts";
import type { TruckRepairsInput } from "#domain/trucks/inputs.ts";
import type { Deps } from "#worker/ports/deps.ts";

/**
 * What was found and repaired on one of the trucks that a driver may use, newest first.
 * @throws DomainError `truck.not_found`, also for a truck that is none of the driver's or the fleet's.
 */
export async function listTruckRepairs({
  actor,
  deps,
  input,
}: {
  readonly actor: Pick<Actor, "userId" | "fleet">;
  readonly deps: Pick<Deps, "db">;
  readonly input: TruckRepairsInput;
}): Promise<Page<TruckRepair>> {
  const truck = await findActiveTruck(deps.db, { ...scopeOf(actor), id: input.truckId });
  if (truck === null) throw new DomainError("truck.not_found");
  return readRepairs(deps.db, input.truckId, input);
}
