import { DistressRef } from "#domain/tickets/distress.ts";
import { getMyDistress } from "#worker/services/tickets/get-my-distress.ts";
import { signalDistress } from "#worker/services/tickets/signal-distress.ts";
import { withdrawDistress } from "#worker/services/tickets/withdraw-distress.ts";
import { router } from "../init.ts";
import { driverProcedure } from "../procedures.ts";

/** The driver's word that the place is not safe. */
export const distressRouter = router({
  get: driverProcedure.input(DistressRef).query(({ ctx, input }) => getMyDistress({ ...ctx, input })),
  signal: driverProcedure.input(DistressRef).mutation(({ ctx, input }) => signalDistress({ ...ctx, input })),
  withdraw: driverProcedure.input(DistressRef).mutation(({ ctx, input }) => withdrawDistress({ ...ctx, input })),
});
