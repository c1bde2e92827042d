import { deletePlacesNotIn, importPlaces as writePlaces } from "#db/queries/places.ts";
import { newId } from "#domain/ids.ts";
import { readPlaces } from "#domain/places/import/read-places.ts";
import type { PlaceKind } from "#domain/places/place.ts";
import type { PlaceSource } from "#domain/places/source.ts";
import type { Deps } from "#worker/ports/deps.ts";

export interface ImportOutcome {
  readonly byKind: Readonly<Record<PlaceKind, number>>;
  /** Those that a complete file no longer names, and that were taken out. */
  readonly gone: number;
  readonly doubles: number;
  readonly passedOver: number;
  readonly asOf: string | null;
  readonly sources: readonly PlaceSource[];
}

/**
 * Puts the truck services of a file into our table, each once; those that a source named before keep their ids.
 * @param input.complete the source's places that the file does not name are gone. Taken as true only while the file
 * names at least half of what was there: a file that shrinks more than that has lost something.
 * @throws PlacesFileError
 */
export async function importPlaces({
  deps,
  input,
}: {
  readonly deps: Pick<Deps, "db" | "clock" | "randomBytes">;
  readonly input: { readonly file: unknown; readonly complete: boolean };
}): Promise<ImportOutcome> {
  const { places, passedOver, doubles, asOf } = readPlaces(input.file);
  const importedAt = deps.clock.now();
  const rows = places.map((place) => ({ ...place, id: newId("place", deps.randomBytes), isDemo: false, importedAt }));
  await writePlaces(deps.db, rows);
  const sources = [...new Set(places.map(({ source }) => source))];
  let gone = 0;
  if (input.complete) {
    for (const source of sources) gone += await deletePlacesNotIn(deps.db, { source, importedAt });
  }
  const count = (kind: PlaceKind) => places.filter((place) => place.kind === kind).length;
  const byKind = { shop: count("shop"), roadside: count("roadside"), towing: count("towing") };
  return { byKind, gone, doubles, passedOver, asOf, sources };
}
