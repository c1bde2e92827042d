import * as z from "zod/mini";
import { nearbyRadius } from "./place.ts";

const latitude = z
  .number("place.position_invalid")
  .check(z.minimum(-90, "place.position_invalid"), z.maximum(90, "place.position_invalid"));
const longitude = z
  .number("place.position_invalid")
  .check(z.minimum(-180, "place.position_invalid"), z.maximum(180, "place.position_invalid"));

/** A search around a position; the radius in metres, at most twice the usual. */
export const NearbyPlacesInput = z.object({
  latitude,
  longitude,
  radius: z._default(
    z
      .number("place.radius_invalid")
      .check(z.minimum(100, "place.radius_invalid"), z.maximum(2 * nearbyRadius, "place.radius_invalid")),
    nearbyRadius,
  ),
});
export type NearbyPlacesInput = z.infer<typeof NearbyPlacesInput>;

export const ReverseAddressInput = z.object({ latitude, longitude });
export type ReverseAddressInput = z.infer<typeof ReverseAddressInput>;

export const SearchAddressInput = z.object({
  q: z
    .string("place.query_required")
    .check(z.trim(), z.minLength(1, "place.query_required"), z.maxLength(200, "place.query_long")),
});
export type SearchAddressInput = z.infer<typeof SearchAddressInput>;
