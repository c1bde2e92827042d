import { inject } from "vitest";
import { createDb, type Db } from "#db/client.ts";

/** A client to the run's libSQL server, for tests in Node. */
export function testDb(): Db {
  return createDb({ url: inject("sqldUrl") });
}
