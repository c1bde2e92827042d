import { findKeptAnswer, keepAnswer } from "#db/queries/address-cache.ts";
import { addressesKeptFor, type Position } from "#domain/places/place.ts";
import type { Addresses } from "#worker/ports/addresses.ts";
import type { Clock } from "#worker/ports/clock.ts";
import type { Db } from "#worker/ports/deps.ts";
import { throttle } from "./throttle.ts";

/** The public service's: one request a second, all users together. Who would wait longer than a driver should goes without. */
const publicPace = { name: "addresses", spacing: 1000, maxWait: 4000 } as const;

/**
 * An address service within its policy: asked once for a cell of about ten metres and once for a query, at most once a
 * second by the whole app.
 */
export function createKeptAddresses(
  deps: { readonly db: Db; readonly clock: Clock; readonly realTime: Clock },
  service: Addresses,
  pace: { readonly name: string; readonly spacing: number; readonly maxWait: number } = publicPace,
): Addresses {
  const answer = async (key: string, ask: () => Promise<string | null>): Promise<string | null> => {
    const kept = await findKeptAnswer(deps.db, key, deps.clock.now() - addressesKeptFor);
    if (kept !== null) return kept.value;
    await throttle({ db: deps.db, clock: deps.realTime }, pace.name, pace);
    const value = await ask();
    await keepAnswer(deps.db, key, value, deps.clock.now());
    return value;
  };

  return {
    reverse(position) {
      const cell = cellOf(position);
      return answer(`reverse:${cell.latitude},${cell.longitude}`, () => service.reverse(cell));
    },
    async search(query) {
      const asked = query.trim().replace(/\s+/g, " ");
      const found = await answer(`search:${asked.toLowerCase()}`, async () => textOf(await service.search(asked)));
      return found === null ? null : positionOf(found);
    },
  };
}

/** Four decimals, about eleven metres: outside services receive nothing more precise. */
function cellOf({ latitude, longitude }: Position): Position {
  const rounded = (degrees: number) => Math.round(degrees * 1e4) / 1e4;
  return { latitude: rounded(latitude), longitude: rounded(longitude) };
}

function textOf(position: Position | null): string | null {
  return position === null ? null : `${position.latitude},${position.longitude}`;
}

function positionOf(text: string): Position | null {
  const [latitude, longitude] = text.split(",").map(Number);
  return latitude === undefined || longitude === undefined ? null : { latitude, longitude };
}
