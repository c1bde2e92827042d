import type { Deps } from "#worker/ports/deps.ts";
import { importPlaces } from "../places/import-places.ts";

/** Fetches the country's truck services into the table of places; does nothing without `OVERPASS_URL`. */
export async function refreshPlaces({ deps }: { readonly deps: Deps }): Promise<void> {
  if (deps.placeExtract === null) {
    deps.log.info("places.no_service");
    return;
  }
  const file = await deps.placeExtract.fetch();
  const { byKind, gone, asOf } = await importPlaces({ deps, input: { file, complete: true } });
  deps.log.info("places.refreshed", { ...byKind, gone, asOf });
}
