import { LocateFixed, Minus, Plus } from "lucide-react";
import { type PointerEvent, useEffect, useRef, useState } from "react";
import type { Position } from "#domain/places/place.ts";
import { Button } from "../../components/ui/button.tsx";
import { useFormat } from "../../lib/format.ts";
import { useT } from "../../lib/i18n.tsx";
import { OutlineLayer, TileLayer } from "./map-layers.tsx";
import { dragged, type MapSize, type MapView, pixelsOf, ringsOf, toScreen, viewAround, zoomed } from "./map-view.ts";
import type { NearbyPlace } from "./place-way.ts";

interface NearbyMapProps {
  position: Position;
  places: readonly NearbyPlace[];
  chosen: string | null;
  onChoose: (placeId: string) => void;
  hasTiles: boolean;
  /** In the middle is a driver, and somebody else looks. */
  asStaff: boolean;
}

const firstSize: MapSize = { width: 360, height: 320 };

/**
 * The driver in the middle, rings of miles, and the services by the numbers that the list gives them; over tiles, or
 * over the states' outline where there are none. The list says all of it too: for readers of screens this is a picture.
 */
export function NearbyMap({ position, places, chosen, onChoose, hasTiles, asStaff }: NearbyMapProps) {
  const t = useT();
  const format = useFormat();
  const frame = useRef<HTMLDivElement>(null);
  const size = useSize(frame);
  const [moved, setMoved] = useState<MapView | null>(null);
  const [tilesFail, setTilesFail] = useState(false);
  const fitting = viewAround(position, places, size);
  const view = moved ?? fitting;
  const you = toScreen(view, size, position);
  const drag = useDrag((dx, dy) => setMoved((now) => dragged(now ?? fitting, dx, dy)));

  return (
    <div
      ref={frame}
      dir="ltr"
      className="relative h-80 touch-pan-y select-none overflow-hidden rounded-xl bg-sunken @3xl:h-112"
    >
      <svg
        role="img"
        aria-label={t(asStaff ? "desk.nearby_map" : "nearby.map", { count: places.length })}
        width={size.width}
        height={size.height}
        className="block cursor-grab active:cursor-grabbing"
        {...drag}
      >
        {hasTiles && !tilesFail ? (
          <TileLayer view={view} size={size} onFail={() => setTilesFail(true)} />
        ) : (
          <OutlineLayer view={view} size={size} />
        )}
        {ringsOf(view, size).map((miles) => {
          const radius = pixelsOf(miles, view);
          return (
            <g key={miles} className="pointer-events-none">
              <circle cx={you.x} cy={you.y} r={radius} className="fill-none stroke-ink/45" strokeDasharray="2 7" />
              <MapText x={you.x} y={you.y - radius + 5}>
                {format.mileage(miles)}
              </MapText>
            </g>
          );
        })}
        {places.map((place, index) => (
          <Marker
            key={place.id}
            number={index + 1}
            at={toScreen(view, size, place)}
            isChosen={place.id === chosen}
            onChoose={() => onChoose(place.id)}
          />
        ))}
        <g className="pointer-events-none">
          <circle cx={you.x} cy={you.y} r={11} className="fill-amber stroke-[3] stroke-on-amber" />
          <MapText x={you.x} y={you.y + 29}>
            {t(asStaff ? "desk.contact" : "nearby.you")}
          </MapText>
        </g>
      </svg>
      <div className="absolute end-2 top-2 grid gap-2">
        <MapButton label={t("nearby.zoom_in")} onClick={() => setMoved(zoomed(view, 1))}>
          <Plus className="size-6" aria-hidden />
        </MapButton>
        <MapButton label={t("nearby.zoom_out")} onClick={() => setMoved(zoomed(view, -1))}>
          <Minus className="size-6" aria-hidden />
        </MapButton>
        {moved === null ? null : (
          <MapButton label={t(asStaff ? "desk.nearby_recenter" : "nearby.recenter")} onClick={() => setMoved(null)}>
            <LocateFixed className="size-6" aria-hidden />
          </MapButton>
        )}
      </div>
    </div>
  );
}

function MapButton({ label, onClick, children }: { label: string; onClick: () => void; children: React.ReactNode }) {
  return (
    <Button variant="secondary" size="iconThumb" aria-label={label} title={label} onClick={onClick}>
      {children}
    </Button>
  );
}

/** Words on the map, readable over anything. */
function MapText({ x, y, children }: { x: number; y: number; children: string }) {
  return (
    <text
      x={x}
      y={y}
      textAnchor="middle"
      className="fill-ink stroke-[4] stroke-ground font-semibold text-sm [paint-order:stroke]"
    >
      {children}
    </text>
  );
}

interface MarkerProps {
  number: number;
  at: { readonly x: number; readonly y: number };
  isChosen: boolean;
  onChoose: () => void;
}

/** A service by its number; the one that was chosen is larger. A finger has more to hit than an eye sees. */
function Marker({ number, at: { x, y }, isChosen, onChoose }: MarkerProps) {
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the list holds the same as buttons; this is the picture
    <g transform={`translate(${x} ${y})`} className="cursor-pointer" onClick={onChoose}>
      <circle r={24} className="fill-transparent" />
      <circle
        r={isChosen ? 18 : 14}
        className={isChosen ? "fill-amber stroke-2 stroke-on-amber" : "fill-blue stroke-2 stroke-on-blue"}
      />
      <text
        textAnchor="middle"
        dominantBaseline="central"
        className={`font-bold font-mono text-sm ${isChosen ? "fill-on-amber" : "fill-on-blue"}`}
      >
        {number}
      </text>
    </g>
  );
}

function useSize(frame: { readonly current: HTMLElement | null }): MapSize {
  const [size, setSize] = useState(firstSize);
  useEffect(() => {
    const element = frame.current;
    if (element === null) return;
    const observer = new ResizeObserver(([entry]) => {
      if (entry === undefined) return;
      const { width, height } = entry.contentRect;
      if (width > 0 && height > 0) setSize({ width, height });
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [frame]);
  return size;
}

/** Tells how far a finger or a pointer went while it was down. */
function useDrag(onDrag: (dx: number, dy: number) => void) {
  const last = useRef<{ x: number; y: number } | null>(null);
  const end = () => {
    last.current = null;
  };
  return {
    onPointerDown(event: PointerEvent<SVGSVGElement>) {
      last.current = { x: event.clientX, y: event.clientY };
    },
    onPointerMove(event: PointerEvent<SVGSVGElement>) {
      if (last.current === null) return;
      const dx = event.clientX - last.current.x;
      const dy = event.clientY - last.current.y;
      if (Math.hypot(dx, dy) < 4) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      last.current = { x: event.clientX, y: event.clientY };
      onDrag(dx, dy);
    },
    onPointerUp: end,
    onPointerCancel: end,
  };
}
