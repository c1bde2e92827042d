import type { SubscriptionStatus } from "../access/subscription.ts";

const day = 86_400_000;
/** The payment provider takes an exact end only this far ahead; nearer ones are carried over in whole days. */
const exactFrom = 2 * day;
/** Time for the request to get there. */
const margin = 3_600_000;

/** The free days that go into a purchase: an exact end, or a number of days from the purchase on. */
export type CarriedTrial = { readonly until: number } | { readonly days: number } | null;

/**
 * What is left of a trial when a plan is bought at `now` (milliseconds UTC): never less than the driver still has.
 * Null when no trial runs, or when it was bought already.
 */
export function carriedTrial(
  record: {
    readonly status: SubscriptionStatus;
    readonly trialEnd: number | null;
    readonly stripeSubscriptionId: string | null;
  },
  now: number,
): CarriedTrial {
  const { status, trialEnd, stripeSubscriptionId } = record;
  if (status !== "trialing" || stripeSubscriptionId !== null || trialEnd === null || trialEnd <= now) return null;
  if (trialEnd - now > exactFrom + margin) return { until: trialEnd };
  return { days: Math.ceil((trialEnd - now) / day) };
}
