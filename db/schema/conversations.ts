import { index, integer, real, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { answerSources, type ChatAssessment } from "#domain/chat/turn.ts";
import type { SafetyCard, StepAnswer } from "#domain/diagnosis/assessment.ts";
import { chatLanguages } from "#domain/languages/languages.ts";
import { json, moment, oneOf, textId } from "./columns.ts";
import { fleetTrucks } from "./trucks.ts";
import { users } from "./users.ts";

export const conversationStatuses = ["open", "closed"] as const;
export const conversationRoles = ["user", "assistant"] as const;

export const conversations = sqliteTable(
  "conversations",
  {
    id: textId().primaryKey(),
    userId: textId("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    truckId: textId("truck_id").references(() => fleetTrucks.id, {
      onDelete: "set null",
    }),
    brand: text().notNull(),
    year: integer().notNull(),
    model: text().notNull(),
    truckName: text("truck_name"),
    mileage: integer(),
    vin: text(),
    /** Where the driver stood when it began, as far as that was said. */
    locationLat: real("location_lat"),
    locationLng: real("location_lng"),
    locationAddress: text("location_address"),
    language: text({ enum: chatLanguages }).notNull(),
    status: text({ enum: conversationStatuses }).notNull().default("open"),
    summary: text(),
    createdAt: moment("created_at").notNull(),
    updatedAt: moment("updated_at").notNull(),
    closedAt: moment("closed_at"),
  },
  (table) => [
    // 'Continue your last diagnosis': one driver's conversations, latest first.
    index("conversations_user").on(table.userId, table.updatedAt),
    // Reports: chats that began lately.
    index("conversations_created").on(table.createdAt),
    // What the foreign key needs when a truck is deleted.
    index("conversations_truck").on(table.truckId),
    oneOf("conversations_language", table.language, chatLanguages),
    oneOf("conversations_status", table.status, conversationStatuses),
  ],
);

export const conversationMessages = sqliteTable(
  "conversation_messages",
  {
    /** Order within and across conversations. */
    seq: integer().primaryKey({ autoIncrement: true }),
    id: textId().notNull(),
    conversationId: textId("conversation_id")
      .notNull()
      .references(() => conversations.id, { onDelete: "cascade" }),
    /** The turn that it belongs to; null for lines such as the confirmation of a new language. */
    turnId: text("turn_id"),
    role: text({ enum: conversationRoles }).notNull(),
    content: text().notNull(),
    photoIds: json<readonly string[]>("photo_ids").notNull(),
    /** The answer to a step of the open guide that the driver tapped. */
    answer: json<StepAnswer>("answer"),
    assessment: json<ChatAssessment>("assessment"),
    safety: json<SafetyCard>("safety"),
    source: text({ enum: answerSources }),
    createdAt: moment("created_at").notNull(),
  },
  (table) => [
    uniqueIndex("conversation_messages_id_unique").on(table.id),
    // A turn has one question and one answer, however often it is retried.
    uniqueIndex("conversation_messages_turn_unique").on(table.conversationId, table.turnId, table.role),
    // Reading a conversation in order.
    index("conversation_messages_order").on(table.conversationId, table.seq),
    oneOf("conversation_messages_role", table.role, conversationRoles),
    oneOf("conversation_messages_source", table.source, answerSources),
  ],
);
