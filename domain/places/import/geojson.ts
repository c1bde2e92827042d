import * as z from "zod/mini";
import type { Position } from "../place.ts";
import type { PlaceSource } from "../source.ts";
import type { PlacesFile } from "./imported-place.ts";
import { tagsOfOverture } from "./overture.ts";
import { placeOfTags } from "./place-of-tags.ts";
import { type Tags, tagsOf } from "./tags.ts";

const Feature = z.object({
  type: z.literal("Feature"),
  id: z.optional(z.union([z.string(), z.number()])),
  geometry: z.object({ type: z.string(), coordinates: z.unknown() }),
  properties: z.nullish(z.record(z.string(), z.unknown())),
});
type Feature = z.infer<typeof Feature>;

const Collection = z.object({
  type: z.literal("FeatureCollection"),
  features: z.array(z.unknown()),
  timestamp: z.optional(z.string()),
});

/** Whether a file is a GeoJSON collection of features. */
export function isGeoJson(file: unknown): boolean {
  return Collection.safeParse(file).success;
}

/** The truck services of a GeoJSON file: exports of OpenStreetMap, All The Places, Overture, or own tags. */
export function readGeoJson(file: unknown): PlacesFile {
  const { features, timestamp } = Collection.parse(file);
  const places = features.flatMap((raw) => {
    const feature = Feature.safeParse(raw).data;
    const position = feature === undefined ? null : middleOf(feature.geometry.coordinates);
    if (feature === undefined || position === null) return [];
    const overture = tagsOfOverture(feature.properties);
    const tags = overture ?? tagsOf(feature.properties);
    return placeOfTags(tags, position, sourceOf(feature, tags, position, overture !== null)) ?? [];
  });
  return { places, passedOver: features.length - places.length, asOf: timestamp ?? null };
}

function sourceOf(
  { id, properties }: Feature,
  tags: Tags,
  { latitude, longitude }: Position,
  isOverture: boolean,
): { source: PlaceSource; sourceId: string } {
  const ownId = id ?? properties?.["id"] ?? tags["ref"];
  const known = typeof ownId === "string" || typeof ownId === "number" ? String(ownId) : null;
  const osmId = tags["@id"] ?? known;
  if (osmId !== null && /^(node|way|relation)\/\d+$/.test(osmId)) return { source: "openstreetmap", sourceId: osmId };
  const sourceId = known ?? `${latitude.toFixed(5)},${longitude.toFixed(5)},${tags["name"] ?? ""}`.slice(0, 200);
  if (tags["@spider"] !== undefined) return { source: "alltheplaces", sourceId: `${tags["@spider"]}/${sourceId}` };
  return { source: isOverture ? "overture" : "file", sourceId };
}

/** The middle of the box around all coordinates of a geometry of any kind; null without any. */
function middleOf(coordinates: unknown): Position | null {
  const box = { west: Infinity, east: -Infinity, south: Infinity, north: -Infinity };
  widen(box, coordinates);
  if (!Number.isFinite(box.west)) return null;
  return { latitude: (box.south + box.north) / 2, longitude: (box.west + box.east) / 2 };
}

function widen(box: { west: number; east: number; south: number; north: number }, coordinates: unknown): void {
  if (!Array.isArray(coordinates)) return;
  const [longitude, latitude]: unknown[] = coordinates;
  if (typeof longitude === "number" && typeof latitude === "number") {
    box.west = Math.min(box.west, longitude);
    box.east = Math.max(box.east, longitude);
    box.south = Math.min(box.south, latitude);
    box.north = Math.max(box.north, latitude);
    return;
  }
  for (const part of coordinates) widen(box, part);
}
