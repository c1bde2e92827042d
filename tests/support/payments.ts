import { inject } from "vitest";
import type { SoldPrice } from "#domain/billing/prices.ts";
import { billingIntervals, soldTierNames } from "#domain/billing/prices.ts";
import { createStripePayments } from "#worker/adapters/stripe.ts";
import type { Payments } from "#worker/ports/payments.ts";

/** What the stand-in sells. */
export const testPrices: readonly SoldPrice[] = soldTierNames.flatMap((tierName) =>
  billingIntervals.map((interval) => ({ tierName, interval, priceId: `price_standin_${tierName}_${interval}` })),
);

export const prices = {
  soloMonth: "price_standin_solo_driver_month",
  soloYear: "price_standin_solo_driver_year",
  fleetMonth: "price_standin_fleet_manager_month",
  fleetYear: "price_standin_fleet_manager_year",
} as const;

/** Card numbers as in the provider's test mode. */
export const cards = {
  pays: "4242424242424242",
  declined: "4000000000000002",
  declinedLater: "4000000000000341",
} as const;

/** The real library against the run's stand-in. */
export function testPayments(): Payments {
  const { url, secretKey, webhookSecret } = inject("stripe");
  return createStripePayments({
    secretKey,
    webhookSecrets: [webhookSecret],
    apiBase: url,
    prices: testPrices,
    automaticTax: false,
  });
}

/** An event as the stand-in would deliver it. */
export interface SignedEvent {
  readonly id: string;
  readonly type: string;
  readonly body: string;
  readonly signature: string;
}

/** The stand-in's own controls: what people and time do there. */
export const standIn = {
  /** Presses 'Pay' on a Checkout page; answers the subscription's id. */
  async pay(checkoutUrl: string, card: string = cards.pays): Promise<string> {
    const session = new URL(checkoutUrl).pathname.split("/").at(-1);
    const { subscription } = await control<{ subscription: string }>(`checkout/${session}/pay`, { card });
    return subscription;
  },
  /** Lets time pass for one customer, with everything that falls due. */
  advance: (customerId: string, seconds: number) => control(`customers/${customerId}/advance`, { seconds }),
  useCard: (customerId: string, card: string) => control(`customers/${customerId}/card`, { card }),
  setStatus: (subscriptionId: string, status: string) => control(`subscriptions/${subscriptionId}/status`, { status }),
  /** Everything that happened to a customer, oldest first, signed at `at` (milliseconds UTC; now unless told). */
  async events(customerId: string, at = Date.now()): Promise<readonly SignedEvent[]> {
    const query = new URLSearchParams({ customer: customerId, at: String(Math.floor(at / 1000)) });
    const answer = await fetch(`${inject("stripe").url}/_control/events?${query}`);
    return (await answer.json()) as SignedEvent[];
  },
  /** Sends a form to one of the stand-in's pages, as a browser does. */
  post: (url: string, fields: Readonly<Record<string, string>>) =>
    fetch(url, { method: "POST", body: new URLSearchParams(fields), redirect: "manual" }),
} as const;

async function control<Answer>(path: string, fields: Readonly<Record<string, string | number>>): Promise<Answer> {
  const answer = await fetch(`${inject("stripe").url}/_control/${path}`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(fields),
  });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`The stand-in answered ${answer.status}: ${text}`);
  return JSON.parse(text) as Answer;
}
