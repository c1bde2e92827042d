import type { TierName } from "#domain/billing/plans.ts";
import { type BillingInterval, billingIntervals } from "#domain/billing/prices.ts";
import type { RouterOutputs } from "../../lib/trpc.ts";

export type Plan = RouterOutputs["public"]["plans"]["list"]["items"][number];

/** A plan by the month or by the year, as it can be bought. */
export interface Offer {
  readonly plan: Plan;
  readonly interval: BillingInterval;
  readonly priceId: string;
  /** Cents. */
  readonly amount: number;
}

/** Everything that can be bought, cheapest plan first, monthly before yearly. */
export function offersOf(plans: readonly Plan[]): readonly Offer[] {
  return plans.flatMap((plan) =>
    billingIntervals.flatMap((interval) => {
      const amount = interval === "month" ? plan.monthlyPrice : plan.yearlyPrice;
      const priceId = plan.priceIds[interval];
      return amount === null || priceId === null ? [] : [{ plan, interval, priceId, amount }];
    }),
  );
}

/** Whether an offer is the one that runs already. */
export function isCurrent(offer: Offer, tierName: TierName | undefined, interval: BillingInterval | null): boolean {
  return offer.plan.tierName === tierName && offer.interval === interval;
}
