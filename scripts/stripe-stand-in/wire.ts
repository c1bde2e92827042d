import type { Customer, Invoice, PortalSession, Price, Schedule, Session, Subscription } from "./objects.ts";
import type { Store } from "./store.ts";

/** The response shapes of the pinned API version, as far as the product reads them. */
export const apiVersion = "2026-10-28.endive";

export type Expand = readonly string[];

export function wireCustomer(customer: Customer): object {
  const { id, created, email, name, metadata, deleted } = customer;
  if (deleted === true) return { id, object: "customer", deleted };
  return { id, object: "customer", created, email, name, metadata, livemode: false, currency: "usd", balance: 0 };
}

export function wirePrice(price: Price): object {
  return {
    id: price.id,
    object: "price",
    active: true,
    currency: "usd",
    livemode: false,
    metadata: {},
    nickname: price.name,
    product: price.product,
    recurring: { interval: price.interval, interval_count: 1, usage_type: "licensed" },
    type: "recurring",
    unit_amount: price.amount,
    unit_amount_decimal: String(price.amount),
  };
}

/** Period ends are on the item and nowhere else, as in every version since 2025-03-31. */
export function wireSubscription(store: Store, subscription: Subscription, expand: Expand = []): object {
  const { id, customer, created, status, metadata, latestInvoice, schedule } = subscription;
  return {
    id,
    object: "subscription",
    customer,
    created,
    start_date: created,
    status,
    metadata,
    livemode: false,
    currency: "usd",
    collection_method: "charge_automatically",
    automatic_tax: { enabled: false },
    billing_mode: { type: "classic" },
    pause_collection: null,
    trial_start: subscription.trialStart,
    trial_end: subscription.trialEnd,
    cancel_at_period_end: subscription.cancelAtPeriodEnd,
    cancel_at: subscription.cancelAtPeriodEnd ? subscription.periodEnd : null,
    canceled_at: subscription.canceledAt,
    ended_at: subscription.endedAt,
    latest_invoice:
      latestInvoice !== null && expand.includes("latest_invoice")
        ? wireInvoice(store.invoice(latestInvoice))
        : latestInvoice,
    schedule: schedule !== null && expand.includes("schedule") ? wireSchedule(store.schedule(schedule)) : schedule,
    items: {
      object: "list",
      has_more: false,
      url: `/v1/subscription_items?subscription=${id}`,
      data: [
        {
          id: subscription.item,
          object: "subscription_item",
          subscription: id,
          created,
          quantity: 1,
          metadata: {},
          current_period_start: subscription.periodStart,
          current_period_end: subscription.periodEnd,
          price: wirePrice(store.price(subscription.price)),
        },
      ],
    },
  };
}

export function wireInvoice(invoice: Invoice): object {
  const { id, created, customer, status, total, lines, attempts } = invoice;
  const due = Math.max(0, total);
  return {
    id,
    object: "invoice",
    created,
    customer,
    status,
    currency: "usd",
    livemode: false,
    billing_reason: invoice.reason,
    total,
    subtotal: total,
    amount_due: due,
    amount_paid: status === "paid" ? due : 0,
    amount_remaining: status === "paid" ? 0 : due,
    attempt_count: attempts,
    attempted: attempts > 0,
    parent: {
      type: "subscription_details",
      subscription_details: { subscription: invoice.subscription, metadata: {} },
    },
    lines: {
      object: "list",
      has_more: false,
      url: `/v1/invoices/${id}/lines`,
      data: lines.map(({ amount, description }, index) => ({
        id: `il_${index}_${id}`,
        object: "line_item",
        amount,
        currency: "usd",
        description,
      })),
    },
  };
}

export function wireSession(session: Session, base: string): object {
  const { id, created, customer, status, metadata, subscription } = session;
  return {
    id,
    object: "checkout.session",
    created,
    customer,
    status,
    metadata,
    subscription,
    mode: "subscription",
    livemode: false,
    currency: "usd",
    client_reference_id: session.reference,
    expires_at: session.expiresAt,
    allow_promotion_codes: session.promotionCodes,
    payment_status: status !== "complete" ? "unpaid" : onTrial(session) ? "no_payment_required" : "paid",
    success_url: session.successUrl,
    cancel_url: session.cancelUrl,
    url: status === "open" ? `${base}/c/pay/${id}` : null,
  };
}

function onTrial(session: Session): boolean {
  return session.trialEnd !== null || session.trialDays !== null;
}

export function wireSchedule(schedule: Schedule): object {
  const { id, created, customer, subscription, status, phases } = schedule;
  const [current] = phases;
  return {
    id,
    object: "subscription_schedule",
    created,
    customer,
    status,
    subscription: status === "active" ? subscription : null,
    released_subscription: status === "released" ? subscription : null,
    end_behavior: "release",
    livemode: false,
    metadata: {},
    current_phase: current === undefined ? null : { start_date: current.start, end_date: current.end },
    phases: phases.map(({ price, start, end }) => ({
      start_date: start,
      end_date: end,
      items: [{ price, quantity: 1, metadata: {} }],
      metadata: {},
    })),
  };
}

export function wirePortalSession(session: PortalSession, base: string): object {
  return {
    id: session.id,
    object: "billing_portal.session",
    created: session.created,
    customer: session.customer,
    livemode: false,
    return_url: session.returnUrl,
    url: `${base}/p/session/${session.id}`,
  };
}

export function wireList(url: string, data: readonly object[], hasMore: boolean): object {
  return { object: "list", url, has_more: hasMore, data };
}
