import type { Position } from "../place.ts";
import type { PlaceSource } from "../source.ts";
import { classify } from "./classify.ts";
import type { ImportedPlace } from "./imported-place.ts";
import { addressOf, nameOf, openingHoursOf, phoneOf, type Tags } from "./tags.ts";

const unnamed = { shop: "Truck repair", roadside: "Roadside service", towing: "Towing service" } as const;

/** A tagged thing as a place; null when it is no truck service, or has neither a name nor a telephone number. */
export function placeOfTags(
  tags: Tags,
  position: Position,
  from: { readonly source: PlaceSource; readonly sourceId: string },
): ImportedPlace | null {
  const found = classify(tags);
  if (found === null || !isOnEarth(position)) return null;
  const phone = phoneOf(tags);
  const name = nameOf(tags) ?? (phone === null ? null : unnamed[found.kind]);
  if (name === null) return null;
  return {
    ...from,
    ...found,
    name,
    latitude: position.latitude,
    longitude: position.longitude,
    address: addressOf(tags),
    phone,
    openingHours: openingHoursOf(tags),
  };
}

function isOnEarth({ latitude, longitude }: Position): boolean {
  return Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180;
}
