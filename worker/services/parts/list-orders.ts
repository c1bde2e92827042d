import { listOrders as readOrders } from "#db/queries/part-orders.ts";
import type { ListOrdersInput } from "#domain/parts/inputs.ts";
import type { Deps } from "#worker/ports/deps.ts";
import { toPart } from "./part-view.ts";

/** A page of everybody's parts orders, newest first; prices are dollars with two decimals. */
export async function listOrders({
  deps,
  input,
}: {
  readonly deps: Pick<Deps, "db">;
  readonly input: ListOrdersInput;
}) {
  const { items, nextCursor } = await readOrders(deps.db, input);
  return {
    items: items.map(({ ticketNumber, driverName, driverEmail, proposedBy, ...part }) => ({
      ...toPart(part),
      ticketNumber,
      driver: { name: driverName, email: driverEmail },
      proposedBy,
    })),
    nextCursor,
  };
}
