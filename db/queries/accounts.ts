import { eq, type SQL, sql } from "drizzle-orm";
import type { Account } from "#domain/access/actor.ts";
import { type Role, roles } from "#domain/access/roles.ts";
import type { FleetMembership } from "#domain/billing/fleet.ts";
import type { Db } from "../client.ts";
import {
  subscriptionTiers,
  supportTickets,
  userProfiles,
  userRoles,
  userSubscriptions,
  users,
} from "../schema/index.ts";

/** What `Account` is made of; select it from a query with `withAccount`. */
export const accountFields = {
  userId: users.id,
  email: users.email,
  fullName: userProfiles.fullName,
  disabledAt: users.disabledAt,
  erasedAt: users.erasedAt,
  roles: sql<string>`(select json_group_array(${userRoles.role}) from ${userRoles} where ${userRoles.userId} = ${users.id})`,
  hasSecondFactor: sql<number>`exists (select 1 from second_factors
    where second_factors.user_id = ${users.id} and second_factors.confirmed_at is not null)`,
  needsSecondFactor: sql<number>`exists (select 1 from staff_settings
    where staff_settings.name = 'second_factor_required' and staff_settings.is_on = 1)`,
  /** The fleet that the account is a member of with its owner's subscription, as JSON; null for none. */
  membership: sql<
    string | null
  >`(select json_object('id', fleets.id, 'ownerId', fleets.owner_id, 'subscription', json_object(
      'status', paid.status, 'trialStart', paid.trial_start, 'trialEnd', paid.trial_end,
      'pastDueSince', paid.past_due_since, 'stripeSubscriptionId', paid.stripe_subscription_id,
      'tierName', tiers.tier_name))
    from fleet_members join fleets on fleets.id = fleet_members.fleet_id
    join users as owner on owner.id = fleets.owner_id and owner.disabled_at is null and owner.erased_at is null
    join user_subscriptions as paid on paid.user_id = fleets.owner_id
    join subscription_tiers as tiers on tiers.id = paid.tier_id
    where fleet_members.user_id = ${users.id})`,
  ownedFleetId: sql<string | null>`(select fleets.id from fleets where fleets.owner_id = ${users.id})`,
  subscription: {
    status: userSubscriptions.status,
    trialStart: userSubscriptions.trialStart,
    trialEnd: userSubscriptions.trialEnd,
    pastDueSince: userSubscriptions.pastDueSince,
    stripeSubscriptionId: userSubscriptions.stripeSubscriptionId,
    tierName: subscriptionTiers.tierName,
  },
};

type SubscriptionRow = NonNullable<Account["subscription"]>;

export interface AccountRow {
  readonly userId: string;
  readonly email: string;
  readonly fullName: string | null;
  readonly disabledAt: number | null;
  readonly erasedAt: number | null;
  readonly roles: string;
  readonly hasSecondFactor: number;
  readonly needsSecondFactor: number;
  readonly membership: string | null;
  readonly ownedFleetId: string | null;
  readonly subscription: { readonly [Field in keyof SubscriptionRow]: SubscriptionRow[Field] | null };
}

export function toAccount(row: AccountRow): Account {
  const { status, tierName, ...times } = row.subscription;
  const held: readonly unknown[] = JSON.parse(row.roles);
  const membership: FleetMembership | null = row.membership === null ? null : JSON.parse(row.membership);
  return {
    userId: row.userId,
    email: row.email,
    fullName: row.fullName,
    usable: row.disabledAt === null && row.erasedAt === null,
    roles: roles.filter((role: Role) => held.includes(role)),
    secondFactor: { isOn: row.hasSecondFactor === 1, isRequired: row.needsSecondFactor === 1 },
    subscription: status === null || tierName === null ? null : { status, tierName, ...times },
    membership,
    ownedFleetId: row.ownedFleetId,
  };
}

export interface AccountWithPassword {
  readonly account: Account;
  readonly passwordHash: string;
}

/** The account with an e-mail (lower case, trimmed), and what its password is checked against. One round trip. */
export function findAccountByEmail(db: Db, email: string): Promise<AccountWithPassword | null> {
  return findAccountWhere(db, eq(users.email, email));
}

/** The account with an id; null when there is none. One round trip. */
export function findAccount(db: Db, userId: string): Promise<AccountWithPassword | null> {
  return findAccountWhere(db, eq(users.id, userId));
}

async function findAccountWhere(db: Db, condition: SQL): Promise<AccountWithPassword | null> {
  const [row] = await db
    .select({ ...accountFields, passwordHash: users.passwordHash })
    .from(users)
    .leftJoin(userProfiles, eq(userProfiles.id, users.id))
    .leftJoin(userSubscriptions, eq(userSubscriptions.userId, users.id))
    .leftJoin(subscriptionTiers, eq(subscriptionTiers.id, userSubscriptions.tierId))
    .where(condition);
  return row === undefined ? null : { account: toAccount(row), passwordHash: row.passwordHash };
}

/** The statement that reads the account of a ticket's driver, for a batch; its row goes through `toAccount`. */
export function selectAccountOfTicket(db: Db, ticketId: string) {
  return db
    .select(accountFields)
    .from(supportTickets)
    .innerJoin(users, eq(users.id, supportTickets.userId))
    .leftJoin(userProfiles, eq(userProfiles.id, users.id))
    .leftJoin(userSubscriptions, eq(userSubscriptions.userId, users.id))
    .leftJoin(subscriptionTiers, eq(subscriptionTiers.id, userSubscriptions.tierId))
    .where(eq(supportTickets.id, ticketId));
}
