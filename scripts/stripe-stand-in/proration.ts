import type { InvoiceLine, Price, Subscription } from "./objects.ts";
import { periodAfter } from "./period.ts";

export interface PriceChange {
  readonly lines: readonly InvoiceLine[];
  readonly total: number;
  readonly periodStart: number;
  readonly periodEnd: number;
}

/**
 * What a change to another price at `at` (seconds UTC) costs at once: what is left of the old period is credited, and
 * the same stretch of the new one is charged. Another interval begins a period of its own. A trial costs nothing.
 */
export function priceChange(subscription: Subscription, from: Price, to: Price, at: number): PriceChange {
  const { periodStart, periodEnd } = subscription;
  if (subscription.status === "trialing") return { lines: [], total: 0, periodStart, periodEnd };
  const left = Math.max(0, periodEnd - at) / (periodEnd - periodStart);
  const restarts = from.interval !== to.interval;
  const credit = -Math.round(from.amount * left);
  const charge = restarts ? to.amount : Math.round(to.amount * left);
  return {
    lines: [
      { description: `Unused time on ${from.name}`, amount: credit },
      { description: restarts ? to.name : `Remaining time on ${to.name}`, amount: charge },
    ],
    total: credit + charge,
    periodStart: restarts ? at : periodStart,
    periodEnd: restarts ? periodAfter(at, to.interval) : periodEnd,
  };
}
