import { toTileSpace } from "#domain/places/tile.ts";
import text from "./state-outline.txt?raw";

/** Steps of the file's coordinates in one degree; see scripts/maps/state-outline.ts. */
const stepsPerDegree = 100;

export interface StateLabel {
  /** Postal code. */
  readonly code: string;
  readonly latitude: number;
  readonly longitude: number;
}

const [labelPart = "", linePart = ""] = text.split("\n\n");

/** The middle of each state. */
export const stateLabels: readonly StateLabel[] = labelPart.split("\n").map((line) => {
  const [code = "", longitude, latitude] = line.split(" ");
  return { code, longitude: Number(longitude) / stepsPerDegree, latitude: Number(latitude) / stepsPerDegree };
});

/** All borders as the path of an SVG, in tile space of zoom 0 (the whole earth is one square of side 1). */
export const outlinePath: string = linePart.split("\n").filter(Boolean).map(toPath).join("");

function toPath(line: string): string {
  const numbers = readNumbers(line);
  let [longitude, latitude] = [0, 0];
  let path = "";
  for (let index = 0; index + 1 < numbers.length; index += 2) {
    longitude += numbers[index] ?? 0;
    latitude += numbers[index + 1] ?? 0;
    const { x, y } = toTileSpace({ longitude: longitude / stepsPerDegree, latitude: latitude / stepsPerDegree }, 0);
    path += `${index === 0 ? "M" : "L"}${x.toFixed(7)} ${y.toFixed(7)}`;
  }
  return path;
}

/** Whole numbers with their sign in the lowest bit, five bits to a character, all but the last marked by 32. */
function readNumbers(line: string): number[] {
  const numbers: number[] = [];
  let value = 0;
  let factor = 1;
  for (const character of line) {
    const bits = character.charCodeAt(0) - 63;
    value += (bits % 32) * factor;
    if (bits >= 32) {
      factor *= 32;
      continue;
    }
    numbers.push(value % 2 === 1 ? -(value + 1) / 2 : value / 2);
    [value, factor] = [0, 1];
  }
  return numbers;
}
