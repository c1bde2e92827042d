import { createClient } from "@libsql/client/web";
import type { LibSQLDatabase } from "drizzle-orm/libsql";
import { drizzle } from "drizzle-orm/libsql/web";
import * as schema from "./schema/index.ts";

export type Db = LibSQLDatabase<typeof schema> & {
  readonly $client: ReturnType<typeof createClient>;
};

export interface DbConfig {
  /** `libsql://…` for Turso, `http://127.0.0.1:…` for a local server (libsql:// would mean TLS there). */
  readonly url: string;
  readonly authToken?: string | undefined;
}

/** A database client; one per request, because one kept across requests makes them hang in the Workers runtime. */
export function createDb(config: DbConfig): Db {
  const client = createClient(
    config.authToken === undefined ? { url: config.url } : { url: config.url, authToken: config.authToken },
  );
  return drizzle({ client, schema });
}
