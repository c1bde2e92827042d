import { createClient } from "@libsql/client/web";
import { drizzle } from "drizzle-orm/libsql/web";
import { inject } from "vitest";
import type { Db } from "#db/client.ts";
import * as schema from "#db/schema/index.ts";

export interface CountingDb {
  readonly db: Db;
  /** Round trips to the server so far. */
  requests(): number;
}

/** A client of a database, of the run's where no other is named, that counts its round trips. */
export function countingDb(url: string = inject("sqldUrl")): CountingDb {
  let count = 0;
  const client = createClient({
    url,
    fetch: (request: Request) => {
      count += 1;
      return fetch(request);
    },
  });
  return { db: drizzle({ client, schema }), requests: () => count };
}
