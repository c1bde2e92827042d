import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { photoTypes } from "#domain/photos/photo.ts";
import { moment, oneOf, textId } from "./columns.ts";
import { supportTickets } from "./tickets.ts";
import { users } from "./users.ts";

/** Names a photo in the store and says whose it is; the owner alone sees it until it is on a ticket. */
export const photos = sqliteTable(
  "photos",
  {
    id: textId().primaryKey(),
    userId: textId("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    ticketId: textId("ticket_id").references(() => supportTickets.id, {
      onDelete: "set null",
    }),
    /** On a ticket for its staff alone: the driver of the ticket does not see it. */
    staffOnly: integer("staff_only", { mode: "boolean" }).notNull().default(false),
    type: text({ enum: photoTypes }).notNull(),
    bytes: integer().notNull(),
    width: integer().notNull(),
    height: integer().notNull(),
    createdAt: moment("created_at").notNull(),
  },
  (table) => [
    // A ticket's photos; what the foreign keys need on deletion.
    index("photos_ticket").on(table.ticketId),
    // Photos per driver and time, for limits and erasure.
    index("photos_user").on(table.userId, table.createdAt),
    oneOf("photos_type_check", table.type, photoTypes),
  ],
);
