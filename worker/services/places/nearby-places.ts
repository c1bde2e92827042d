import { deduplicate } from "#domain/places/import/deduplicate.ts";
import type { NearbyPlacesInput } from "#domain/places/inputs.ts";
import { metresToMiles, type PlaceKind } from "#domain/places/place.ts";
import { type Attribution, attributionsOf } from "#domain/places/source.ts";
import type { Deps } from "#worker/ports/deps.ts";
import type { NearbyPlace } from "#worker/ports/places.ts";

/** A place as the pages show it. */
interface ShownPlace {
  readonly id: string;
  readonly name: string;
  /** Miles, to one decimal. */
  readonly distance: number;
  readonly latitude: number;
  readonly longitude: number;
  readonly address: string | null;
  /** Null is shown as 'Not available'. */
  readonly phone: string | null;
  /** Shops only. */
  readonly type: string | null;
  /** As its source lists them, not as they are today; null where unknown. */
  readonly openingHours: string | null;
  /** True for fictitious places. */
  readonly demo: boolean;
}

export interface NearbyServices {
  readonly shops: readonly ShownPlace[];
  readonly roadside: readonly ShownPlace[];
  readonly towing: readonly ShownPlace[];
  /** The nearest place of any kind when none is within the radius: in empty country the next one is far. */
  readonly nearest: ShownPlace | null;
  /** What has to be shown beside the places. */
  readonly attributions: readonly Attribution[];
}

/** How far the nearest place is looked for when none is near, in metres. */
const farRadius = 800_000;

/**
 * Shops, roadside services and towing around a position, nearest first.
 * @throws DomainError `service.unavailable`.
 */
export async function nearbyPlaces({
  deps,
  input,
}: {
  readonly deps: Pick<Deps, "places">;
  readonly input: NearbyPlacesInput;
}): Promise<NearbyServices> {
  const { latitude, longitude, radius } = input;
  const found = deduplicate(await deps.places.nearby({ latitude, longitude }, radius));
  const nearest = found.length > 0 ? undefined : (await deps.places.nearby({ latitude, longitude }, farRadius))[0];
  const shown = nearest === undefined ? found : [nearest];
  const of = (kind: PlaceKind) => found.filter((place) => place.kind === kind).map(toShown);
  return {
    shops: of("shop"),
    roadside: of("roadside"),
    towing: of("towing"),
    nearest: nearest === undefined ? null : toShown(nearest),
    attributions: attributionsOf(shown.map(({ source }) => source)),
  };
}

function toShown({ kind: _kind, source: _source, ...place }: NearbyPlace): ShownPlace {
  return { ...place, distance: Math.round(metresToMiles(place.distance) * 10) / 10 };
}
