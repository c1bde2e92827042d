import { LivePlaceRef } from "#domain/tickets/live-place.ts";
import { getLivePlace } from "#worker/services/tickets/get-live-place.ts";
import { router } from "../init.ts";
import { techProcedure } from "../procedures.ts";

/** The live place of a ticket that is answered. */
export const liveRouter = router({
  get: techProcedure.input(LivePlaceRef).query(({ ctx, input }) => getLivePlace({ ...ctx, input })),
});
