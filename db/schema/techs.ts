import { index, integer, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import type { StaffLanguage } from "#domain/languages/languages.ts";
import { json, moment, textId } from "./columns.ts";
import { users } from "./users.ts";

export const techProfiles = sqliteTable(
  "tech_profiles",
  {
    id: textId().primaryKey(),
    userId: textId("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    fullName: text("full_name").notNull(),
    email: text().notNull(),
    phone: text(),
    languages: json<readonly StaffLanguage[]>("languages").notNull(),
    specializations: json<readonly string[]>("specializations").notNull(),
    isAvailable: integer("is_available", { mode: "boolean" }).notNull().default(true),
    /** The name that the technician claimed with last (product decision P4). */
    displayName: text("display_name"),
    createdAt: moment("created_at").notNull(),
    updatedAt: moment("updated_at").notNull(),
  },
  (table) => [
    uniqueIndex("tech_profiles_user_unique").on(table.userId),
    // Lists are ordered by name; the assignment picker reads only the available.
    index("tech_profiles_name").on(table.isAvailable, table.fullName),
  ],
);
