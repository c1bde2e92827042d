import { DistressRef } from "#domain/tickets/distress.ts";
import { listDistress } from "#worker/services/tickets/list-distress.ts";
import { seeDistress } from "#worker/services/tickets/see-distress.ts";
import { router } from "../init.ts";
import { techProcedure } from "../procedures.ts";

/** Drivers who do not feel safe. */
export const distressRouter = router({
  list: techProcedure.query(({ ctx }) => listDistress(ctx)),
  see: techProcedure.input(DistressRef).mutation(({ ctx, input }) => seeDistress({ ...ctx, input })),
});
