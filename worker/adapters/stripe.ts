import Stripe from "stripe";
import type { SoldPrice } from "#domain/billing/prices.ts";
import { DomainError, type ErrorCode } from "#domain/errors.ts";
import { type TimeLimits, timeLimits } from "#domain/time-limits.ts";
import { BadSignature, type PaymentEvent, type Payments } from "#worker/ports/payments.ts";
import { within } from "#worker/ports/within.ts";
import { closeCheckoutSessions, openCheckoutSession } from "./stripe-checkout.ts";
import { toPaidSubscription } from "./stripe-subscription.ts";

/** The version of the API that this code reads and writes; the webhook's endpoint is made with the same one. */
const apiVersion = "2026-10-28.endive";
/** Seconds that a signature is good for. */
const tolerance = 300;
const pageSize = 100;

export interface StripeSettings {
  readonly secretKey: string;
  /** Any of these may have signed a webhook: two while one takes the place of the other. */
  readonly webhookSecrets: readonly string[];
  /** Undefined for Stripe itself. */
  readonly apiBase: string | undefined;
  readonly prices: readonly SoldPrice[];
  /** Whether Stripe Tax computes and adds taxes. */
  readonly automaticTax: boolean;
}

type PaymentLimits = Pick<TimeLimits, "paymentRequest" | "payments">;

/** Payments through Stripe. Every call ends within `limits.payments` milliseconds, its requests' repetitions included. */
export function createStripePayments(settings: StripeSettings, limits: PaymentLimits = timeLimits): Payments {
  const stripe = new Stripe(settings.secretKey, {
    apiVersion,
    httpClient: Stripe.createFetchHttpClient(),
    timeout: limits.paymentRequest,
    maxNetworkRetries: 1,
    telemetry: false,
    ...hostOf(settings.apiBase),
  });
  const crypto = Stripe.createSubtleCryptoProvider();
  const { prices, webhookSecrets, automaticTax } = settings;
  const call = <Answer>(ask: () => Promise<Answer>, refusedPayment?: ErrorCode) =>
    askInTime(ask, limits.payments, refusedPayment);
  const expand = ["data.latest_invoice", "data.schedule"];

  return {
    prices,

    openCustomer: ({ userId, email, fullName, gone }) =>
      call(async () => {
        const { data } = await stripe.customers.search({ query: `metadata['user_id']:'${userId}'`, limit: 2 });
        const known = data.find(({ id }) => id !== gone);
        if (known !== undefined) return known.id;
        const customer = { email, name: fullName, metadata: { user_id: userId } };
        const instead = gone === undefined ? "" : `:${gone}`;
        const made = await stripe.customers.create(customer, {
          idempotencyKey: `customer:${userId}:${email}${instead}`,
        });
        return made.id;
      }),

    hasCustomer: (customerId) =>
      call(async () => {
        const customer = await unlessMissing(stripe.customers.retrieve(customerId));
        return customer !== null && customer.deleted !== true;
      }),

    openCheckout: (request) => call(() => openCheckoutSession(stripe, request, { automaticTax })),

    closeCheckouts: (customerId) =>
      call(async () => {
        await unlessMissing(closeCheckoutSessions(stripe, customerId));
      }),

    openPortal: ({ customerId, returnUrl }) =>
      call(async () => {
        const request = { customer: customerId, return_url: returnUrl };
        const session = await unlessMissing(stripe.billingPortal.sessions.create(request));
        return session?.url ?? null;
      }),

    listSubscriptions: (customerId) =>
      call(async () => {
        const list = stripe.subscriptions.list({ customer: customerId, status: "all", limit: pageSize, expand });
        const { data } = (await unlessMissing(list)) ?? { data: [] };
        return data.map(toPaidSubscription);
      }),

    async *listLiveSubscriptions() {
      let after: string | undefined;
      for (;;) {
        const from = after === undefined ? {} : { starting_after: after };
        const { data, has_more } = await call(() => stripe.subscriptions.list({ limit: pageSize, expand, ...from }));
        yield data.map(toPaidSubscription);
        after = data.at(-1)?.id;
        if (!has_more || after === undefined) return;
      }
    },

    previewChange: ({ subscription, priceId, at }) =>
      call(async () => {
        const invoice = await stripe.invoices.createPreview({
          subscription: subscription.id,
          subscription_details: {
            items: [{ id: subscription.itemId, price: priceId }],
            proration_behavior: "always_invoice",
            proration_date: Math.floor(at / 1000),
          },
        });
        const lines = invoice.lines.data.map(({ description, amount }) => ({ description: description ?? "", amount }));
        return { total: invoice.total, lines };
      }),

    changeNow: ({ subscription, priceId, at }) =>
      call(async () => {
        await stripe.subscriptions.update(
          subscription.id,
          {
            items: [{ id: subscription.itemId, price: priceId }],
            proration_behavior: "always_invoice",
            proration_date: Math.floor(at / 1000),
            // The change and its payment are one: a card that refuses leaves the plan as it was.
            payment_behavior: "error_if_incomplete",
            cancel_at_period_end: false,
          },
          { idempotencyKey: `change:${subscription.id}:${subscription.priceId}:${priceId}:${Math.floor(at / 1000)}` },
        );
      }, "billing.payment_failed"),

    changeAtPeriodEnd: ({ subscription, priceId }) =>
      call(async () => {
        const schedule =
          subscription.scheduleId ??
          (await stripe.subscriptionSchedules.create({ from_subscription: subscription.id })).id;
        const start = Math.floor(subscription.currentPeriodStart / 1000);
        const end = Math.floor(subscription.currentPeriodEnd / 1000);
        await stripe.subscriptionSchedules.update(schedule, {
          end_behavior: "release",
          phases: [
            { items: [{ price: subscription.priceId, quantity: 1 }], start_date: start, end_date: end },
            { items: [{ price: priceId, quantity: 1 }], proration_behavior: "none" },
          ],
        });
      }),

    releaseSchedule: (scheduleId) =>
      call(async () => {
        await stripe.subscriptionSchedules.release(scheduleId);
      }),

    cancelAtPeriodEnd: (subscriptionId) =>
      call(async () => {
        await stripe.subscriptions.update(subscriptionId, { cancel_at_period_end: true });
      }),

    cancelNow: (subscriptionId) =>
      call(async () => {
        await unlessMissing(stripe.subscriptions.cancel(subscriptionId, { prorate: true, invoice_now: true }));
      }),

    deleteCustomer: (customerId) =>
      call(async () => {
        await unlessMissing(stripe.customers.del(customerId));
      }),

    priceAmount: (priceId) => call(async () => (await stripe.prices.retrieve(priceId)).unit_amount),

    async readEvent({ body, signature, now }) {
      const checks = webhookSecrets.map(async (secret) =>
        toPaymentEvent(await stripe.webhooks.constructEventAsync(body, signature, secret, tolerance, crypto, now)),
      );
      try {
        return await Promise.any(checks);
      } catch (error) {
        throw new BadSignature("No webhook secret fits the signature.", { cause: error });
      }
    },
  };
}

function hostOf(apiBase: string | undefined): Stripe.StripeConfig {
  if (apiBase === undefined) return {};
  const { hostname, port, protocol } = new URL(apiBase);
  return {
    host: hostname,
    protocol: protocol === "http:" ? "http" : "https",
    ...(port === "" ? {} : { port: Number(port) }),
  };
}

function toPaymentEvent({ id, type, data }: Stripe.Event): PaymentEvent {
  if (typeof id !== "string" || typeof type !== "string") throw new Error("What was signed is no event.");
  const object: unknown = data.object;
  const customer: unknown = Object(object).customer;
  if (typeof customer === "string") return { id, type, customerId: customer };
  const nested: unknown = Object(customer).id;
  return { id, type, customerId: typeof nested === "string" ? nested : null };
}

/** The response, or null for an object that does not exist: 404 for an id in the path, 400 in the parameters. */
async function unlessMissing<Answer>(asked: Promise<Answer>): Promise<Answer | null> {
  try {
    return await asked;
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error;
    if (error.statusCode === 404 || error.code === "resource_missing") return null;
    throw error;
  }
}

async function askInTime<Answer>(
  ask: () => Promise<Answer>,
  limit: number,
  refusedPayment: ErrorCode | undefined,
): Promise<Answer> {
  try {
    return await within(limit, ask(), () => new Error("The payment provider did not answer in time."));
  } catch (error) {
    if (refusedPayment !== undefined && error instanceof Stripe.errors.StripeCardError) {
      throw new DomainError(refusedPayment, {}, { cause: error });
    }
    throw new DomainError("billing.unavailable", {}, { cause: error });
  }
}
