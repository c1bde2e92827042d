import { CreatePartInput, ListPartsInput, SetPartStatusInput } from "#domain/parts/inputs.ts";
import { setPartStatus } from "#worker/services/parts/change-part.ts";
import { createPart } from "#worker/services/parts/create-part.ts";
import { listParts } from "#worker/services/parts/list-parts.ts";
import { router } from "../init.ts";
import { techProcedure } from "../procedures.ts";

/** Orders of parts, for those who arrange them. */
export const partsRouter = router({
  list: techProcedure.input(ListPartsInput).query(({ ctx, input }) => listParts({ ...ctx, input })),
  create: techProcedure.input(CreatePartInput).mutation(({ ctx, input }) => createPart({ ...ctx, input })),
  setStatus: techProcedure.input(SetPartStatusInput).mutation(({ ctx, input }) => setPartStatus({ ...ctx, input })),
});
