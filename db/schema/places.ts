import { index, integer, real, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { placeKinds } from "#domain/places/place.ts";
import type { Recall } from "#domain/trucks/recall.ts";
import { moment, oneOf, textId } from "./columns.ts";

/** Shops, roadside services and towing, imported or fictitious ('Demo'). */
export const places = sqliteTable(
  "places",
  {
    id: textId().primaryKey(),
    kind: text({ enum: placeKinds }).notNull(),
    name: text().notNull(),
    latitude: real().notNull(),
    longitude: real().notNull(),
    address: text(),
    phone: text(),
    type: text(),
    openingHours: text("opening_hours"),
    /** Where the row came from, with its own id there; `demo` for seeds. */
    source: text().notNull(),
    sourceId: text("source_id").notNull(),
    isDemo: integer("is_demo", { mode: "boolean" }).notNull().default(false),
    importedAt: moment("imported_at").notNull(),
  },
  (table) => [
    uniqueIndex("places_source_unique").on(table.source, table.sourceId),
    // A box around a position is cut out by latitude first, then by longitude.
    index("places_position").on(table.latitude, table.longitude),
    oneOf("places_kind_check", table.kind, placeKinds),
  ],
);

/** Answers of the address service, kept by rounded position or by query. */
export const addressCache = sqliteTable("address_cache", {
  key: text().primaryKey(),
  value: text(),
  fetchedAt: moment("fetched_at").notNull(),
});

/** Recalls as the public service answered them, kept by make, model and year. */
export const recallCache = sqliteTable("recall_cache", {
  key: text().primaryKey(),
  value: text({ mode: "json" }).$type<readonly Recall[]>().notNull(),
  fetchedAt: moment("fetched_at").notNull(),
});

/** When an outside service may be asked next; one row for each service that allows the whole app a pace. */
export const serviceTurns = sqliteTable("service_turns", {
  service: text().primaryKey(),
  nextAt: moment("next_at").notNull(),
});
