import type { BillingInterval } from "#domain/billing/prices.ts";
import type { RouterOutputs } from "../../lib/trpc.ts";

export type Plan = RouterOutputs["public"]["plans"]["list"]["items"][number];

/** Cents for one interval; null where sales makes the price. */
export function priceOf(plan: Plan, interval: BillingInterval): number | null {
  return interval === "month" ? plan.monthlyPrice : plan.yearlyPrice;
}

/** What is saved in a year by paying yearly, in cents; 0 where there is no price. */
export function yearlySaving({ monthlyPrice, yearlyPrice }: Plan): number {
  return monthlyPrice === null || yearlyPrice === null ? 0 : monthlyPrice * 12 - yearlyPrice;
}
