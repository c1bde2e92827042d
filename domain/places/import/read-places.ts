import { deduplicate } from "./deduplicate.ts";
import { isGeoJson, readGeoJson } from "./geojson.ts";
import { type PlacesFile, PlacesFileError } from "./imported-place.ts";
import { isOverpass, readOverpass } from "./overpass.ts";

export interface ReadPlaces extends PlacesFile {
  /** Entries that named a place which another entry names too. */
  readonly doubles: number;
}

/**
 * The truck services of a file, each once: an answer of Overpass, or GeoJSON.
 * @throws PlacesFileError
 */
export function readPlaces(file: unknown): ReadPlaces {
  const read = isOverpass(file) ? readOverpass : isGeoJson(file) ? readGeoJson : null;
  if (read === null) throw new PlacesFileError("unknown_format");
  const found = read(file);
  const places = deduplicate(found.places);
  return { ...found, places, doubles: found.places.length - places.length };
}
