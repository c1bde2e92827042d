import type { SubscriptionStatus } from "../access/subscription.ts";
import { plans, type TierName } from "../billing/plans.ts";

/** What an account pays for, as far as it concerns trucks. */
export interface TruckPlan {
  readonly tierName: TierName;
  readonly status: SubscriptionStatus;
}

/**
 * Active trucks that an account may save (contract, "Numbers"): its plan's number while the plan is paid for
 * (or late within its grace), otherwise Solo's, also on trial; null for no limit.
 */
export function truckLimitOf(plan: TruckPlan | null): number | null {
  const paid = plan !== null && (plan.status === "active" || plan.status === "past_due");
  return plans[paid ? plan.tierName : "solo_driver"].truckLimit;
}
