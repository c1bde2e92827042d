import { createKeptAddresses } from "../adapters/cached-addresses.ts";
import { createNhtsaRecalls } from "../adapters/nhtsa.ts";
import { createNominatimAddresses } from "../adapters/nominatim.ts";
import { createOverpassExtract } from "../adapters/overpass.ts";
import { systemClock } from "../adapters/system-clock.ts";
import { createTablePlaces } from "../adapters/table-places.ts";
import { createTemplateTiles } from "../adapters/template-tiles.ts";
import type { Settings } from "../env.ts";
import type { Clock } from "../ports/clock.ts";
import type { Db, Deps } from "../ports/deps.ts";

type MapSettings = Pick<
  Settings,
  "NOMINATIM_URL" | "OVERPASS_URL" | "TILE_URL" | "NHTSA_URL" | "PUBLIC_URL" | "CONTACT_TECH"
>;

/** Places, addresses, tiles and recalls: each outside service only where a setting names it. */
export function makeMapDeps(
  settings: MapSettings,
  { db, clock }: { readonly db: Db; readonly clock: Clock },
): Pick<Deps, "places" | "placeExtract" | "recalls" | "tiles"> {
  const { NOMINATIM_URL, OVERPASS_URL, TILE_URL, NHTSA_URL, PUBLIC_URL, CONTACT_TECH } = settings;
  const userAgent = `Roadflare/1.0 (${PUBLIC_URL}; ${CONTACT_TECH})`;
  const addresses =
    NOMINATIM_URL === undefined
      ? undefined
      : createKeptAddresses(
          { db, clock, realTime: systemClock },
          createNominatimAddresses({ url: NOMINATIM_URL, userAgent }),
        );
  return {
    places: createTablePlaces(db, addresses),
    placeExtract: OVERPASS_URL === undefined ? null : createOverpassExtract({ url: OVERPASS_URL, userAgent }),
    tiles: TILE_URL === undefined ? null : createTemplateTiles({ template: TILE_URL, userAgent }),
    recalls: NHTSA_URL === undefined ? null : createNhtsaRecalls({ url: NHTSA_URL, userAgent }),
  };
}
