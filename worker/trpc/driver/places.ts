import { NearbyPlacesInput, ReverseAddressInput, SearchAddressInput } from "#domain/places/inputs.ts";
import { reverseAddress, searchAddress } from "#worker/services/places/find-address.ts";
import { nearbyPlaces } from "#worker/services/places/nearby-places.ts";
import { router } from "../init.ts";
import { driverProcedure } from "../procedures.ts";

/** Help and addresses around the driver. */
export const placesRouter = router({
  nearby: driverProcedure.input(NearbyPlacesInput).query(({ ctx, input }) => nearbyPlaces({ ...ctx, input })),
  reverse: driverProcedure.input(ReverseAddressInput).query(({ ctx, input }) => reverseAddress({ ...ctx, input })),
  search: driverProcedure.input(SearchAddressInput).query(({ ctx, input }) => searchAddress({ ...ctx, input })),
});
