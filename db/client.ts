import { createClient, type InArgs, type InStatement } from "@libsql/client/web";
import type { LibSQLDatabase } from "drizzle-orm/libsql";
import { drizzle } from "drizzle-orm/libsql/web";
import { DomainError } from "#domain/errors.ts";
import * as schema from "./schema/index.ts";

export type Db = LibSQLDatabase<typeof schema> & {
  readonly $client: ReturnType<typeof createClient>;
};

export interface DbConfig {
  /** `libsql://…` for Turso, `http://127.0.0.1:…` for a local server (libsql:// would mean TLS there). */
  readonly url: string;
  readonly authToken?: string | undefined;
  /**
   * Milliseconds that one request to the database may take, its answer included; without it a request waits as long as
   * the connection stands.
   */
  readonly timeLimit?: number | undefined;
}

/**
 * A database client; one per request, because one kept across requests makes them hang in the Workers runtime.
 * A request that takes longer than the time limit rejects with an error whose cause is DomainError
 * `database.timed_out`. What it was to write may have been written: only what is safe to repeat may be repeated.
 */
export function createDb({ url, authToken, timeLimit }: DbConfig): Db {
  const client = createClient({
    url,
    ...(authToken === undefined ? {} : { authToken }),
    ...(timeLimit === undefined ? {} : { fetch: fetchWithin(timeLimit) }),
  });
  takeLocksAtOnce(client);
  return drizzle({ client, schema });
}

/**
 * The answer is read here, so that the limit covers a server that sends its headers and then stops. The timer ends with
 * the request: a Durable Object with a pending timer, such as `AbortSignal.timeout`'s, does not hibernate.
 */
function fetchWithin(limit: number): typeof fetch {
  return async (input, init) => {
    const controller = new AbortController();
    const timer = setTimeout(() => controller.abort(), limit);
    try {
      const { status, headers, body } = await fetch(input, { ...init, signal: controller.signal });
      return new Response(await new Response(body).arrayBuffer(), { status, headers });
    } catch (error) {
      throw controller.signal.aborted ? new DomainError("database.timed_out", {}, { cause: error }) : error;
    } finally {
      clearTimeout(timer);
    }
  };
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
