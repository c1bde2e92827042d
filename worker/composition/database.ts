import { createDb, type Db } from "#db/client.ts";
import { type TimeLimits, timeLimits } from "#domain/time-limits.ts";
import { type Env, readSettings } from "../env.ts";

/** A client to the database of the settings; everything that the worker asks of it is bounded in time. */
export function openDb(env: Env, limits: Pick<TimeLimits, "database"> = timeLimits): Db {
  const { TURSO_DATABASE_URL: url, TURSO_AUTH_TOKEN: authToken } = readSettings(env);
  return createDb({ url, authToken, timeLimit: limits.database });
}
