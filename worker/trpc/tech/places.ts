import { NearbyPlacesInput } from "#domain/places/inputs.ts";
import { nearbyPlaces } from "#worker/services/places/nearby-places.ts";
import { router } from "../init.ts";
import { techProcedure } from "../procedures.ts";

/** Help around a ticket's driver. */
export const placesRouter = router({
  nearby: techProcedure.input(NearbyPlacesInput).query(({ ctx, input }) => nearbyPlaces({ ...ctx, input })),
});
