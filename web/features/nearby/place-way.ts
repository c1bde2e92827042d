import { compassPointTo } from "#domain/places/bearing.ts";
import type { Position } from "#domain/places/place.ts";
import type { Format } from "../../lib/format.ts";
import type { Translate } from "../../lib/i18n.tsx";
import type { RouterOutputs } from "../../lib/trpc.ts";

/** Everything that was found around a position. */
export type Nearby = RouterOutputs["driver"]["places"]["nearby"];
export type NearbyPlace = Nearby["shops"][number];

/** How far away a place is, as "12.3 mi", and in which direction, as "northwest". */
export function wayTo(t: Translate, format: Format, from: Position, place: NearbyPlace) {
  return { distance: format.miles(place.distance), direction: t(`nearby.to.${compassPointTo(from, place)}`) };
}
