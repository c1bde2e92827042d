import type { SoldPrice } from "#domain/billing/prices.ts";
import { noPayments } from "../adapters/no-payments.ts";
import { createStripePayments } from "../adapters/stripe.ts";
import type { Settings } from "../env.ts";
import type { Payments } from "../ports/payments.ts";

/** The payment provider of the settings; without a key nothing can be bought. */
export function makePayments(settings: Settings): Payments {
  if (settings.STRIPE_SECRET_KEY === undefined) return noPayments;
  return createStripePayments({
    secretKey: settings.STRIPE_SECRET_KEY,
    webhookSecrets: settings.STRIPE_WEBHOOK_SECRET ?? [],
    apiBase: settings.STRIPE_API_BASE,
    prices: soldPrices(settings),
    automaticTax: settings.STRIPE_AUTOMATIC_TAX === "on",
  });
}

/** What is sold: the offers that have a price id. */
function soldPrices(settings: Settings): readonly SoldPrice[] {
  const offers = [
    { tierName: "solo_driver", interval: "month", priceId: settings.STRIPE_PRICE_SOLO_MONTH },
    { tierName: "solo_driver", interval: "year", priceId: settings.STRIPE_PRICE_SOLO_YEAR },
    { tierName: "fleet_manager", interval: "month", priceId: settings.STRIPE_PRICE_FLEET_MONTH },
    { tierName: "fleet_manager", interval: "year", priceId: settings.STRIPE_PRICE_FLEET_YEAR },
  ] as const;
  return offers.flatMap(({ priceId, ...offer }) => (priceId === undefined ? [] : [{ ...offer, priceId }]));
}
