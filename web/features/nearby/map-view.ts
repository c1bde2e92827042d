import { metresPerMile, type Position } from "#domain/places/place.ts";
import { fromTileSpace, maxZoom, minZoom, type Tile, tileSize, toTileSpace } from "#domain/places/tile.ts";

/** What a map shows: its middle, and a whole zoom as tiles have them. */
export interface MapView {
  readonly center: Position;
  readonly zoom: number;
}

/** Of the drawing, in CSS pixels. */
export interface MapSize {
  readonly width: number;
  readonly height: number;
}

export interface ScreenPoint {
  readonly x: number;
  readonly y: number;
}

const earthCircumference = 40_075_016.686;
/** Room around what has to be seen, in pixels: a marker's half and a little. */
const margin = 36;

/** Where a position is drawn, from the top left corner. */
export function toScreen({ center, zoom }: MapView, { width, height }: MapSize, position: Position): ScreenPoint {
  const middle = toTileSpace(center, zoom);
  const point = toTileSpace(position, zoom);
  return { x: (point.x - middle.x) * tileSize + width / 2, y: (point.y - middle.y) * tileSize + height / 2 };
}

/** The view after its picture was dragged by so many pixels. */
export function dragged(view: MapView, dx: number, dy: number): MapView {
  const middle = toTileSpace(view.center, view.zoom);
  const center = fromTileSpace({ x: middle.x - dx / tileSize, y: middle.y - dy / tileSize }, view.zoom);
  return { ...view, center };
}

export function zoomed(view: MapView, steps: number): MapView {
  return { ...view, zoom: Math.min(maxZoom, Math.max(minZoom, view.zoom + steps)) };
}

/** The nearest view around a position in which everything else is seen too. */
export function viewAround(center: Position, others: readonly Position[], size: MapSize): MapView {
  const closest = 13;
  for (let zoom = closest; zoom > minZoom; zoom--) {
    const view = { center, zoom };
    if (others.every((other) => isInside(toScreen(view, size, other), size))) return view;
  }
  return { center, zoom: minZoom };
}

function isInside({ x, y }: ScreenPoint, { width, height }: MapSize): boolean {
  return x >= margin && x <= width - margin && y >= margin && y <= height - margin;
}

/** The tiles that a view is made of, each with the corner where it is drawn. */
export function tilesOf(
  view: MapView,
  size: MapSize,
): readonly { readonly tile: Tile; readonly corner: ScreenPoint }[] {
  const middle = toTileSpace(view.center, view.zoom);
  const left = middle.x - size.width / 2 / tileSize;
  const top = middle.y - size.height / 2 / tileSize;
  const count = 2 ** view.zoom;
  const tiles = [];
  for (let row = Math.floor(top); row < top + size.height / tileSize; row++) {
    for (let column = Math.floor(left); column < left + size.width / tileSize; column++) {
      if (row < 0 || column < 0 || row >= count || column >= count) continue;
      const corner = { x: (column - left) * tileSize, y: (row - top) * tileSize };
      tiles.push({ tile: { z: view.zoom, x: column, y: row }, corner });
    }
  }
  return tiles;
}

/** How many pixels a distance in miles is long, where the view's middle lies. */
export function pixelsOf(miles: number, { center, zoom }: MapView): number {
  const metresPerPixel = (earthCircumference * Math.cos((center.latitude * Math.PI) / 180)) / (tileSize * 2 ** zoom);
  return (miles * metresPerMile) / metresPerPixel;
}

/** Distances of rings that fit into the picture and are told apart, in miles, nearest first. */
export function ringsOf(view: MapView, { width, height }: MapSize): readonly number[] {
  const fitting = [1, 2, 5, 10, 25, 50, 100, 250, 500].filter((miles) => {
    const radius = pixelsOf(miles, view);
    return radius >= 40 && radius <= Math.min(width, height) * 0.75;
  });
  return fitting.slice(-3);
}
