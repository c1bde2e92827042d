import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { signInFactors, signInOutcomes } from "#domain/accounts/sign-in-record.ts";
import { moment, oneOf, textId } from "./columns.ts";
import { users } from "./users.ts";

/** Attempts to sign in, successful or not, kept for 90 days. */
export const signIns = sqliteTable(
  "sign_ins",
  {
    seq: integer().primaryKey({ autoIncrement: true }),
    id: textId().notNull().unique(),
    /** Null when no account has the e-mail address that was typed; the address itself is not stored. */
    userId: textId("user_id").references(() => users.id, { onDelete: "cascade" }),
    outcome: text({ enum: signInOutcomes }).notNull(),
    /** What was used beside the password; null for nothing. */
    factor: text({ enum: signInFactors }),
    /** The network that it came from: the client's address without its last part. */
    network: text().notNull(),
    userAgent: text("user_agent"),
    createdAt: moment("created_at").notNull(),
  },
  (table) => [
    oneOf("sign_ins_outcome", table.outcome, signInOutcomes),
    oneOf("sign_ins_factor", table.factor, signInFactors),
    // One person's, newest first.
    index("sign_ins_user").on(table.userId, table.seq),
    // The nightly job deletes what was kept for long enough.
    index("sign_ins_created").on(table.createdAt),
  ],
);
