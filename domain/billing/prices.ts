import { plans, type TierName } from "./plans.ts";

export const billingIntervals = ["month", "year"] as const;
export type BillingInterval = (typeof billingIntervals)[number];

/** The plans with a price of their own, cheapest first; the others are made by sales. */
export const soldTierNames = ["solo_driver", "fleet_manager"] as const satisfies readonly TierName[];
type SoldTierName = (typeof soldTierNames)[number];

/** What a customer pays for: a plan by the month or by the year. */
export interface Offer {
  readonly tierName: SoldTierName;
  readonly interval: BillingInterval;
}

/** An offer with the payment provider's name for it. */
export interface SoldPrice extends Offer {
  readonly priceId: string;
}

/** Cents of a US dollar for one interval. */
export function amountOf({ tierName, interval }: Offer): number {
  const { monthlyPrice, yearlyPrice } = plans[tierName];
  const amount = interval === "month" ? monthlyPrice : yearlyPrice;
  if (amount === null) throw new Error(`${tierName} has no price`);
  return amount;
}

/** The offer behind a price id; null for an id that is none of ours. */
export function findSoldPrice(prices: readonly SoldPrice[], priceId: string | null | undefined): SoldPrice | null {
  return prices.find((price) => price.priceId === priceId) ?? null;
}

/** What a change to another offer is: more is taken up at once, less when the paid period ends. */
export type OfferChange = "same" | "now" | "at_period_end";

/** A higher plan, or the same one by the year, begins at once; everything else when the paid period ends. */
export function changeBetween(from: Offer, to: Offer): OfferChange {
  const steps = soldTierNames.indexOf(to.tierName) - soldTierNames.indexOf(from.tierName);
  if (steps !== 0) return steps > 0 ? "now" : "at_period_end";
  if (from.interval === to.interval) return "same";
  return to.interval === "year" ? "now" : "at_period_end";
}
