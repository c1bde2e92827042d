import { index, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { moment, textId } from "./columns.ts";
import { users } from "./users.ts";

/** Drivers who share the plan and the trucks of one owner. It lives as long as the owner's plan allows for it. */
export const fleets = sqliteTable(
  "fleets",
  {
    id: textId().primaryKey(),
    ownerId: textId("owner_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    createdAt: moment("created_at").notNull(),
  },
  (table) => [uniqueIndex("fleets_owner_unique").on(table.ownerId)],
);

/** One fleet a driver at most. The owner is no member. */
export const fleetMembers = sqliteTable(
  "fleet_members",
  {
    userId: textId("user_id")
      .primaryKey()
      .references(() => users.id, { onDelete: "cascade" }),
    fleetId: textId("fleet_id")
      .notNull()
      .references(() => fleets.id, { onDelete: "cascade" }),
    joinedAt: moment("joined_at").notNull(),
  },
  (table) => [index("fleet_members_fleet").on(table.fleetId)],
);

/** A mailed invitation. The id is the SHA-256 of the token in the link. */
export const fleetInvites = sqliteTable(
  "fleet_invites",
  {
    id: text().primaryKey(),
    fleetId: textId("fleet_id")
      .notNull()
      .references(() => fleets.id, { onDelete: "cascade" }),
    /** Lower case and trimmed; only the account with this address can accept. */
    email: text().notNull(),
    expiresAt: moment("expires_at").notNull(),
    acceptedAt: moment("accepted_at"),
    createdAt: moment("created_at").notNull(),
  },
  (table) => [uniqueIndex("fleet_invites_email_unique").on(table.fleetId, table.email)],
);
