import { integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { cellKinds } from "#domain/analytics/cells.ts";
import { oneOf } from "./columns.ts";

/**
 * What days that are over were like: long reports add these up instead of reading every ticket. Made by the nightly
 * job from the other tables and from nothing else, so that they can be thrown away and made again.
 */
export const reportCells = sqliteTable(
  "report_cells",
  {
    /** Days since 1970 UTC on which the thing that is counted came in. */
    day: integer().notNull(),
    kind: text({ enum: cellKinds }).notNull(),
    /** What the kind counts by: an urgency, a technician's id, a status. */
    key: text().notNull(),
    /** Of a duration, see the histogram; 0 where nothing is measured. */
    bucket: integer().notNull(),
    count: integer().notNull(),
    /** What the kind adds up beside the count: cents, ratings, answers in time. */
    total: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.day, table.kind, table.key, table.bucket] }),
    oneOf("report_cells_kind_check", table.kind, cellKinds),
  ],
);
