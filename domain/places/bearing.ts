import type { Position } from "./place.ts";

/** Eight points of the compass, clockwise from north. */
const compassPoints = ["n", "ne", "e", "se", "s", "sw", "w", "nw"] as const;
export type CompassPoint = (typeof compassPoints)[number];

/** In which direction one sets out for a position: degrees from north, clockwise, 0 up to 360. */
export function bearingDegrees(from: Position, to: Position): number {
  const rad = Math.PI / 180;
  const dLon = (to.longitude - from.longitude) * rad;
  const y = Math.sin(dLon) * Math.cos(to.latitude * rad);
  const x =
    Math.cos(from.latitude * rad) * Math.sin(to.latitude * rad) -
    Math.sin(from.latitude * rad) * Math.cos(to.latitude * rad) * Math.cos(dLon);
  return (Math.atan2(y, x) / rad + 360) % 360;
}

/** The nearest of the eight points of the compass. */
export function compassPointTo(from: Position, to: Position): CompassPoint {
  return compassPointOf(bearingDegrees(from, to));
}

/** The same of a heading: degrees from north, clockwise, 0 to 360. */
export function compassPointOf(degrees: number): CompassPoint {
  return compassPoints[Math.round(degrees / 45) % compassPoints.length] ?? "n";
}
