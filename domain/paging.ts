import * as z from "zod/mini";

/** Items of one page: 50 by default, at most 100 (contract, "Lists"). */
export const pageLimit = z._default(
  z.int("list.limit").check(z.minimum(1, "list.limit"), z.maximum(100, "list.limit")),
  50,
);

/** Where the last page ended, for lists in order of their row numbers. */
export const rowCursor = z.optional(z.nullable(z.string("list.cursor").check(z.regex(/^\d{1,15}$/, "list.cursor"))));

/** Where the last page ended, for lists in order of time: `time.id`. */
export const timeCursor = z.optional(
  z.nullable(z.string("list.cursor").check(z.regex(/^\d{1,15}\.\w{1,40}$/, "list.cursor"))),
);

/** One page, and the cursor for the next one; null at the end. */
export interface Page<Item> {
  readonly items: readonly Item[];
  readonly nextCursor: string | null;
}

/** A page of rows of which one more than `limit` was read, so that it is known whether another page follows. */
export function pageOf<Row>(rows: readonly Row[], limit: number, cursorOf: (last: Row) => string): Page<Row> {
  const items = rows.slice(0, limit);
  const last = items.at(-1);
  return { items, nextCursor: rows.length > limit && last !== undefined ? cursorOf(last) : null };
}

/** The order of a list that is paged by its row numbers. */
export const listOrders = ["newest", "oldest"] as const;
export type ListOrder = (typeof listOrders)[number];
