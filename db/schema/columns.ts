import { type SQL, sql } from "drizzle-orm";
import { check, integer, type SQLiteColumn, text } from "drizzle-orm/sqlite-core";

/** A moment in milliseconds UTC. */
export const moment = (name: string) => integer(name);

/** A prefixed text id as made by `newId`. */
export const textId = (name = "id") => text(name);

/** A JSON value in a text column, typed by the caller. */
export const json = <T>(name: string) => text(name, { mode: "json" }).$type<T>();

/** A CHECK that a whole number is from `min` to `max`, both included (or null, in a nullable column). */
export function within(name: string, column: SQLiteColumn, min: number, max: number) {
  return check(name, sql`${column} between ${sql.raw(String(min))} and ${sql.raw(String(max))}`);
}

/** A CHECK that a column holds one of an enum's values (or null, where the column may be null). */
export function oneOf(name: string, column: SQLiteColumn, values: readonly string[]) {
  return check(name, inList(column, values));
}

function inList(column: SQLiteColumn, values: readonly string[]): SQL {
  return sql`${column} in (${sql.raw(values.map((value) => `'${value}'`).join(", "))})`;
}
