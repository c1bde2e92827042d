import { listActiveTrucks } from "#db/queries/trucks.ts";
import { type Actor, scopeOf } from "#domain/access/actor.ts";
import type { Page } from "#domain/paging.ts";
import type { ListTrucksInput } from "#domain/trucks/inputs.ts";
import type { Truck } from "#domain/trucks/truck.ts";
import type { Deps } from "#worker/ports/deps.ts";

/** The active trucks of the driver, or of the driver's fleet, newest first, with repair count and last repair. */
export function listTrucks({
  actor,
  deps,
  input,
}: {
  readonly actor: Pick<Actor, "userId" | "fleet">;
  readonly deps: Pick<Deps, "db">;
  readonly input: ListTrucksInput;
}): Promise<Page<Truck>> {
  return listActiveTrucks(deps.db, scopeOf(actor), input);
}
