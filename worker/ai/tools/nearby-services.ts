import type { ChatPlace } from "#domain/chat/turn.ts";
import { metresToMiles } from "#domain/places/place.ts";
import type { NearbyPlace } from "#worker/ports/places.ts";
import type { GroundingContext } from "../grounding-context.ts";

export const serviceKinds = ["shop", "roadside", "towing", "any"] as const;

/** The places around where the driver is, nearest first. */
export type FindNearby = () => Promise<readonly NearbyPlace[]>;

const mostPlaces = 4;

/** The nearest services of a kind; they also go to the page as a list. */
export async function nearbyServices(
  grounding: GroundingContext,
  findNearby: FindNearby | null,
  { kind }: { readonly kind: (typeof serviceKinds)[number] },
) {
  if (findNearby === null) {
    return { places: [], note: "Where the driver is, nobody has said: ask for highway, direction and mile marker." };
  }
  const found = await findNearby();
  const places = found
    .filter((place) => kind === "any" || place.kind === kind)
    .slice(0, mostPlaces)
    .map(toChatPlace);
  grounding.addPlaces(places);
  return {
    // Addresses and telephone numbers stay with the page: a model that does not know them cannot mistake them.
    places: places.map(({ kind: service, name, distance, demo }) => ({ kind: service, name, miles: distance, demo })),
    note:
      places.length === 0
        ? "None is known within 50 miles."
        : "The page lists them with address and telephone number. Whether one is open, takes heavy trucks or has a part is not known: say so. Those with demo true are fictitious.",
  };
}

function toChatPlace({ kind, name, distance, address, phone, source, demo }: NearbyPlace): ChatPlace {
  return { kind, name, distance: Math.round(metresToMiles(distance) * 10) / 10, address, phone, source, demo };
}
