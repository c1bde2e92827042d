import { eq, type SQL, sql } from "drizzle-orm";
import type { SQLiteColumn } from "drizzle-orm/sqlite-core";

/** Whose things somebody may use: their own, and in a fleet everybody's in it. */
export interface DriverScope {
  readonly userId: string;
  readonly fleetId?: string | null | undefined;
}

/** Whether a column of user ids names somebody within the scope. */
export function within(column: SQLiteColumn, { userId, fleetId }: DriverScope): SQL {
  if (fleetId === null || fleetId === undefined) return eq(column, userId);
  return sql`(${column} = ${userId} or ${column} in (
    select owner_id from fleets where id = ${fleetId} union all
    select user_id from fleet_members where fleet_id = ${fleetId}))`;
}
