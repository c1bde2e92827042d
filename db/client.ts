import { createClient, type InArgs, type InStatement } from "@libsql/client/web";
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
  takeLocksAtOnce(client);
  return drizzle({ client, schema });
}

/**
 * Batches that write take the write lock at their beginning and wait for it; deferred ones, the driver's default,
 * fail with SQLITE_BUSY when several come at once.
 */
function takeLocksAtOnce(client: ReturnType<typeof createClient>): void {
  const batch = client.batch.bind(client);
  client.batch = (statements, mode) => batch(statements, mode ?? (statements.every(reads) ? "read" : "write"));
}

function reads(statement: InStatement | [string, InArgs?]): boolean {
  const text = typeof statement === "string" ? statement : Array.isArray(statement) ? statement[0] : statement.sql;
  return /^\s*select\b/i.test(text);
}
