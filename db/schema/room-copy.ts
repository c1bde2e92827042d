import { index, integer, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { json, moment, oneOf, textId } from "./columns.ts";
import { supportTickets } from "./tickets.ts";

export const senderTypes = ["driver", "support", "system"] as const;
export const roomItemKinds = ["message", "system"] as const;
export const audiences = ["everyone", "staff"] as const;

/** The copy of the rooms' logs, for search and reports; written by a room's alarm and never otherwise. */
export const supportChatMessages = sqliteTable(
  "support_chat_messages",
  {
    rowSeq: integer("row_seq").primaryKey({ autoIncrement: true }),
    id: textId().notNull(),
    ticketId: textId("ticket_id")
      .notNull()
      .references(() => supportTickets.id, { onDelete: "cascade" }),
    epoch: text().notNull(),
    seq: integer().notNull(),
    kind: text({ enum: roomItemKinds }).notNull(),
    audience: text({ enum: audiences }).notNull(),
    senderType: text("sender_type", { enum: senderTypes }).notNull(),
    senderId: textId("sender_id"),
    senderName: text("sender_name").notNull(),
    message: text().notNull(),
    photoIds: json<readonly string[]>("photo_ids").notNull(),
    /** The name that the sender's device gave the message; null for system items. */
    clientId: text("client_id"),
    createdAt: moment("created_at").notNull(),
  },
  (table) => [
    uniqueIndex("support_chat_messages_place_unique").on(table.ticketId, table.epoch, table.seq),
    uniqueIndex("support_chat_messages_id_unique").on(table.id),
    // A room that lost its storage refills itself from here, in order.
    index("support_chat_messages_order").on(table.ticketId, table.createdAt, table.seq),
    oneOf("support_chat_messages_kind_check", table.kind, roomItemKinds),
    oneOf("support_chat_messages_audience_check", table.audience, audiences),
    oneOf("support_chat_messages_sender_check", table.senderType, senderTypes),
  ],
);

/** Rooms that were erased for good: room, copy and photos all respect it. */
export const roomTombstones = sqliteTable("room_tombstones", {
  ticketId: textId("ticket_id").primaryKey(),
  erasedAt: moment("erased_at").notNull(),
});
