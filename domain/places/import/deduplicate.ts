import { distanceMetres, type Position } from "../place.ts";

/** Places of one name nearer to each other than this are one place, in metres. */
const samePlaceWithin = 150;

interface Named extends Position {
  readonly name: string;
  readonly phone: string | null;
  readonly address: string | null;
}

/**
 * Every place once: of those with one name within 150 m, the first of those that say most (telephone number, then
 * address) stays. Keeps the order.
 */
export function deduplicate<Place extends Named>(places: readonly Place[]): readonly Place[] {
  const byName = Map.groupBy(places, ({ name }) => plainName(name));
  const doubles = new Set<Place>();
  for (const namesakes of byName.values()) {
    const fullestFirst = [...namesakes].sort((a, b) => saysOf(b) - saysOf(a));
    const kept: Place[] = [];
    for (const place of fullestFirst) {
      if (kept.some((other) => distanceMetres(place, other) <= samePlaceWithin)) doubles.add(place);
      else kept.push(place);
    }
  }
  return places.filter((place) => !doubles.has(place));
}

function plainName(name: string): string {
  return name.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, "");
}

function saysOf({ phone, address }: Named): number {
  return (phone === null ? 0 : 2) + (address === null ? 0 : 1);
}
