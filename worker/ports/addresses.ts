import type { Position } from "#domain/places/place.ts";

/** A service that knows addresses. Both fail with DomainError `service.unavailable`; null means that it knows none. */
export interface Addresses {
  reverse(position: Position): Promise<string | null>;
  search(query: string): Promise<Position | null>;
}
