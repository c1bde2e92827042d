import { index, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { moment, textId } from "./columns.ts";
import { users } from "./users.ts";

/**
 * Browsers that have signed in to an account. Strangers' wrong passwords never lock these out. The device is the
 * SHA-256 of the token that only the browser's cookie holds.
 */
export const knownDevices = sqliteTable(
  "known_devices",
  {
    userId: textId("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    device: text().notNull(),
    lastSignInAt: moment("last_sign_in_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.device] }),
    // The nightly job deletes devices that have not signed in for long.
    index("known_devices_last_sign_in").on(table.lastSignInAt),
  ],
);

/** Mailed links that verify an account's e-mail address. The id is the SHA-256 of the mailed token. */
export const emailVerifications = sqliteTable(
  "email_verifications",
  {
    id: text().primaryKey(),
    userId: textId("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    expiresAt: moment("expires_at").notNull(),
    usedAt: moment("used_at"),
    createdAt: moment("created_at").notNull(),
  },
  (table) => [index("email_verifications_user").on(table.userId)],
);

/** Addresses of erased accounts that have had their trial, as keyed hashes: no address can be read from one. */
export const usedTrials = sqliteTable(
  "used_trials",
  {
    addressHash: text("address_hash").primaryKey(),
    erasedAt: moment("erased_at").notNull(),
  },
  // The nightly job deletes what was kept for long enough.
  (table) => [index("used_trials_erased").on(table.erasedAt)],
);
