import { and, eq, gt, inArray, isNotNull, isNull, lte, ne, or, sql } from "drizzle-orm";
import type { SubscriptionStatus } from "#domain/access/subscription.ts";
import type { TierName } from "#domain/billing/plans.ts";
import type { BillingInterval } from "#domain/billing/prices.ts";
import type { Db } from "../client.ts";
import { processedWebhooks, subscriptionTiers, userProfiles, userSubscriptions, users } from "../schema/index.ts";
import { type AuditEntry, auditInsert } from "./audit.ts";
import { tierId } from "./tiers.ts";
import { isUniqueViolation } from "./unique-violation.ts";

const billingFields = {
  userId: userSubscriptions.userId,
  tierName: subscriptionTiers.tierName,
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
  version: userSubscriptions.version,
};

/** A user's stored subscription. Times are milliseconds UTC. */
export interface BillingRow {
  readonly userId: string;
  readonly tierName: TierName;
  readonly status: SubscriptionStatus;
  readonly trialStart: number | null;
  readonly trialEnd: number | null;
  readonly currentPeriodEnd: number | null;
  readonly cancelAtPeriodEnd: boolean;
  readonly pastDueSince: number | null;
  readonly stripeCustomerId: string | null;
  readonly stripeSubscriptionId: string | null;
  readonly billingInterval: BillingInterval | null;
  readonly scheduledTierName: TierName | null;
  readonly scheduledInterval: BillingInterval | null;
  readonly grantedBy: string | null;
  readonly version: number;
}

/** The part that the payment provider decides. */
export type BillingState = Omit<BillingRow, "userId" | "stripeCustomerId" | "grantedBy" | "version">;

function selectBilling(db: Db) {
  return db
    .select(billingFields)
    .from(userSubscriptions)
    .innerJoin(subscriptionTiers, eq(subscriptionTiers.id, userSubscriptions.tierId));
}

/** A user's subscription; null for an account that never had one. */
export async function findBilling(db: Db, userId: string): Promise<BillingRow | null> {
  const [row] = await selectBilling(db).where(eq(userSubscriptions.userId, userId));
  return row ?? null;
}

/** The subscription of a customer, and whether an event's effect is in the database already. One round trip. */
export async function findBillingByCustomer(
  db: Db,
  customerId: string,
  eventId: string | null,
): Promise<{ readonly row: BillingRow | null; readonly processed: boolean }> {
  const [[row], processed] = await db.batch([
    selectBilling(db).where(eq(userSubscriptions.stripeCustomerId, customerId)),
    db
      .select({ id: processedWebhooks.id })
      .from(processedWebhooks)
      .where(eq(processedWebhooks.id, eventId ?? "")),
  ]);
  return { row: row ?? null, processed: processed.length > 0 };
}

/** The subscriptions of many customers, by the customer's id. */
export async function findBillingsByCustomers(
  db: Db,
  customerIds: readonly string[],
): Promise<ReadonlyMap<string, BillingRow>> {
  if (customerIds.length === 0) return new Map();
  const rows = await selectBilling(db).where(inArray(userSubscriptions.stripeCustomerId, [...customerIds]));
  return new Map(rows.map((row) => [row.stripeCustomerId ?? "", row]));
}

/**
 * Notes who somebody is with the payment provider, unless another one than `instead` is known already; answers the
 * customer that is noted then. An account without a subscription gets a row with the status `none`.
 */
export async function noteCustomer(
  db: Db,
  input: {
    readonly id: string;
    readonly userId: string;
    readonly customerId: string;
    /** The customer who was noted and is gone; null for none. */
    readonly instead: string | null;
    readonly now: number;
  },
): Promise<string | null> {
  const { id, userId, customerId, instead, now } = input;
  const [, , [row]] = await db.batch([
    db.run(emptyRow({ id, userId, now })),
    db
      .update(userSubscriptions)
      .set({ stripeCustomerId: customerId, updatedAt: now, version: sql`${userSubscriptions.version} + 1` })
      .where(and(eq(userSubscriptions.userId, userId), sql`${userSubscriptions.stripeCustomerId} is ${instead}`)),
    db
      .select({ customerId: userSubscriptions.stripeCustomerId })
      .from(userSubscriptions)
      .where(eq(userSubscriptions.userId, userId)),
  ]);
  return row?.customerId ?? null;
}

/** The row of an account that never had a subscription; nothing where there is a row, or no such account any more. */
function emptyRow({ id, userId, now }: { readonly id: string; readonly userId: string; readonly now: number }) {
  return sql`insert into ${userSubscriptions} (id, user_id, tier_id, status, updated_at)
    select ${id}, id, ${tierId("solo_driver")}, 'none', ${now} from ${users} where id = ${userId} and erased_at is null
    on conflict (user_id) do nothing`;
}

export interface ProcessedEvent {
  readonly id: string;
  readonly type: string;
}

/** `stale`: a concurrent write made the earlier read invalid. `repeated`: the event is known. */
export type BillingOutcome = "written" | "stale" | "repeated";

/**
 * Writes what the payment provider says, together with the event that it was asked for, or neither; only over the
 * version that was read before the provider was asked. One round trip.
 */
export async function writeBilling(
  db: Db,
  input: {
    readonly row: Pick<BillingRow, "userId" | "version">;
    /** Null when only the event is noted. */
    readonly state: BillingState | null;
    readonly event: ProcessedEvent | null;
    readonly now: number;
  },
): Promise<BillingOutcome> {
  const { row, state, event, now } = input;
  const same = and(eq(userSubscriptions.userId, row.userId), eq(userSubscriptions.version, row.version));
  try {
    const [noted, written] = await db.batch([
      event === null
        ? db.run(sql`select 1`)
        : db.run(noteEvent(event, now, sql`exists (select 1 from ${userSubscriptions} where ${same})`)),
      state === null ? db.run(sql`select 1`) : db.update(userSubscriptions).set(columnsOf(state, now)).where(same),
    ]);
    const lost = (event !== null && noted.rowsAffected === 0) || (state !== null && written.rowsAffected === 0);
    return lost ? "stale" : "written";
  } catch (error) {
    if (event !== null && isUniqueViolation(error, "processed_webhooks.id")) return "repeated";
    throw error;
  }
}

/** Notes an event that has no effect here; noting it again is no error. */
export async function noteProcessed(db: Db, event: ProcessedEvent, now: number): Promise<void> {
  await db
    .insert(processedWebhooks)
    .values({ ...event, processedAt: now })
    .onConflictDoNothing();
}

function noteEvent({ id, type }: ProcessedEvent, now: number, condition: ReturnType<typeof sql>) {
  return sql`insert into ${processedWebhooks} (id, type, processed_at) select ${id}, ${type}, ${now} where ${condition}`;
}

function columnsOf({ tierName, ...state }: BillingState, now: number) {
  return {
    ...state,
    tierId: tierId(tierName),
    // A payment that was settled is mailed again when it is late again.
    ...(state.status === "past_due" ? {} : { pastDueMailedAt: null }),
    version: sql`${userSubscriptions.version} + 1`,
    updatedAt: now,
  };
}

/** The status after a grant ends: the trial, if it was not ended by buying a plan, or else `status`. */
function trialOr(status: SubscriptionStatus) {
  const hadTrial = sql`${userSubscriptions.stripeSubscriptionId} is null and ${userSubscriptions.trialEnd} is not null`;
  return {
    status: sql`case when ${hadTrial} then 'trialing' else ${status} end`,
    tierId: sql`case when ${hadTrial} then ${tierId("solo_driver")} else ${userSubscriptions.tierId} end`,
  };
}

/** Sets a plan by hand, or takes it back; the record says who did it. */
export async function setGrantedPlan(
  db: Db,
  input: {
    readonly id: string;
    readonly userId: string;
    readonly plan: { readonly tierName: TierName; readonly grantedBy: string } | null;
    readonly audit: AuditEntry;
  },
): Promise<void> {
  const { id, userId, plan, audit } = input;
  const now = audit.createdAt;
  const version = sql`${userSubscriptions.version} + 1`;
  await db.batch([
    db.run(emptyRow({ id, userId, now })),
    db
      .update(userSubscriptions)
      .set(
        plan === null
          ? { grantedBy: null, ...trialOr("canceled"), version, updatedAt: now }
          : {
              grantedBy: plan.grantedBy,
              tierId: tierId(plan.tierName),
              status: "active",
              pastDueSince: null,
              pastDueMailedAt: null,
              currentPeriodEnd: null,
              cancelAtPeriodEnd: false,
              billingInterval: null,
              scheduledTierName: null,
              scheduledInterval: null,
              version,
              updatedAt: now,
            },
      )
      .where(eq(userSubscriptions.userId, userId)),
    auditInsert(db, audit),
  ]);
}

/** The recipient of a mail about a subscription. */
export interface BillingAddressee {
  readonly userId: string;
  readonly email: string;
  readonly fullName: string | null;
  /** The trial's end, or since when the payment is late. */
  readonly at: number;
}

const usable = and(isNull(users.disabledAt), isNull(users.erasedAt));

/** Trials without a purchase that end by `until` and were not reminded of it, soonest first. */
export async function listTrialsToRemind(
  db: Db,
  input: { readonly now: number; readonly until: number; readonly limit: number },
): Promise<readonly BillingAddressee[]> {
  return db
    .select({
      userId: users.id,
      email: users.email,
      fullName: userProfiles.fullName,
      at: sql<number>`${userSubscriptions.trialEnd}`,
    })
    .from(userSubscriptions)
    .innerJoin(users, eq(users.id, userSubscriptions.userId))
    .leftJoin(userProfiles, eq(userProfiles.id, users.id))
    .where(
      and(
        eq(userSubscriptions.status, "trialing"),
        gt(userSubscriptions.trialEnd, input.now),
        lte(userSubscriptions.trialEnd, input.until),
        isNull(userSubscriptions.trialRemindedAt),
        isNull(userSubscriptions.stripeSubscriptionId),
        usable,
      ),
    )
    .orderBy(userSubscriptions.trialEnd)
    .limit(input.limit);
}

/** Late payments whose owners were not mailed, or the one of `userId`. */
export async function listLateToTell(
  db: Db,
  input: { readonly userId?: string; readonly limit: number },
): Promise<readonly BillingAddressee[]> {
  return db
    .select({
      userId: users.id,
      email: users.email,
      fullName: userProfiles.fullName,
      at: sql<number>`${userSubscriptions.pastDueSince}`,
    })
    .from(userSubscriptions)
    .innerJoin(users, eq(users.id, userSubscriptions.userId))
    .leftJoin(userProfiles, eq(userProfiles.id, users.id))
    .where(
      and(
        eq(userSubscriptions.status, "past_due"),
        isNull(userSubscriptions.pastDueMailedAt),
        isNotNull(userSubscriptions.pastDueSince),
        input.userId === undefined ? undefined : eq(userSubscriptions.userId, input.userId),
        usable,
      ),
    )
    .limit(input.limit);
}

/** Reserves a mail: true for exactly one of all callers of the same mail. */
export async function claimBillingMail(
  db: Db,
  input: { readonly userId: string; readonly mail: "trial_reminder" | "past_due"; readonly now: number },
): Promise<boolean> {
  const column = input.mail === "past_due" ? userSubscriptions.pastDueMailedAt : userSubscriptions.trialRemindedAt;
  const set = input.mail === "past_due" ? { pastDueMailedAt: input.now } : { trialRemindedAt: input.now };
  const { rowsAffected } = await db
    .update(userSubscriptions)
    .set(set)
    .where(and(eq(userSubscriptions.userId, input.userId), isNull(column)));
  return rowsAffected === 1;
}

/** Gives a mail back that could not be sent. */
export async function returnBillingMail(
  db: Db,
  input: { readonly userId: string; readonly mail: "trial_reminder" | "past_due" },
): Promise<void> {
  const set = input.mail === "past_due" ? { pastDueMailedAt: null } : { trialRemindedAt: null };
  await db.update(userSubscriptions).set(set).where(eq(userSubscriptions.userId, input.userId));
}

/** Customers whose subscription is live in the record, by id, after `cursor`. */
export async function listLiveCustomers(
  db: Db,
  input: { readonly cursor: string; readonly limit: number },
): Promise<readonly string[]> {
  const rows = await db
    .select({ customerId: userSubscriptions.stripeCustomerId })
    .from(userSubscriptions)
    .where(
      and(
        isNull(userSubscriptions.grantedBy),
        isNotNull(userSubscriptions.stripeSubscriptionId),
        gt(userSubscriptions.stripeCustomerId, input.cursor),
        or(ne(userSubscriptions.status, "canceled"), isNotNull(userSubscriptions.scheduledTierName)),
      ),
    )
    .orderBy(userSubscriptions.stripeCustomerId)
    .limit(input.limit);
  return rows.flatMap(({ customerId }) => (customerId === null ? [] : [customerId]));
}
