import type { Tile } from "#domain/places/tile.ts";

interface TileImage {
  readonly type: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

/** Pictures of the map. Fails with DomainError `service.unavailable`; null where the service has none. */
export interface Tiles {
  open(tile: Tile): Promise<TileImage | null>;
}
