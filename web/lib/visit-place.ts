import type { Position } from "#domain/places/place.ts";

/** Where the driver was found to be, and what the place is called. */
export interface VisitPlace {
  readonly position: Position;
  /** The coordinates as text where no name is known. */
  readonly address: string;
}

let known: VisitPlace | null = null;

/** The place that the device found during this visit; null before. It lasts as long as the page, and is stored nowhere. */
export function visitPlace(): VisitPlace | null {
  return known;
}

export function noteVisitPlace(place: VisitPlace | null): void {
  known = place;
}
