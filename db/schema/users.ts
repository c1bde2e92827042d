import { isNotNull } from "drizzle-orm";
import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { roles } from "#domain/access/roles.ts";
import { chatLanguages } from "#domain/languages/languages.ts";
import { moment, oneOf, textId } from "./columns.ts";

/** Who may sign in, and with what. Everything that people read about each other is in the profile. */
export const users = sqliteTable(
  "users",
  {
    id: textId().primaryKey(),
    /** Lower case and trimmed; the name to sign in with. */
    email: text().notNull(),
    passwordHash: text("password_hash").notNull(),
    createdAt: moment("created_at").notNull(),
    disabledAt: moment("disabled_at"),
    erasedAt: moment("erased_at"),
    /** When the owner proved to read mail at the address; null while that is open. */
    emailVerifiedAt: moment("email_verified_at"),
  },
  (table) => [
    uniqueIndex("users_email_unique").on(table.email),
    // Reports: accounts that are new.
    index("users_created").on(table.createdAt),
  ],
);

export const userProfiles = sqliteTable(
  "user_profiles",
  {
    /** Row number for full-text search and newest-first paging. */
    seq: integer().primaryKey({ autoIncrement: true }),
    /** The user's id. */
    id: textId()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    email: text().notNull(),
    fullName: text("full_name"),
    companyName: text("company_name"),
    phone: text(),
    /** The language that a saved truck's chat opens in (product decision P6). */
    lastLanguage: text("last_language", { enum: chatLanguages }).notNull().default("en"),
    /** Whether a mail tells the driver about an unread answer that no device received. */
    repliesByMail: integer("replies_by_mail", { mode: "boolean" }).notNull().default(true),
    /** Set while an account made on /support/login waits for an administrator. */
    techRequestedAt: moment("tech_requested_at"),
    createdAt: moment("created_at").notNull(),
  },
  (table) => [
    uniqueIndex("user_profiles_id_unique").on(table.id),
    oneOf("user_profiles_last_language", table.lastLanguage, chatLanguages),
    // Applicants are few among many: the administrator's list of them reads only these rows.
    index("user_profiles_tech_requested").on(table.techRequestedAt).where(isNotNull(table.techRequestedAt)),
  ],
);

export const userRoles = sqliteTable(
  "user_roles",
  {
    userId: textId("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    role: text({ enum: roles }).notNull(),
    grantedBy: textId("granted_by"),
    createdAt: moment("created_at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.role] }), oneOf("user_roles_role", table.role, roles)],
);

/** Signed-in devices. The id is the SHA-256 of the token that only the cookie holds. */
export const sessions = sqliteTable(
  "sessions",
  {
    id: text().primaryKey(),
    userId: textId("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    expiresAt: moment("expires_at").notNull(),
    createdAt: moment("created_at").notNull(),
    lastSeenAt: moment("last_seen_at").notNull(),
    userAgent: text("user_agent"),
    /** When the person last proved who they are: at the sign-in, or by password or code since. */
    confirmedAt: moment("confirmed_at").notNull().default(0),
  },
  (table) => [
    // Listing and ending one person's sessions; also what the foreign key needs on deletion.
    index("sessions_user").on(table.userId),
    // The nightly job deletes what has expired.
    index("sessions_expires").on(table.expiresAt),
  ],
);

/** One-time links for a forgotten password. The id is the SHA-256 of the mailed token. */
export const passwordResets = sqliteTable(
  "password_resets",
  {
    id: text().primaryKey(),
    userId: textId("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    expiresAt: moment("expires_at").notNull(),
    usedAt: moment("used_at"),
    createdAt: moment("created_at").notNull(),
  },
  (table) => [index("password_resets_user").on(table.userId)],
);
