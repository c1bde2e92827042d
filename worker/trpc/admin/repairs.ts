import { ListRepairsInput } from "#domain/trucks/repairs.ts";
import { listRepairs } from "#worker/services/trucks/list-repairs.ts";
import { router } from "../init.ts";
import { adminProcedure } from "../procedures.ts";

/** The repair history of all trucks. */
export const repairsRouter = router({
  list: adminProcedure.input(ListRepairsInput).query(({ ctx, input }) => listRepairs({ ...ctx, input })),
});
