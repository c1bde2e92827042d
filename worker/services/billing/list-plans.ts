import { listTiers } from "#db/queries/tiers.ts";
import { plans } from "#domain/billing/plans.ts";
import { billingIntervals } from "#domain/billing/prices.ts";
import type { Deps } from "#worker/ports/deps.ts";

/**
 * The plans with their prices (cents) and, where a plan can be bought, the price ids to buy it with; cheapest first,
 * the one that sales makes a price for last.
 */
export async function listPlans({ deps }: { readonly deps: Pick<Deps, "db" | "payments"> }) {
  const tiers = await listTiers(deps.db);
  return tiers.map((tier) => {
    const { truckLimit, partsDiscount } = plans[tier.tierName];
    const priceIds = billingIntervals.map((interval) => {
      const price = deps.payments.prices.find((sold) => sold.tierName === tier.tierName && sold.interval === interval);
      return [interval, price?.priceId ?? null] as const;
    });
    return {
      ...tier,
      truckLimit,
      partsDiscount,
      mostPopular: tier.tierName === "solo_driver",
      priceIds: Object.fromEntries(priceIds) as Readonly<Record<(typeof billingIntervals)[number], string | null>>,
    };
  });
}
