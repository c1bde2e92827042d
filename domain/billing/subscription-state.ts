import type { SubscriptionStatus } from "../access/subscription.ts";
import type { TierName } from "./plans.ts";
import { type BillingInterval, findSoldPrice, type SoldPrice } from "./prices.ts";

/** A subscription as the payment provider has it. Times are milliseconds UTC. */
export interface ProvidedSubscription {
  readonly id: string;
  readonly status: Exclude<SubscriptionStatus, "none">;
  readonly priceId: string;
  readonly createdAt: number;
  readonly trialStart: number | null;
  readonly trialEnd: number | null;
  readonly currentPeriodEnd: number;
  readonly cancelAtPeriodEnd: boolean;
  readonly latestInvoiceAt: number | null;
  readonly scheduledPriceId: string | null;
}

/** What the record says of a subscription, as far as the payment provider decides it. */
export interface SubscriptionRecord {
  readonly tierName: TierName;
  readonly status: SubscriptionStatus;
  readonly trialStart: number | null;
  readonly trialEnd: number | null;
  readonly currentPeriodEnd: number | null;
  readonly cancelAtPeriodEnd: boolean;
  readonly pastDueSince: number | null;
  readonly stripeSubscriptionId: string | null;
  readonly billingInterval: BillingInterval | null;
  readonly scheduledTierName: TierName | null;
  readonly scheduledInterval: BillingInterval | null;
}

/** From the one that decides about access to those that only tell what was. */
const weights: Readonly<Record<ProvidedSubscription["status"], number>> = {
  active: 0,
  trialing: 0,
  past_due: 1,
  unpaid: 2,
  paused: 2,
  incomplete: 3,
  canceled: 4,
  incomplete_expired: 5,
};

const livesUpTo = weights.paused;

/** Whether a subscription still runs: it is paid for, is to be paid, or can be resumed. */
export function isLive({ status }: Pick<ProvidedSubscription, "status">): boolean {
  return weights[status] <= livesUpTo;
}

/** The subscription that counts: a running one before an ended one, then the newest; null when there is none. */
export function currentSubscription<S extends ProvidedSubscription>(subscriptions: readonly S[]): S | null {
  const [first] = [...subscriptions].sort(
    (a, b) => weights[a.status] - weights[b.status] || b.createdAt - a.createdAt || (a.id < b.id ? 1 : -1),
  );
  return first ?? null;
}

/** Subscriptions beside the one that counts: duplicates, which are ended. */
export function duplicateSubscriptions<S extends ProvidedSubscription>(subscriptions: readonly S[]): readonly S[] {
  const current = currentSubscription(subscriptions);
  return subscriptions.filter((subscription) => subscription !== current && isLive(subscription));
}

/**
 * What the record says after the payment provider was read: its word as it is. Two things stay ours: a trial that was
 * not bought outlives a purchase that came to nothing, and a price that is no longer sold keeps its plan.
 */
export function recordOf(
  before: SubscriptionRecord,
  subscriptions: readonly ProvidedSubscription[],
  prices: readonly SoldPrice[],
  now: number,
): SubscriptionRecord {
  const current = currentSubscription(subscriptions);
  if (current === null) return before;
  const cameToNothing = current.status === "incomplete" || current.status === "incomplete_expired";
  if (cameToNothing && before.stripeSubscriptionId === null && before.status === "trialing") return before;

  const price = findSoldPrice(prices, current.priceId);
  const scheduled = findSoldPrice(prices, current.scheduledPriceId);
  const known = before.stripeSubscriptionId === current.id;
  return {
    tierName: price?.tierName ?? before.tierName,
    status: current.status,
    trialStart: current.trialStart ?? before.trialStart,
    trialEnd: current.trialEnd ?? before.trialEnd,
    currentPeriodEnd: current.currentPeriodEnd,
    cancelAtPeriodEnd: current.cancelAtPeriodEnd,
    pastDueSince: lateSince(before, current, now),
    stripeSubscriptionId: current.id,
    billingInterval: price?.interval ?? (known ? before.billingInterval : null),
    scheduledTierName: scheduled?.tierName ?? null,
    scheduledInterval: scheduled?.interval ?? null,
  };
}

/** A payment is late since its invoice was made, and however often it is tried again, that moment stays. */
function lateSince(before: SubscriptionRecord, current: ProvidedSubscription, now: number): number | null {
  if (current.status !== "past_due") return null;
  if (before.pastDueSince !== null && before.stripeSubscriptionId === current.id) return before.pastDueSince;
  return Math.min(now, current.latestInvoiceAt ?? now);
}

/** Whether two records say the same. */
export function sameRecord(a: SubscriptionRecord, b: SubscriptionRecord): boolean {
  return (Object.keys(b) as (keyof SubscriptionRecord)[]).every((name) => a[name] === b[name]);
}
