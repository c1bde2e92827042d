import { readFileSync } from "node:fs";
import { z } from "zod";
import { CommandError, runCommand } from "../command-error.ts";

/**
 * Makes web/features/nearby/state-outline.txt, the map of an installation without tiles, from the Census Bureau's
 * state borders (public domain) in TopoJSON, such as states-10m.json of the npm package us-atlas 3.0.1. Labels come first (code, longitude and latitude in hundredths
 * of a degree), then, after an empty line, a line of text for each border:
 * `node scripts/maps/state-outline.ts FILE > web/features/nearby/state-outline.txt`
 */

type Point = readonly [longitude: number, latitude: number];

const Ring = z.array(z.number().int());
const State = z.object({
  id: z.string(),
  type: z.enum(["Polygon", "MultiPolygon"]),
  arcs: z.union([z.array(Ring), z.array(z.array(Ring))]),
});
const Topology = z.object({
  transform: z.object({ scale: z.tuple([z.number(), z.number()]), translate: z.tuple([z.number(), z.number()]) }),
  arcs: z.array(z.array(z.tuple([z.number(), z.number()]))),
  objects: z.object({ states: z.object({ geometries: z.array(State) }) }),
});
type Topology = z.infer<typeof Topology>;

/** Steps of the coordinates in one degree, and how far a border may be off, in degrees. */
const stepsPerDegree = 100;
const tolerance = 0.02;
/** Islands smaller than this are left out, in degrees across. */
const smallest = 0.12;

const postalCodes: Readonly<Record<string, string>> = {
  ...{ "01": "AL", "02": "AK", "04": "AZ", "05": "AR", "06": "CA", "08": "CO", "09": "CT", "10": "DE", "11": "DC" },
  ...{ "12": "FL", "13": "GA", "15": "HI", "16": "ID", "17": "IL", "18": "IN", "19": "IA", "20": "KS", "21": "KY" },
  ...{ "22": "LA", "23": "ME", "24": "MD", "25": "MA", "26": "MI", "27": "MN", "28": "MS", "29": "MO", "30": "MT" },
  ...{ "31": "NE", "32": "NV", "33": "NH", "34": "NJ", "35": "NM", "36": "NY", "37": "NC", "38": "ND", "39": "OH" },
  ...{ "40": "OK", "41": "OR", "42": "PA", "44": "RI", "45": "SC", "46": "SD", "47": "TN", "48": "TX", "49": "UT" },
  ...{ "50": "VT", "51": "VA", "53": "WA", "54": "WV", "55": "WI", "56": "WY", "72": "PR" },
};

await runCommand(async () => {
  const [file] = process.argv.slice(2);
  if (!file) throw new CommandError("Use: node scripts/maps/state-outline.ts FILE");
  const topology = Topology.parse(JSON.parse(readFileSync(file, "utf8")));
  const arcs = topology.arcs.map((arc) => decode(arc, topology.transform));
  const states = topology.objects.states.geometries.flatMap((state) => {
    const code = postalCodes[state.id];
    return code === undefined ? [] : [{ code, rings: ringsOf(state) }];
  });
  const used = new Set(states.flatMap(({ rings }) => rings.flat()).map((arc) => (arc < 0 ? ~arc : arc)));
  const lines = arcs
    .filter((arc, index) => used.has(index) && isLargeEnough(arc))
    .map((arc) => deltas(simplify(arc)))
    .filter((line) => line.length >= 4);
  const labels = states.map(({ code, rings }) => `${code} ${inSteps(middleOf(rings, arcs)).join(" ")}`);
  process.stdout.write(`${[...labels, "", ...lines.map((line) => line.map(written).join(""))].join("\n")}\n`);
});

function ringsOf({ arcs }: z.infer<typeof State>): number[][] {
  return arcs.flatMap((part) => (part.every((arc) => typeof arc === "number") ? [part] : part));
}

function decode(arc: Topology["arcs"][number], { scale, translate }: Topology["transform"]): Point[] {
  let x = 0;
  let y = 0;
  return arc.map(([dx, dy]) => {
    x += dx;
    y += dy;
    return [x * scale[0] + translate[0], y * scale[1] + translate[1]];
  });
}

/** Closed lines that go around less than `smallest` are islands; borders between states are always kept. */
function isLargeEnough(arc: readonly Point[]): boolean {
  const first = arc[0];
  const last = arc.at(-1);
  if (first === undefined || last === undefined) return false;
  if (Math.hypot(first[0] - last[0], first[1] - last[1]) > 1e-6) return true;
  const across = (index: 0 | 1) => {
    const values = arc.map((point) => point[index]);
    return Math.max(...values) - Math.min(...values);
  };
  return Math.max(across(0), across(1)) > smallest;
}

/** Douglas and Peucker's simplification: what is left is nowhere farther from the line than the tolerance. */
function simplify(points: readonly Point[]): readonly Point[] {
  const first = points[0];
  const last = points.at(-1);
  if (points.length < 3 || first === undefined || last === undefined) return points;
  let farthest = 0;
  let at = 0;
  points.forEach((point, index) => {
    const distance = distanceFrom(point, first, last);
    if (distance > farthest) [farthest, at] = [distance, index];
  });
  if (farthest <= tolerance) return [first, last];
  return [...simplify(points.slice(0, at + 1)).slice(0, -1), ...simplify(points.slice(at))];
}

function distanceFrom([x, y]: Point, [x1, y1]: Point, [x2, y2]: Point): number {
  const length = Math.hypot(x2 - x1, y2 - y1);
  if (length === 0) return Math.hypot(x - x1, y - y1);
  return Math.abs((x2 - x1) * (y1 - y) - (x1 - x) * (y2 - y1)) / length;
}

function inSteps([longitude, latitude]: Point): [number, number] {
  return [Math.round(longitude * stepsPerDegree), Math.round(latitude * stepsPerDegree)];
}

/** The first point in steps, then each as its difference from the one before. */
function deltas(points: readonly Point[]): number[] {
  let [atX, atY] = [0, 0];
  return points.flatMap((point, index) => {
    const [x, y] = inSteps(point);
    const step = [x - atX, y - atY];
    [atX, atY] = [x, y];
    return index > 0 && step[0] === 0 && step[1] === 0 ? [] : step;
  });
}

/** A whole number as text: its sign in the lowest bit, then five bits to a character, all but the last marked by 32. */
function written(value: number): string {
  let rest = value < 0 ? -2 * value - 1 : 2 * value;
  let text = "";
  while (rest >= 32) {
    text += String.fromCharCode(63 + 32 + (rest % 32));
    rest = Math.floor(rest / 32);
  }
  return text + String.fromCharCode(63 + rest);
}

/** The centroid of a state's largest part. */
function middleOf(rings: readonly number[][], arcs: readonly (readonly Point[])[]): Point {
  let largest = 0;
  let middle: Point = [0, 0];
  for (const ring of rings) {
    const points = ring.flatMap((arc) => (arc < 0 ? [...(arcs[~arc] ?? [])].reverse() : (arcs[arc] ?? [])));
    let [area, x, y] = [0, 0, 0];
    points.forEach(([x1, y1], index) => {
      const [x2, y2] = points[(index + 1) % points.length] ?? [x1, y1];
      const cross = x1 * y2 - x2 * y1;
      area += cross / 2;
      x += ((x1 + x2) * cross) / 6;
      y += ((y1 + y2) * cross) / 6;
    });
    if (Math.abs(area) > largest) [largest, middle] = [Math.abs(area), [x / area, y / area]];
  }
  return middle;
}
