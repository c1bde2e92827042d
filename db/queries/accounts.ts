import { eq, sql } from "drizzle-orm";
import type { Account } from "#domain/access/actor.ts";
import { type Role, roles } from "#domain/access/roles.ts";
import type { Db } from "../client.ts";
import { subscriptionTiers, userProfiles, userRoles, userSubscriptions, users } from "../schema/index.ts";

/** What `Account` is made of; select it from a query with `withAccount`. */
export const accountFields = {
  userId: users.id,
  email: users.email,
  fullName: userProfiles.fullName,
  disabledAt: users.disabledAt,
  erasedAt: users.erasedAt,
  roles: sql<string>`(select json_group_array(${userRoles.role}) from ${userRoles} where ${userRoles.userId} = ${users.id})`,
  subscription: {
    status: userSubscriptions.status,
    trialStart: userSubscriptions.trialStart,
    trialEnd: userSubscriptions.trialEnd,
    pastDueSince: userSubscriptions.pastDueSince,
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
  readonly subscription: { readonly [Field in keyof SubscriptionRow]: SubscriptionRow[Field] | null };
}

export function toAccount(row: AccountRow): Account {
  const { status, tierName, ...times } = row.subscription;
  const held: readonly unknown[] = JSON.parse(row.roles);
  return {
    userId: row.userId,
    email: row.email,
    fullName: row.fullName,
    usable: row.disabledAt === null && row.erasedAt === null,
    roles: roles.filter((role: Role) => held.includes(role)),
    subscription: status === null || tierName === null ? null : { status, tierName, ...times },
  };
}

export interface AccountWithPassword {
  readonly account: Account;
  readonly passwordHash: string;
}

/** The account with an e-mail (lower case, trimmed), and what its password is checked against. One round trip. */
export async function findAccountByEmail(db: Db, email: string): Promise<AccountWithPassword | null> {
  const [row] = await db
    .select({ ...accountFields, passwordHash: users.passwordHash })
    .from(users)
    .leftJoin(userProfiles, eq(userProfiles.id, users.id))
    .leftJoin(userSubscriptions, eq(userSubscriptions.userId, users.id))
    .leftJoin(subscriptionTiers, eq(subscriptionTiers.id, userSubscriptions.tierId))
    .where(eq(users.email, email));
  return row === undefined ? null : { account: toAccount(row), passwordHash: row.passwordHash };
}
