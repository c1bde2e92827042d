import { sql } from "drizzle-orm";
import { index, integer, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { interfaceLanguages } from "#domain/languages/languages.ts";
import { json, moment, oneOf, textId } from "./columns.ts";
import { sessions, users } from "./users.ts";

/** Who saw or changed what: a change in its own transaction, a look behind the answer. */
export const auditLog = sqliteTable(
  "audit_log",
  {
    seq: integer().primaryKey({ autoIncrement: true }),
    id: textId().notNull(),
    actorId: textId("actor_id"),
    action: text().notNull(),
    subjectKind: text("subject_kind").notNull(),
    subjectId: text("subject_id").notNull(),
    data: json<Readonly<Record<string, string | number | boolean | null>>>("data").notNull(),
    requestId: text("request_id"),
    createdAt: moment("created_at").notNull(),
    /** A view, not a change; such a row is deleted after its retention. */
    isLook: integer("is_look", { mode: "boolean" }).notNull().default(false),
  },
  (table) => [
    uniqueIndex("audit_log_id_unique").on(table.id),
    // What happened to one thing, in order.
    index("audit_log_subject").on(table.subjectKind, table.subjectId, table.seq),
    // One kind of deed, newest first.
    index("audit_log_action").on(table.action, table.seq),
    // What one person did.
    index("audit_log_actor").on(table.actorId, table.seq),
    // Changes or looks alone, newest first: there are many more looks.
    index("audit_log_kind").on(table.isLook, table.seq),
    // What one person looked at in the last hour.
    index("audit_log_looker").on(table.actorId, table.createdAt).where(sql`${table.isLook} = 1`),
    // Looks whose time is over, for the nightly job.
    index("audit_log_looked_at").on(table.isLook, table.createdAt),
  ],
);

/** Choices of the administrators that hold for everyone, by name. */
export const staffSettings = sqliteTable("staff_settings", {
  /** `second_factor_required` is the only one so far. */
  name: text().primaryKey(),
  isOn: integer("is_on", { mode: "boolean" }).notNull(),
  changedBy: textId("changed_by"),
  changedAt: moment("changed_at").notNull(),
});

/** Mail of local runs, read at /dev/outbox; with a provider set nothing is written here. */
export const mailOutbox = sqliteTable("mail_outbox", {
  seq: integer().primaryKey({ autoIncrement: true }),
  id: textId().notNull().unique(),
  recipient: text().notNull(),
  subject: text().notNull(),
  text: text().notNull(),
  html: text().notNull(),
  createdAt: moment("created_at").notNull(),
});

/** Counts per key and window; in the database, so that a restart forgets none. */
export const rateLimits = sqliteTable(
  "rate_limits",
  {
    key: text().primaryKey(),
    windowStart: moment("window_start").notNull(),
    count: integer().notNull(),
  },
  (table) => [
    // The nightly job deletes windows that are long over.
    index("rate_limits_window").on(table.windowStart),
  ],
);

/** Counts that triggers keep up: see the migration that makes them. Recounted nightly. */
export const counters = sqliteTable("counters", {
  name: text().primaryKey(),
  value: integer().notNull().default(0),
});

/** A device with push notifications on. */
export const pushSubscriptions = sqliteTable(
  "push_subscriptions",
  {
    id: textId().primaryKey(),
    userId: textId("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    /** The sign-in that it was made in: when that ends, for whatever reason, nothing more is pushed here. */
    sessionId: textId("session_id").references(() => sessions.id, { onDelete: "cascade" }),
    endpoint: text().notNull(),
    p256dh: text().notNull(),
    auth: text().notNull(),
    /** The page's language at the last report: pushes are written in it. */
    language: text({ enum: interfaceLanguages }).notNull().default("en"),
    createdAt: moment("created_at").notNull(),
  },
  (table) => [
    oneOf("push_subscriptions_language", table.language, interfaceLanguages),
    uniqueIndex("push_subscriptions_endpoint_unique").on(table.endpoint),
    index("push_subscriptions_user").on(table.userId),
    index("push_subscriptions_session").on(table.sessionId),
  ],
);
