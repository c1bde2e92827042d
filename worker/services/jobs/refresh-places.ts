import type { Deps } from "#worker/ports/deps.ts";
import { importPlaces } from "../places/import-places.ts";

/** Fetches the country's truck services anew into our table; nothing is done while no service is set for it. */
export async function refreshPlaces({ deps }: { readonly deps: Deps }): Promise<void> {
  if (deps.placeExtract === null) {
    deps.log.info("places.no_service");
    return;
  }
  const file = await deps.placeExtract.fetch();
  const { byKind, gone, asOf } = await importPlaces({ deps, input: { file, complete: true } });
  deps.log.info("places.refreshed", { ...byKind, gone, asOf });
}
