import { sql } from "drizzle-orm";
import type { Db } from "../client.ts";
import { serviceTurns } from "../schema/index.ts";

/** The database's own clock in milliseconds UTC: one for all who ask, whatever theirs say. */
const databaseNow = sql`cast((julianday('now') - 2440587.5) * 86400000 as integer)`;

/**
 * Takes the next free turn at a service, `spacing` milliseconds after the one before. Answers in how many milliseconds
 * it comes; null, and takes none, when that were more than `maxWait`. One statement: no two get the same turn.
 */
export async function takeTurn(
  db: Db,
  service: string,
  { spacing, maxWait }: { readonly spacing: number; readonly maxWait: number },
): Promise<number | null> {
  const rows = await db.all<{ starts_in: number }>(sql`
    insert into ${serviceTurns} (service, next_at) values (${service}, ${databaseNow} + ${spacing})
    on conflict (service) do update set next_at = max(next_at, ${databaseNow}) + ${spacing}
      where next_at <= ${databaseNow} + ${maxWait}
    returning next_at - ${spacing} - ${databaseNow} as starts_in`);
  const [turn] = rows;
  return turn === undefined ? null : Math.max(0, turn.starts_in);
}
