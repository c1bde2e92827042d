import { findBilling, noteCustomer } from "#db/queries/billing.ts";
import type { Actor } from "#domain/access/actor.ts";
import { carriedTrial } from "#domain/billing/carried-trial.ts";
import type { CheckoutInput } from "#domain/billing/inputs.ts";
import { findSoldPrice } from "#domain/billing/prices.ts";
import { isLive } from "#domain/billing/subscription-state.ts";
import { DomainError } from "#domain/errors.ts";
import { newId } from "#domain/ids.ts";
import { type BillingDeps, syncSubscription } from "./sync-subscription.ts";

/**
 * The address of a page that takes the payment for a plan. The price is one of the worker's own list; the days that
 * remain of the trial are carried over; a user with a running plan changes that one instead.
 * @throws DomainError `billing.plan_invalid`, `billing.already_subscribed`, `billing.unavailable`
 */
export async function startCheckout({
  actor,
  deps,
  input,
}: {
  readonly actor: Pick<Actor, "userId" | "email" | "fullName">;
  readonly deps: BillingDeps;
  readonly input: CheckoutInput;
}): Promise<{ readonly url: string }> {
  const price = findSoldPrice(deps.payments.prices, input.priceId);
  if (price === null) throw new DomainError("billing.plan_invalid");
  const customerId = await customerOf(deps, actor);
  if ((await deps.payments.listSubscriptions(customerId)).some(isLive)) {
    await syncSubscription({ deps, input: { customerId, event: null } });
    throw new DomainError("billing.already_subscribed");
  }
  const record = await findBilling(deps.db, actor.userId);
  if (record !== null && record.grantedBy !== null) throw new DomainError("billing.already_subscribed");
  const url = await deps.payments.openCheckout({
    customerId,
    userId: actor.userId,
    priceId: price.priceId,
    trial: record === null ? null : carriedTrial(record, deps.clock.now()),
    successUrl: `${deps.publicUrl}/account?success=true`,
    cancelUrl: `${deps.publicUrl}/pricing?checkout=cancelled`,
  });
  return { url };
}

/** The user's customer, created and stored before anything is bought; a new one when the old one was deleted. */
async function customerOf(
  deps: BillingDeps,
  { userId, email, fullName }: Pick<Actor, "userId" | "email" | "fullName">,
): Promise<string> {
  const known = (await findBilling(deps.db, userId))?.stripeCustomerId ?? null;
  if (known !== null && (await deps.payments.hasCustomer(known))) return known;
  const gone = known === null ? {} : { gone: known };
  const customerId = await deps.payments.openCustomer({ userId, email, fullName, ...gone });
  const id = newId("subscription", deps.randomBytes);
  const noted = await noteCustomer(deps.db, { id, userId, customerId, instead: known, now: deps.clock.now() });
  if (noted === null) throw new DomainError("account.not_found");
  return noted;
}
