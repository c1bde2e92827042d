import { sql } from "drizzle-orm";
import type { Db } from "../client.ts";

/** Resolves when the database answers. */
export async function ping(db: Db): Promise<void> {
  await db.run(sql`select 1`);
}
