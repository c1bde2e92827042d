import { ping } from "#db/queries/health.ts";
import type { Db } from "#worker/ports/deps.ts";

/** True when the database answers. Rejects when it cannot be reached. */
export async function pingDatabase(db: Db): Promise<boolean> {
  await ping(db);
  return true;
}
