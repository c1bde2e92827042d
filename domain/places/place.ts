export const placeKinds = ["shop", "roadside", "towing"] as const;
export type PlaceKind = (typeof placeKinds)[number];

/** Search radius in metres, about 50 miles. */
export const nearbyRadius = 80_000;

/** How long an answer of the address service is cached, in milliseconds: 30 days, empty answers too. */
export const addressesKeptFor = 30 * 86_400_000;

const earthRadius = 6_371_008.8;
export const metresPerMile = 1609.344;

export interface Position {
  readonly latitude: number;
  readonly longitude: number;
}

/** Great-circle distance in metres (haversine, mean Earth radius). */
export function distanceMetres(a: Position, b: Position): number {
  const rad = Math.PI / 180;
  const dLat = (b.latitude - a.latitude) * rad;
  const dLon = (b.longitude - a.longitude) * rad;
  const h = Math.sin(dLat / 2) ** 2 + Math.cos(a.latitude * rad) * Math.cos(b.latitude * rad) * Math.sin(dLon / 2) ** 2;
  return 2 * earthRadius * Math.asin(Math.min(1, Math.sqrt(h)));
}

export function metresToMiles(metres: number): number {
  return metres / metresPerMile;
}
