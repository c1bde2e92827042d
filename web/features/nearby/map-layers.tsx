import { type Tile, tileSize, toTileSpace } from "#domain/places/tile.ts";
import { type MapSize, type MapView, tilesOf, toScreen } from "./map-view.ts";
import { outlinePath, stateLabels } from "./state-outline.ts";

interface LayerProps {
  view: MapView;
  size: MapSize;
}

/** Pictures of the map, darkened after dark. */
export function TileLayer({ view, size, onFail }: LayerProps & { onFail: () => void }) {
  return (
    <g className="night:invert-90 night:hue-rotate-180 red-look:[filter:invert(0.92)_sepia(1)_saturate(6)_hue-rotate(-45deg)_brightness(0.7)] pointer-events-none">
      {tilesOf(view, size).map(({ tile, corner }) => (
        <image
          key={addressOf(tile)}
          href={addressOf(tile)}
          x={corner.x}
          y={corner.y}
          width={tileSize}
          height={tileSize}
          onError={onFail}
        />
      ))}
    </g>
  );
}

function addressOf({ z, x, y }: Tile): string {
  return `/api/tiles/${z}/${x}/${y}`;
}

/** The states' borders and their names: enough to see which way is which. */
export function OutlineLayer({ view, size }: LayerProps) {
  const scale = tileSize * 2 ** view.zoom;
  const middle = toTileSpace(view.center, 0);
  const shiftX = size.width / 2 - middle.x * scale;
  const shiftY = size.height / 2 - middle.y * scale;
  return (
    <g className="pointer-events-none">
      <path
        d={outlinePath}
        transform={`translate(${shiftX} ${shiftY}) scale(${scale})`}
        vectorEffect="non-scaling-stroke"
        className="fill-none stroke-[1.5] stroke-edge"
      />
      {stateLabels.map((state) => {
        const { x, y } = toScreen(view, size, state);
        if (x < 0 || y < 0 || x > size.width || y > size.height) return null;
        return (
          <text key={state.code} x={x} y={y} textAnchor="middle" className="fill-ink-soft font-bold text-lg">
            {state.code}
          </text>
        );
      })}
    </g>
  );
}
