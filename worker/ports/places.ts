import type { PlaceKind, Position } from "#domain/places/place.ts";

export interface NearbyPlace {
  readonly id: string;
  readonly kind: PlaceKind;
  readonly name: string;
  readonly latitude: number;
  readonly longitude: number;
  /** Metres from the position asked about. */
  readonly distance: number;
  readonly address: string | null;
  readonly phone: string | null;
  /** Shops only: truck repair, tire, dealer, … */
  readonly type: string | null;
  /** As its source lists them; null where unknown. */
  readonly openingHours: string | null;
  /** Where it comes from: what has to be attributed. */
  readonly source: string;
  readonly demo: boolean;
}

/** Places and addresses; every call may fail with DomainError `service.unavailable`, and the driver goes on without. */
export interface Places {
  nearby(position: Position, radius: number): Promise<readonly NearbyPlace[]>;
  /** The address at a position; null when there is none. */
  reverse(position: Position): Promise<string | null>;
  search(query: string): Promise<Position | null>;
}
