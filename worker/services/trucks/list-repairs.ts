import { listRepairs as readRepairs } from "#db/queries/repairs.ts";
import type { ListRepairsInput } from "#domain/trucks/repairs.ts";
import type { Deps } from "#worker/ports/deps.ts";

/** A page of the repairs of all trucks, newest first. */
export async function listRepairs({
  deps,
  input,
}: {
  readonly deps: Pick<Deps, "db">;
  readonly input: ListRepairsInput;
}) {
  const { items, nextCursor } = await readRepairs(deps.db, input);
  return {
    items: items.map(({ brand, year, model, truckName, driverName, driverEmail, ...repair }) => ({
      ...repair,
      truck: { brand, year, model, name: truckName },
      driver: { name: driverName, email: driverEmail },
    })),
    nextCursor,
  };
}
