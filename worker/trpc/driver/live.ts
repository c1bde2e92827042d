import { LivePlaceRef, SendPositionInput, StartLivePlaceInput } from "#domain/tickets/live-place.ts";
import { getMyLivePlace } from "#worker/services/tickets/get-my-live-place.ts";
import { sendPosition } from "#worker/services/tickets/send-position.ts";
import { startLivePlace } from "#worker/services/tickets/start-live-place.ts";
import { stopLivePlace } from "#worker/services/tickets/stop-live-place.ts";
import { router } from "../init.ts";
import { driverProcedure } from "../procedures.ts";

/** The live place of the driver's own ticket. */
export const liveRouter = router({
  get: driverProcedure.input(LivePlaceRef).query(({ ctx, input }) => getMyLivePlace({ ...ctx, input })),
  start: driverProcedure.input(StartLivePlaceInput).mutation(({ ctx, input }) => startLivePlace({ ...ctx, input })),
  send: driverProcedure.input(SendPositionInput).mutation(({ ctx, input }) => sendPosition({ ...ctx, input })),
  stop: driverProcedure.input(LivePlaceRef).mutation(({ ctx, input }) => stopLivePlace({ ...ctx, input })),
});
