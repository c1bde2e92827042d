/** Stripe's statuses, and `none` for an account that never had a trial (staff, applicants). */
export const subscriptionStatuses = [
  "trialing",
  "active",
  "past_due",
  "unpaid",
  "canceled",
  "paused",
  "incomplete",
  "incomplete_expired",
  "none",
] as const;
export type SubscriptionStatus = (typeof subscriptionStatuses)[number];
/** A subscription waits for its payment: a card that works brings it back, a second subscription would not. */
export const owingStatuses: readonly SubscriptionStatus[] = ["past_due", "unpaid", "paused"];

export const trialDays = 14;
/** Days of continued access after a failed payment (contract, "Numbers"). */
export const pastDueGraceDays = 7;
/** The warning is shown from this many days left down to 1. */
export const trialWarningDays = 3;

const day = 86_400_000;
/** The payment provider says that a bought trial became a paid plan a little after its end; access continues meanwhile. */
const handOver = 3_600_000;

export interface SubscriptionState {
  readonly status: SubscriptionStatus;
  /** Milliseconds UTC; null when there was no trial. */
  readonly trialStart: number | null;
  readonly trialEnd: number | null;
  /** Since when the payment is late; null unless past_due. */
  readonly pastDueSince: number | null;
  /** The payment provider's subscription; absent or null where none was bought. */
  readonly stripeSubscriptionId?: string | null;
}

export type AccessBlock = "trial_expired" | "subscription_inactive";

export interface Access {
  readonly allowed: boolean;
  readonly status: SubscriptionStatus;
  /** Whole days of trial that remain: the ceiling, at least 0; 0 outside a trial. */
  readonly daysLeft: number;
  /** True with 1 to 3 days left of a trial after which no plan was bought. */
  readonly warning: boolean;
  /** A plan is paid for, or bought and still free: the plan's own limits hold, not the trial's. */
  readonly paid: boolean;
  /** Why there is no access, for the dialog that says so. */
  readonly blocking: AccessBlock | null;
}

/** The days until `trialEnd`, rounded up, never below 0. */
function trialDaysLeft(trialEnd: number | null, now: number): number {
  return trialEnd === null ? 0 : Math.max(0, Math.ceil((trialEnd - now) / day));
}

/**
 * The access rule: active, trialing and not expired, or past_due within its grace.
 * `now` and all times are milliseconds UTC. A trial that ends exactly now has ended.
 */
export function decideAccess(state: SubscriptionState | null, now: number): Access {
  if (state === null) return blocked("none", "subscription_inactive");
  switch (state.status) {
    case "active":
      return open("active", 0, true);
    case "trialing":
      return decideTrial(state.trialEnd, (state.stripeSubscriptionId ?? null) !== null, now);
    case "past_due":
      return state.pastDueSince !== null && now < state.pastDueSince + pastDueGraceDays * day
        ? open("past_due", 0, true)
        : blocked("past_due", "subscription_inactive");
    case "unpaid":
    case "canceled":
    case "paused":
    case "incomplete":
    case "incomplete_expired":
    case "none":
      return blocked(state.status, "subscription_inactive");
  }
}

/** The trial that a new driver gets: 14 days from `now`. */
export function newTrial(now: number): { trialStart: number; trialEnd: number } {
  return { trialStart: now, trialEnd: now + trialDays * day };
}

function decideTrial(trialEnd: number | null, bought: boolean, now: number): Access {
  const daysLeft = trialDaysLeft(trialEnd, now);
  if (daysLeft > 0) return open("trialing", daysLeft, bought);
  if (!bought) return blocked("trialing", "trial_expired");
  return now < (trialEnd ?? 0) + handOver ? open("trialing", 0, true) : blocked("trialing", "subscription_inactive");
}

function open(status: SubscriptionStatus, daysLeft: number, paid: boolean): Access {
  const warning = !paid && daysLeft >= 1 && daysLeft <= trialWarningDays;
  return { allowed: true, status, daysLeft, warning, paid, blocking: null };
}

function blocked(status: SubscriptionStatus, blocking: AccessBlock): Access {
  return { allowed: false, status, daysLeft: 0, warning: false, paid: false, blocking };
}
