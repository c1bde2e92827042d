import { createClient } from "@libsql/client/web";
import { drizzle } from "drizzle-orm/libsql/web";
import { inject } from "vitest";
import type { Db } from "#db/client.ts";
import * as schema from "#db/schema/index.ts";

export interface CountingDb {
  readonly db: Db;
  /** Round trips to the server so far. */
  requests(): number;
  /** How many of the round trips that were answered so far had to wait for one another. */
  waves(): number;
}

/** A client of a database, of the run's where no other is named, that counts its round trips. */
export function countingDb(url: string = inject("sqldUrl")): CountingDb {
  let count = 0;
  let wave = 0;
  let deepest = 0;
  let isWaveOver = true;
  const client = createClient({
    url,
    fetch: async (request: Request) => {
      count += 1;
      if (isWaveOver) wave += 1;
      isWaveOver = false;
      const own = wave;
      const response = await fetch(request);
      isWaveOver = true;
      deepest = Math.max(deepest, own);
      return response;
    },
  });
  return { db: drizzle({ client, schema }), requests: () => count, waves: () => deepest };
}
