import { sql } from "drizzle-orm";
import { index, real, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { liveEndReasons } from "#domain/tickets/live-place.ts";
import { moment, oneOf, textId } from "./columns.ts";
import { supportTickets } from "./tickets.ts";

/** Where the truck of a ticket is right now, as long as its driver shares it: one row a ticket, the last position alone. */
export const livePlaces = sqliteTable(
  "live_places",
  {
    ticketId: textId("ticket_id")
      .primaryKey()
      .references(() => supportTickets.id, { onDelete: "cascade" }),
    /** Named by the device that shares; of two devices the one that asked last. */
    sharingId: text("sharing_id").notNull(),
    startedAt: moment("started_at").notNull(),
    endsAt: moment("ends_at").notNull(),
    endedAt: moment("ended_at"),
    endReason: text("end_reason", { enum: liveEndReasons }),
    latitude: real(),
    longitude: real(),
    /** Metres. */
    accuracy: real(),
    /** Degrees clockwise from north. */
    heading: real(),
    /** Metres a second. */
    speed: real(),
    measuredAt: moment("measured_at"),
    receivedAt: moment("received_at"),
  },
  (table) => [
    // What ran past its time, for the job that ends it; hardly ever more than a few.
    index("live_places_running").on(table.endsAt).where(sql`${table.endedAt} is null`),
    oneOf("live_places_reason_check", table.endReason, liveEndReasons),
  ],
);
