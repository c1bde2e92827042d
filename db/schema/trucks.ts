import { index, integer, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { moment, oneOf, textId } from "./columns.ts";
import { users } from "./users.ts";

export const fleetTrucks = sqliteTable(
  "fleet_trucks",
  {
    id: textId().primaryKey(),
    userId: textId("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    brand: text().notNull(),
    year: integer().notNull(),
    model: text().notNull(),
    truckName: text("truck_name"),
    /** Miles. */
    mileage: integer(),
    vin: text(),
    isActive: integer("is_active", { mode: "boolean" }).notNull().default(true),
    createdAt: moment("created_at").notNull(),
    updatedAt: moment("updated_at").notNull(),
  },
  (table) => [
    // The picker: one driver's active trucks, newest first.
    index("fleet_trucks_user").on(table.userId, table.isActive, table.createdAt),
  ],
);

export const repairKinds = ["chat_summary", "ticket_resolved", "manual"] as const;

export const repairHistory = sqliteTable(
  "repair_history",
  {
    id: textId().primaryKey(),
    truckId: textId("truck_id")
      .notNull()
      .references(() => fleetTrucks.id, { onDelete: "cascade" }),
    kind: text({ enum: repairKinds }).notNull(),
    summary: text().notNull(),
    /** The conversation or ticket that it came from; at most one entry each. */
    sourceId: text("source_id"),
    repairDate: moment("repair_date").notNull(),
    createdAt: moment("created_at").notNull(),
  },
  (table) => [
    // A truck's history, newest first, and its count for the picker.
    index("repair_history_truck").on(table.truckId, table.repairDate),
    // The administrator's list over all trucks, newest first.
    index("repair_history_date").on(table.repairDate, table.id),
    uniqueIndex("repair_history_source_unique").on(table.kind, table.sourceId),
    oneOf("repair_history_kind_check", table.kind, repairKinds),
  ],
);
