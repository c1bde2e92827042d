import { eq, type SQL, sql } from "drizzle-orm";
import type { SQLiteColumn } from "drizzle-orm/sqlite-core";

/** Whose data a user may use: their own, and that of every member of their fleet. */
export interface DriverScope {
  readonly userId: string;
  readonly fleetId?: string | null | undefined;
}

/** SQL condition: a column of user ids names a user within the scope. */
export function within(column: SQLiteColumn, { userId, fleetId }: DriverScope): SQL {
  if (fleetId === null || fleetId === undefined) return eq(column, userId);
  return sql`(${column} = ${userId} or ${column} in (
    select owner_id from fleets where id = ${fleetId} union all
    select user_id from fleet_members where fleet_id = ${fleetId}))`;
}
