import { listNearbyPlaces } from "#db/queries/places.ts";
import type { Addresses } from "#worker/ports/addresses.ts";
import type { Db } from "#worker/ports/deps.ts";
import type { Places } from "#worker/ports/places.ts";

const noAddresses: Addresses = {
  reverse: async () => null,
  search: async () => null,
};

/** Places from our own table. Addresses need a service; without one none is known, and coordinates are shown. */
export function createTablePlaces(db: Db, addresses: Addresses = noAddresses): Places {
  return {
    async nearby(position, radius) {
      const rows = await listNearbyPlaces(db, position, radius);
      return rows.map((row) => ({
        id: row.id,
        kind: row.kind,
        name: row.name,
        latitude: row.latitude,
        longitude: row.longitude,
        distance: row.distance,
        address: row.address,
        phone: row.phone,
        type: row.kind === "shop" ? row.type : null,
        source: row.source,
        openingHours: row.openingHours,
        demo: row.isDemo,
      }));
    },
    reverse: addresses.reverse,
    search: addresses.search,
  };
}
