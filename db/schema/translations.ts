import { index, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { type Language, languages } from "#domain/languages/languages.ts";
import { moment, oneOf, textId } from "./columns.ts";
import { audiences } from "./room-copy.ts";
import { supportTickets } from "./tickets.ts";

const languageCodes = Object.keys(languages) as [Language];

/** Messages of tickets' rooms in other languages, each translated once; the original stays in the room. */
export const messageTranslations = sqliteTable(
  "message_translations",
  {
    /** The message's id in its room; the copy of the room may not have it yet. */
    itemId: textId("item_id").notNull(),
    language: text({ enum: languageCodes }).notNull(),
    ticketId: textId("ticket_id")
      .notNull()
      .references(() => supportTickets.id, { onDelete: "cascade" }),
    /** The message's own: who may not read it may not read it translated. */
    audience: text({ enum: audiences }).notNull(),
    /** The language that it was written in, as ISO 639; null where that stayed unclear. */
    writtenIn: text("written_in"),
    /** Null where the message is in that language already. */
    translation: text(),
    createdAt: moment("created_at").notNull(),
  },
  (table) => [
    primaryKey({ name: "message_translations_item", columns: [table.itemId, table.language] }),
    // What a room shows in one language; also what the foreign key needs when a ticket is deleted.
    index("message_translations_ticket").on(table.ticketId, table.language),
    oneOf("message_translations_language_check", table.language, languageCodes),
    oneOf("message_translations_audience_check", table.audience, audiences),
  ],
);
