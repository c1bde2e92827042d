import { sqliteTable, text } from "drizzle-orm/sqlite-core";
import { moment, textId } from "./columns.ts";
import { supportTickets } from "./tickets.ts";

/** Tickets whose driver does not feel safe: a row while that is so, hardly ever more than a few. Staff and driver alone. */
export const distressSignals = sqliteTable("distress_signals", {
  ticketId: textId("ticket_id")
    .primaryKey()
    .references(() => supportTickets.id, { onDelete: "cascade" }),
  signalledAt: moment("signalled_at").notNull(),
  seenAt: moment("seen_at"),
  /** The name that the driver reads. */
  seenName: text("seen_name"),
});
