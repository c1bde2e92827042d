import { index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { erasureKinds } from "#domain/accounts/erasure.ts";
import { moment, oneOf, textId } from "./columns.ts";

/**
 * Data of an erased account to delete outside the database: written in the transaction of the erasure, removed
 * once deleted. It names no person: photos, rooms, conversations and the user are ids.
 */
export const erasureWork = sqliteTable(
  "erasure_work",
  {
    kind: text({ enum: erasureKinds }).notNull(),
    /** The id of the photo, ticket, conversation, account or of the payment provider's customer. */
    subjectId: text("subject_id").notNull(),
    userId: textId("user_id").notNull(),
    /** Not to be tried before. */
    dueAt: moment("due_at").notNull(),
    attempts: integer().notNull().default(0),
    createdAt: moment("created_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.kind, table.subjectId] }),
    // The job and the background read what is due, soonest first.
    index("erasure_work_due").on(table.dueAt),
    oneOf("erasure_work_kind", table.kind, erasureKinds),
  ],
);
