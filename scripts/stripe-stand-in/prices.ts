import { billingIntervals, type Offer, type SoldPrice, soldTierNames } from "#domain/billing/prices.ts";

/** The price ids of the stand-in, as they are handed to the worker where no others are given. */
export const standInPrices: readonly SoldPrice[] = soldTierNames.flatMap((tierName) =>
  billingIntervals.map((interval) => ({ tierName, interval, priceId: `price_standin_${tierName}_${interval}` })),
);

const plan = { solo_driver: "SOLO", fleet_manager: "FLEET" } as const;
const period = { month: "MONTH", year: "YEAR" } as const;

/** The setting that names the price of an offer. */
export function priceSetting({ tierName, interval }: Offer) {
  return `STRIPE_PRICE_${plan[tierName]}_${period[interval]}` as const;
}
