import type { Position } from "./place.ts";

/** A square picture of the map: zoom, column and row as all slippy maps count them. */
export interface Tile {
  readonly z: number;
  readonly x: number;
  readonly y: number;
}

export const tileSize = 256;
export const minZoom = 3;
export const maxZoom = 17;

/** North America: no breakdown is outside it, and our tiles are not a map for other sites. */
const region = { west: -170, east: -50, south: 12, north: 72 } as const;

/** A position on the map of a zoom, in tiles from its north-west corner (Web Mercator). */
export function toTileSpace({ latitude, longitude }: Position, zoom: number): { x: number; y: number } {
  const size = 2 ** zoom;
  const sine = Math.sin((Math.max(-85, Math.min(85, latitude)) * Math.PI) / 180);
  return {
    x: ((longitude + 180) / 360) * size,
    y: (0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)) * size,
  };
}

/** The position at a point of the map of a zoom; the reverse of `toTileSpace`. */
export function fromTileSpace(point: { x: number; y: number }, zoom: number): Position {
  const size = 2 ** zoom;
  const longitude = (point.x / size) * 360 - 180;
  const latitude = (Math.atan(Math.sinh(Math.PI * (1 - (2 * point.y) / size))) * 180) / Math.PI;
  return { latitude, longitude };
}

/** A tile from the three parts of an address; null when there is no such tile, or it shows nothing of North America. */
export function readTile(z: string, x: string, y: string): Tile | null {
  if (![z, x, y].every((part) => /^\d{1,7}$/.test(part))) return null;
  const tile = { z: Number(z), x: Number(x), y: Number(y) };
  const inRange = tile.z >= minZoom && tile.z <= maxZoom && tile.x < 2 ** tile.z && tile.y < 2 ** tile.z;
  return inRange && showsRegion(tile) ? tile : null;
}

function showsRegion({ z, x, y }: Tile): boolean {
  const northWest = toTileSpace({ latitude: region.north, longitude: region.west }, z);
  const southEast = toTileSpace({ latitude: region.south, longitude: region.east }, z);
  return x + 1 > northWest.x && x < southEast.x && y + 1 > northWest.y && y < southEast.y;
}
