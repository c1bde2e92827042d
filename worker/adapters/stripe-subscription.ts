import type Stripe from "stripe";
import type { PaidSubscription } from "#worker/ports/payments.ts";

/** A subscription as the product knows it. `latest_invoice` and `schedule` are read where they were expanded. */
export function toPaidSubscription(subscription: Stripe.Subscription): PaidSubscription {
  const item = subscription.items.data[0];
  if (item === undefined) throw new Error(`The subscription ${subscription.id} has no item.`);
  const { latest_invoice: invoice, schedule, customer } = subscription;
  const periodEnd = periodOf(subscription, item, "current_period_end");
  return {
    id: subscription.id,
    customerId: typeof customer === "string" ? customer : customer.id,
    userId: subscription.metadata["user_id"] ?? null,
    status: subscription.status as PaidSubscription["status"],
    itemId: item.id,
    priceId: item.price.id,
    createdAt: milliseconds(subscription.created),
    trialStart: momentOf(subscription.trial_start),
    trialEnd: momentOf(subscription.trial_end),
    currentPeriodStart: milliseconds(periodOf(subscription, item, "current_period_start")),
    currentPeriodEnd: milliseconds(subscription.cancel_at ?? periodEnd),
    cancelAtPeriodEnd: subscription.cancel_at_period_end || subscription.cancel_at !== null,
    latestInvoiceAt: invoice !== null && typeof invoice === "object" ? milliseconds(invoice.created) : null,
    scheduleId: typeof schedule === "string" ? schedule : (schedule?.id ?? null),
    scheduledPriceId:
      schedule !== null && typeof schedule === "object" ? scheduledPrice(schedule, periodEnd, item.price.id) : null,
  };
}

/** On the item since 2025-03-31, on the subscription before. */
function periodOf(
  subscription: Stripe.Subscription,
  item: Stripe.SubscriptionItem,
  name: "current_period_start" | "current_period_end",
): number {
  const value: unknown = item[name] ?? Reflect.get(subscription, name);
  if (typeof value !== "number") throw new Error(`The subscription ${subscription.id} says no ${name}.`);
  return value;
}

function scheduledPrice(schedule: Stripe.SubscriptionSchedule, periodEnd: number, now: string): string | null {
  const phase = schedule.phases.find(({ start_date }) => start_date >= periodEnd);
  const price = phase?.items[0]?.price;
  const id = typeof price === "string" ? price : (price?.id ?? null);
  return id === now ? null : id;
}

function momentOf(seconds: number | null): number | null {
  return seconds === null ? null : milliseconds(seconds);
}

function milliseconds(seconds: number): number {
  return seconds * 1000;
}
