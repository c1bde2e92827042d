import { index, integer, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { partStatuses } from "#domain/parts/order.ts";
import { maxPriceCents } from "#domain/parts/price.ts";
import { moment, oneOf, textId, within } from "./columns.ts";
import { supportTickets } from "./tickets.ts";

export const partsOrders = sqliteTable(
  "parts_orders",
  {
    seq: integer().primaryKey({ autoIncrement: true }),
    id: textId().notNull(),
    ticketId: textId("ticket_id")
      .notNull()
      .references(() => supportTickets.id, { onDelete: "cascade" }),
    partsDescription: text("parts_description").notNull(),
    /** Cents of a US dollar, before the plan's discount. */
    price: integer().notNull(),
    /** Whole percent that the driver's plan took off when the part was proposed. */
    discountPercent: integer("discount_percent").notNull().default(0),
    status: text({ enum: partStatuses }).notNull().default("pending"),
    createdBy: textId("created_by"),
    createdAt: moment("created_at").notNull(),
    updatedAt: moment("updated_at").notNull(),
  },
  (table) => [
    uniqueIndex("parts_orders_id_unique").on(table.id),
    // A ticket's orders, newest first.
    index("parts_orders_ticket").on(table.ticketId, table.seq),
    // The administrator's list by status, newest first.
    index("parts_orders_status").on(table.status, table.seq),
    // Reports: what was proposed lately.
    index("parts_orders_created").on(table.createdAt),
    oneOf("parts_orders_status_check", table.status, partStatuses),
    within("parts_orders_price_check", table.price, 0, maxPriceCents),
  ],
);
