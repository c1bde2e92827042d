import { DecidePartInput, ListPartsInput } from "#domain/parts/inputs.ts";
import { decidePart } from "#worker/services/parts/change-part.ts";
import { listMyParts } from "#worker/services/parts/list-parts.ts";
import { router } from "../init.ts";
import { driverProcedure } from "../procedures.ts";

/** Parts that technicians proposed to the driver. */
export const partsRouter = router({
  list: driverProcedure.input(ListPartsInput).query(({ ctx, input }) => listMyParts({ ...ctx, input })),
  decide: driverProcedure.input(DecidePartInput).mutation(({ ctx, input }) => decidePart({ ...ctx, input })),
});
