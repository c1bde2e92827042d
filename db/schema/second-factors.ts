import { index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { moment, textId } from "./columns.ts";
import { users } from "./users.ts";

/** The authenticator app of a member of staff. At most one for each account. */
export const secondFactors = sqliteTable("second_factors", {
  userId: textId("user_id")
    .primaryKey()
    .references(() => users.id, { onDelete: "cascade" }),
  /** The TOTP secret, encrypted with the server's key and bound to the account. */
  sealedSecret: text("sealed_secret").notNull(),
  createdAt: moment("created_at").notNull(),
  /** When a first code proved that the app has the secret; null while enrolment is pending. */
  confirmedAt: moment("confirmed_at"),
  /** The newest 30-second step whose code was used. A code of this step or an older one is refused. */
  lastStep: integer("last_step").notNull().default(0),
});

/** Single-use codes for an account whose authenticator app is lost. Only keyed hashes are stored. */
export const recoveryCodes = sqliteTable(
  "recovery_codes",
  {
    userId: textId("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    codeHash: text("code_hash").notNull(),
    createdAt: moment("created_at").notNull(),
    usedAt: moment("used_at"),
  },
  (table) => [primaryKey({ columns: [table.userId, table.codeHash] })],
);

/** A password that was right and waits for the second factor. The id is the SHA-256 of the token that the page holds. */
export const signInChallenges = sqliteTable(
  "sign_in_challenges",
  {
    id: text().primaryKey(),
    userId: textId("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    createdAt: moment("created_at").notNull(),
    expiresAt: moment("expires_at").notNull(),
    /** Codes that were tried, right or wrong. */
    attempts: integer().notNull().default(0),
    usedAt: moment("used_at"),
  },
  (table) => [
    index("sign_in_challenges_user").on(table.userId),
    // The nightly job deletes what has expired.
    index("sign_in_challenges_expires").on(table.expiresAt),
  ],
);
