import { ListOrdersInput } from "#domain/parts/inputs.ts";
import { listOrders } from "#worker/services/parts/list-orders.ts";
import { router } from "../init.ts";
import { adminProcedure } from "../procedures.ts";

/** Everybody's parts orders. */
export const partsRouter = router({
  list: adminProcedure.input(ListOrdersInput).query(({ ctx, input }) => listOrders({ ...ctx, input })),
});
