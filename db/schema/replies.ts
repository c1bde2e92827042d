import { isNull } from "drizzle-orm";
import { integer, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import type { ReplyTexts } from "#domain/replies/reply.ts";
import { json, moment, textId } from "./columns.ts";
import { users } from "./users.ts";

/** Answers that technicians keep so that they need not type them again. */
export const cannedResponses = sqliteTable(
  "canned_responses",
  {
    id: textId().primaryKey(),
    /** Null: the whole team's. */
    ownerId: textId("owner_id").references(() => users.id, { onDelete: "cascade" }),
    shortcut: text().notNull(),
    title: text().notNull(),
    texts: json<ReplyTexts>("texts").notNull(),
    createdBy: textId("created_by"),
    updatedBy: textId("updated_by"),
    createdAt: moment("created_at").notNull(),
    updatedAt: moment("updated_at").notNull(),
    /** One higher with every change; the conditional UPDATE compares it. */
    version: integer().notNull().default(1),
  },
  (table) => [
    // A shortcut means one thing to its owner, and the list is read in its order. Nulls are all different, so the
    // team's have an index of their own.
    uniqueIndex("canned_responses_owner_unique").on(table.ownerId, table.shortcut),
    uniqueIndex("canned_responses_team_unique").on(table.shortcut).where(isNull(table.ownerId)),
  ],
);
