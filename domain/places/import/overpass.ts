import * as z from "zod/mini";
import type { Position } from "../place.ts";
import { type PlacesFile, PlacesFileError } from "./imported-place.ts";
import { placeOfTags } from "./place-of-tags.ts";
import { tagsOf } from "./tags.ts";

const point = z.object({ lat: z.number(), lon: z.number() });
const bounds = z.object({ minlat: z.number(), minlon: z.number(), maxlat: z.number(), maxlon: z.number() });

const Element = z.object({
  type: z.enum(["node", "way", "relation"]),
  id: z.number(),
  lat: z.optional(z.number()),
  lon: z.optional(z.number()),
  center: z.optional(point),
  bounds: z.optional(bounds),
  tags: z.optional(z.unknown()),
});
type Element = z.infer<typeof Element>;

const Extract = z.object({
  elements: z.array(z.unknown()),
  remark: z.optional(z.string()),
  osm3s: z.optional(z.object({ timestamp_osm_base: z.optional(z.string()) })),
});

/** Whether a file is an answer of Overpass. */
export function isOverpass(file: unknown): boolean {
  return Extract.safeParse(file).success;
}

/**
 * The truck services of an answer of Overpass.
 * @throws PlacesFileError `failed_query` when a remark says that the query broke off: what is there is not all.
 */
export function readOverpass(file: unknown): PlacesFile {
  const { elements, remark, osm3s } = Extract.parse(file);
  if (remark !== undefined && /error|timed? ?out|memory/i.test(remark)) {
    throw new PlacesFileError("failed_query", remark);
  }
  const places = elements.flatMap((raw) => {
    const element = Element.safeParse(raw).data;
    const position = element === undefined ? null : positionOf(element);
    if (element === undefined || position === null) return [];
    const from = { source: "openstreetmap", sourceId: `${element.type}/${element.id}` } as const;
    return placeOfTags(tagsOf(element.tags), position, from) ?? [];
  });
  return { places, passedOver: elements.length - places.length, asOf: osm3s?.timestamp_osm_base ?? null };
}

/** A node's own position; the centre of anything larger, or of the box around it. */
function positionOf({ lat, lon, center, bounds: box }: Element): Position | null {
  if (lat !== undefined && lon !== undefined) return { latitude: lat, longitude: lon };
  if (center !== undefined) return { latitude: center.lat, longitude: center.lon };
  if (box === undefined) return null;
  return { latitude: (box.minlat + box.maxlat) / 2, longitude: (box.minlon + box.maxlon) / 2 };
}
