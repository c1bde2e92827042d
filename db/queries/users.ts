import { and, eq, isNull, sql } from "drizzle-orm";
import type { Role } from "#domain/access/roles.ts";
import type { Db } from "../client.ts";
import {
  passwordResets,
  subscriptionTiers,
  techProfiles,
  userProfiles,
  userRoles,
  userSubscriptions,
  users,
} from "../schema/index.ts";
import { type AuditEntry, auditInsert } from "./audit.ts";
import { type SessionRow, sessionInsert, userSessionsDelete } from "./sessions.ts";
import { trialInsert } from "./subscriptions.ts";
import { isUniqueViolation } from "./unique-violation.ts";

export interface NewAccount {
  readonly id: string;
  readonly email: string;
  readonly passwordHash: string;
  readonly fullName: string | null;
  readonly phone: string | null;
  /** Set for an account that asks to be a technician; it gets no trial. */
  readonly techRequestedAt: number | null;
  /** The id of the trial's row; null for no trial. */
  readonly trialId: string | null;
  /** True for an address that has had its trial: this one is over from the beginning. */
  readonly trialUsed?: boolean;
  readonly createdAt: number;
}

/** Account, profile, trial and first session in one transaction and one round trip; false, and nothing written, when the e-mail is taken. */
export async function createAccountIfNew(db: Db, account: NewAccount, session?: SessionRow): Promise<boolean> {
  const { id, email, passwordHash, fullName, phone, techRequestedAt, trialId, trialUsed, createdAt } = account;
  try {
    await db.batch([
      db.insert(users).values({ id, email, passwordHash, createdAt }),
      db.insert(userProfiles).values({ id, email, fullName, phone, techRequestedAt, createdAt }),
      ...(trialId === null
        ? []
        : [trialInsert(db, { id: trialId, userId: id, now: createdAt, used: trialUsed === true })]),
      ...(session === undefined ? [] : [sessionInsert(db, session)]),
    ]);
    return true;
  } catch (error) {
    if (isUniqueViolation(error, "users.email")) return false;
    throw error;
  }
}

/** A user's view of their own account. One round trip; null when there is none. */
export async function findOwnAccount(db: Db, userId: string) {
  const [row] = await db
    .select({
      email: users.email,
      emailVerifiedAt: users.emailVerifiedAt,
      fullName: userProfiles.fullName,
      companyName: userProfiles.companyName,
      phone: userProfiles.phone,
      repliesByMail: userProfiles.repliesByMail,
      memberSince: users.createdAt,
      techRequestedAt: userProfiles.techRequestedAt,
      subscription: {
        status: userSubscriptions.status,
        trialStart: userSubscriptions.trialStart,
        trialEnd: userSubscriptions.trialEnd,
        currentPeriodEnd: userSubscriptions.currentPeriodEnd,
        cancelAtPeriodEnd: userSubscriptions.cancelAtPeriodEnd,
        pastDueSince: userSubscriptions.pastDueSince,
        stripeCustomerId: userSubscriptions.stripeCustomerId,
        stripeSubscriptionId: userSubscriptions.stripeSubscriptionId,
        billingInterval: userSubscriptions.billingInterval,
        scheduledTierName: userSubscriptions.scheduledTierName,
        scheduledInterval: userSubscriptions.scheduledInterval,
        grantedBy: userSubscriptions.grantedBy,
      },
      tier: {
        tierName: subscriptionTiers.tierName,
        displayName: subscriptionTiers.displayName,
        monthlyPrice: subscriptionTiers.monthlyPrice,
        yearlyPrice: subscriptionTiers.yearlyPrice,
      },
    })
    .from(users)
    .innerJoin(userProfiles, eq(userProfiles.id, users.id))
    .leftJoin(userSubscriptions, eq(userSubscriptions.userId, users.id))
    .leftJoin(subscriptionTiers, eq(subscriptionTiers.id, userSubscriptions.tierId))
    .where(eq(users.id, userId));
  return row ?? null;
}

export interface ProfileChanges {
  readonly fullName?: string;
  readonly phone?: string | null;
  readonly companyName?: string | null;
  readonly repliesByMail?: boolean;
}

export async function updateProfile(db: Db, userId: string, changes: ProfileChanges): Promise<void> {
  if (Object.keys(changes).length === 0) return;
  await db.update(userProfiles).set(changes).where(eq(userProfiles.id, userId));
}

export async function findPasswordHash(db: Db, userId: string): Promise<string | null> {
  const [row] = await db.select({ passwordHash: users.passwordHash }).from(users).where(eq(users.id, userId));
  return row?.passwordHash ?? null;
}

/** Another hash of the same password, unless the password was changed meanwhile. */
export async function replacePasswordHash(
  db: Db,
  { userId, before, renewed }: { readonly userId: string; readonly before: string; readonly renewed: string },
): Promise<void> {
  await db
    .update(users)
    .set({ passwordHash: renewed })
    .where(and(eq(users.id, userId), eq(users.passwordHash, before)));
}

/**
 * A new password: all sessions end and a new one begins, mailed links that are still open stop working, and the record
 * says so. One round trip.
 */
export async function replacePassword(
  db: Db,
  change: {
    readonly userId: string;
    readonly passwordHash: string;
    readonly session: SessionRow;
    readonly audit: AuditEntry;
  },
): Promise<void> {
  const { userId, passwordHash, session, audit } = change;
  await db.batch([
    db.update(users).set({ passwordHash }).where(eq(users.id, userId)),
    userSessionsDelete(db, userId),
    sessionInsert(db, session),
    db
      .update(passwordResets)
      .set({ usedAt: audit.createdAt })
      .where(and(eq(passwordResets.userId, userId), isNull(passwordResets.usedAt))),
    auditInsert(db, audit),
  ]);
}

export interface RoleChange {
  readonly userId: string;
  readonly role: Role;
  readonly audit: AuditEntry;
}

/**
 * Gives a role, answers an open application, and ends all sessions, so that the role begins with a new sign-in.
 * A technician also gets a profile as one, unless there is one.
 */
export async function addRole(db: Db, change: RoleChange & { readonly techProfileId: string }): Promise<void> {
  const { userId, role, audit, techProfileId } = change;
  const now = audit.createdAt;
  await db.batch([
    db.insert(userRoles).values({ userId, role, grantedBy: audit.actorId, createdAt: now }).onConflictDoNothing(),
    ...(role === "tech" ? [techProfileInsert(db, userId, techProfileId, now)] : []),
    db.update(userProfiles).set({ techRequestedAt: null }).where(eq(userProfiles.id, userId)),
    userSessionsDelete(db, userId),
    auditInsert(db, audit),
  ]);
}

/** Takes a role away and ends all sessions. */
export async function removeRole(db: Db, { userId, role, audit }: RoleChange): Promise<void> {
  await db.batch([
    db.delete(userRoles).where(and(eq(userRoles.userId, userId), eq(userRoles.role, role))),
    userSessionsDelete(db, userId),
    auditInsert(db, audit),
  ]);
}

function techProfileInsert(db: Db, userId: string, id: string, now: number) {
  const profile = db
    .select({
      id: sql<string>`${id}`.as("id"),
      userId: userProfiles.id,
      fullName: sql<string>`coalesce(${userProfiles.fullName}, ${userProfiles.email})`.as("full_name"),
      email: userProfiles.email,
      phone: userProfiles.phone,
      languages: sql<readonly ["en"]>`'["en"]'`.as("languages"),
      specializations: sql<readonly []>`'[]'`.as("specializations"),
      isAvailable: sql<boolean>`1`.as("is_available"),
      displayName: sql<null>`null`.as("display_name"),
      createdAt: sql<number>`${now}`.as("created_at"),
      updatedAt: sql<number>`${now}`.as("updated_at"),
    })
    .from(userProfiles)
    // Without a WHERE, SQLite would read ON CONFLICT as a join's.
    .where(eq(userProfiles.id, userId));
  return db.insert(techProfiles).select(profile).onConflictDoNothing();
}
