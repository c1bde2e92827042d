import Stripe from "stripe";
import type { CarriedTrial } from "#domain/billing/carried-trial.ts";
import type { CheckoutRequest } from "#worker/ports/payments.ts";

const sessionsRead = 10;

/**
 * The address of a Checkout page for a purchase. A page for the same purchase that is still open is used again, pages
 * for others are closed, and two requests at once get one page: the idempotency key names the newest page before it.
 */
export async function openCheckoutSession(
  stripe: Stripe,
  request: CheckoutRequest,
  { automaticTax }: { readonly automaticTax: boolean },
): Promise<string> {
  const { data: sessions } = await stripe.checkout.sessions.list({
    customer: request.customerId,
    limit: sessionsRead,
  });
  const purchase = purchaseOf(request);
  const open = sessions.filter(({ status }) => status === "open");
  const same = open.find(({ metadata, url }) => metadata?.["purchase"] === purchase && url !== null);
  await Promise.all(open.filter((session) => session !== same).map(({ id }) => close(stripe, id)));
  if (same?.url) return same.url;

  const made = await stripe.checkout.sessions.create(sessionOf(request, purchase, automaticTax), {
    idempotencyKey: `checkout:${request.customerId}:${sessions[0]?.id ?? "first"}:${purchase}`,
  });
  if (made.url === null) throw new Error(`The Checkout session ${made.id} has no address.`);
  return made.url;
}

/** Closes every page of a customer that is still open. */
export async function closeCheckoutSessions(stripe: Stripe, customer: string): Promise<void> {
  const { data: open } = await stripe.checkout.sessions.list({ customer, status: "open", limit: sessionsRead });
  await Promise.all(open.map(({ id }) => close(stripe, id)));
}

/** Closes a checkout page; one that is already closed is no error, one that was just paid on is. */
async function close(stripe: Stripe, id: string): Promise<void> {
  try {
    await stripe.checkout.sessions.expire(id);
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error;
    const { status } = await stripe.checkout.sessions.retrieve(id);
    if (status !== "expired") throw error;
  }
}

function sessionOf(
  { customerId, userId, priceId, trial, successUrl, cancelUrl }: CheckoutRequest,
  purchase: string,
  automaticTax: boolean,
): Stripe.Checkout.SessionCreateParams {
  return {
    mode: "subscription",
    customer: customerId,
    client_reference_id: userId,
    line_items: [{ price: priceId, quantity: 1 }],
    metadata: { user_id: userId, purchase },
    subscription_data: { metadata: { user_id: userId }, ...trialOf(trial) },
    allow_promotion_codes: true,
    success_url: successUrl,
    cancel_url: cancelUrl,
    ...(automaticTax
      ? {
          automatic_tax: { enabled: true },
          tax_id_collection: { enabled: true },
          customer_update: { address: "auto", name: "auto" },
        }
      : {}),
  };
}

function trialOf(trial: CarriedTrial): Stripe.Checkout.SessionCreateParams.SubscriptionData {
  if (trial === null) return {};
  return "days" in trial ? { trial_period_days: trial.days } : { trial_end: Math.floor(trial.until / 1000) };
}

/** Names what is bought, the free days included: what differs in either is another purchase. */
function purchaseOf({ priceId, trial }: CheckoutRequest): string {
  if (trial === null) return priceId;
  return "days" in trial ? `${priceId}+${trial.days}d` : `${priceId}+${Math.floor(trial.until / 1000)}`;
}
