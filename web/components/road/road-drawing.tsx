import { plans, type RoadKind, type TriangleMark, truck } from "./plan.ts";

/** Across the road, in feet: verge, shoulder, two lanes of 12 ft, shoulder of 12 ft, rail, verge. */
export const across = { edge: 12, middle: 24, fog: 36, rail: 49, width: 58, truck: 42 } as const;

/** Where a curve begins behind the truck, and how tight it is to the middle of the road. */
const bend = { from: 140, radius: 260, centre: across.middle - 260 } as const;

/** How far left of the straight road the drawing of a curve reaches. */
const curveReach = 86;

/** The box that a drawing needs, in feet. */
export function drawingBox(kind: RoadKind): { left: number; top: number; width: number; height: number } {
  const { from, to } = plans[kind];
  const left = kind === "curve" ? -curveReach : 0;
  return { left, top: from, width: across.width - left, height: to - from };
}

function reachOf(kind: RoadKind, reach: number): { from: number; to: number } {
  const { from, to } = plans[kind];
  return { from: from - reach, to: to + reach };
}

/** A line along the road, `x` feet from its left edge. */
function along(kind: RoadKind, x: number, reach: number): string {
  const { from, to } = reachOf(kind, reach);
  if (kind !== "curve") return `M${x} ${from}V${to}`;
  const radius = x - bend.centre;
  const angle = 0.95;
  const end = `${bend.centre + radius * Math.cos(angle)} ${bend.from + radius * Math.sin(angle)}`;
  return `M${x} ${from}V${bend.from}A${radius} ${radius} 0 0 1 ${end}`;
}

/** Where a mark stands in the drawing; distances are walked along the shoulder, also around the curve. */
export function markPoint(kind: RoadKind, mark: TriangleMark): { x: number; y: number } {
  const x = mark.place === "beside" ? across.fog + 1.5 : across.truck;
  if (kind !== "curve" || mark.at <= bend.from) return { x, y: mark.at };
  const angle = (mark.at - bend.from) / bend.radius;
  const radius = x - bend.centre;
  return { x: bend.centre + radius * Math.cos(angle), y: bend.from + radius * Math.sin(angle) };
}

function Triangle({ x, y, turned }: { x: number; y: number; turned: boolean }) {
  return (
    <g transform={`translate(${x} ${y})${turned ? " rotate(-90)" : ""}`}>
      <path
        d="M0 -5.6 6 5h-12z"
        fill="#fff"
        stroke="#c30f1e"
        strokeWidth="3"
        strokeLinejoin="round"
        className="red-look:fill-ground red-look:stroke-red"
      />
    </g>
  );
}

/** The truck on the shoulder, flashers on. */
function Truck() {
  const left = across.truck - truck.width / 2;
  const cabTop = -truck.length;
  const lamps = [
    [left + 0.6, -0.6],
    [left + truck.width - 0.6, -0.6],
    [left + 0.6, cabTop + 1],
    [left + truck.width - 0.6, cabTop + 1],
  ] as const;
  return (
    <g>
      <rect x={left} y={-truck.trailer} width={truck.width} height={truck.trailer} rx="0.8" className="fill-paint" />
      <rect x={left + 3} y={-truck.trailer - 4} width={2.5} height={5} className="fill-edge" />
      <path
        d={`M${left + 0.3} ${-truck.trailer - 3}h${truck.width - 0.6}v-9l-1.4-5.5h-${truck.width - 3.4}l-1.4 5.5z`}
        className="fill-amber"
      />
      <rect x={left + 1.2} y={-truck.trailer - 12.5} width={truck.width - 2.4} height="2.6" className="fill-road" />
      {lamps.map(([x, y]) => (
        <circle
          key={`${x} ${y}`}
          cx={x}
          cy={y}
          r="2.1"
          className="animate-blink fill-orange motion-reduce:animate-none"
        />
      ))}
    </g>
  );
}

interface RoadDrawingProps {
  kind: RoadKind;
  /** The picture lies on its side: the triangles are stood up again. */
  turned?: boolean;
  /** Feet by which a straight road goes on past the plan at both ends. */
  reach?: number;
}

/**
 * The road from above, to scale in feet; only the triangles and the lamps are larger than life.
 * Decoration and labels are the caller's: this is a group, not a picture.
 */
export function RoadDrawing({ kind, turned = false, reach = 0 }: RoadDrawingProps) {
  const line = (x: number) => along(kind, x, reach);
  return (
    <g fill="none">
      <path d={line(27)} strokeWidth="42" className="stroke-road" />
      <path d={line(across.fog)} strokeWidth="0.9" className="stroke-paint" />
      {kind === "divided" ? (
        <>
          <path d={line(across.edge)} strokeWidth="0.9" className="stroke-amber" />
          <path d={line(across.middle)} strokeWidth="0.9" strokeDasharray="10 30" className="stroke-paint" />
        </>
      ) : (
        <>
          <path d={line(across.edge)} strokeWidth="0.9" className="stroke-paint" />
          <path d={line(across.middle - 0.8)} strokeWidth="0.7" className="stroke-amber" />
          <path d={line(across.middle + 0.8)} strokeWidth="0.7" className="stroke-amber" />
        </>
      )}
      <path d={line(across.rail)} strokeWidth="1.1" className="stroke-edge" />
      <Truck />
      {plans[kind].marks.map((mark) => (
        <Triangle key={mark.at} {...markPoint(kind, mark)} turned={turned} />
      ))}
      <circle cx="53.6" cy="-58" r="3.6" strokeWidth="1.6" className="fill-green-ink stroke-ground" />
    </g>
  );
}
