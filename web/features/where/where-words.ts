import type { Position } from "#domain/places/place.ts";
import { formatPosition } from "../../lib/device-location.ts";
import type { MessageKey, Translate } from "../../lib/i18n.tsx";

/** Where somebody stands, in the four ways by which one is found. Blank where not known. */
export interface Whereabouts {
  readonly position: Position | null;
  readonly address: string;
  readonly highway: string;
  /** Such as "westbound"; what a ticket holds may be anything. */
  readonly direction: string;
  readonly mileMarker: string;
}

export const unknownWhereabouts: Whereabouts = {
  position: null,
  address: "",
  highway: "",
  direction: "",
  mileMarker: "",
};

export const directions = ["northbound", "eastbound", "southbound", "westbound"] as const;
export type Direction = (typeof directions)[number];

/** A direction as a ticket has it, however it is written; null for anything else. */
export function directionOf(written: string): Direction | null {
  const plain = written.trim().toLowerCase();
  return directions.find((each) => each === plain) ?? null;
}

/** One line of what is read out. */
export interface SpokenLine {
  readonly label: MessageKey;
  /** In the language of the page. */
  readonly text: string;
  /** For the call-taker of 911, who speaks English. */
  readonly english: { readonly label: string; readonly text: string };
  /** Digits that are read one by one. */
  readonly isNumber: boolean;
}

/** What a dispatcher asks for, in the order in which it helps: the road first, because coordinates are often far off. */
export function spokenLines(
  t: Translate,
  { position, address, highway, direction, mileMarker }: Whereabouts,
): SpokenLine[] {
  const known = directionOf(direction);
  const written = mileMarker.trim();
  const road = roadLine(
    highway,
    known === null ? direction : t(`where.direction.${known}`),
    written === "" ? "" : t("where.mile_marker", { marker: written }),
  );
  const englishRoad = roadLine(highway, known ?? direction, written === "" ? "" : `mile marker ${written}`);
  const coordinates = position === null ? "" : formatPosition(position);
  // A look-up that failed leaves the coordinates in the address's place; they are said once.
  const near = address.trim() === coordinates ? "" : address.trim();
  const lines: SpokenLine[] = [
    { label: "where.road", text: road, english: { label: "Road", text: englishRoad }, isNumber: false },
    { label: "where.near", text: near, english: { label: "Near", text: near }, isNumber: false },
    {
      label: "where.coordinates",
      text: coordinates,
      english: { label: "Coordinates", text: coordinates },
      isNumber: true,
    },
  ];
  return lines.filter(({ text }) => text !== "");
}

function roadLine(highway: string, direction: string, marker: string): string {
  return [[highway.trim(), direction.trim()].filter(Boolean).join(" "), marker].filter(Boolean).join(", ");
}

/** All of it as one English text, for a message to responders or for the clipboard. */
export function spokenText(lines: readonly SpokenLine[]): string {
  return lines.map(({ english }) => `${english.label}: ${english.text}`).join("\n");
}
