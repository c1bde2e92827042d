import { findBilling } from "#db/queries/billing.ts";
import type { Actor } from "#domain/access/actor.ts";
import type { ChangePlanInput, PreviewChangeInput } from "#domain/billing/inputs.ts";
import { amountOf, changeBetween, findSoldPrice, type SoldPrice } from "#domain/billing/prices.ts";
import { currentSubscription, isLive } from "#domain/billing/subscription-state.ts";
import { DomainError } from "#domain/errors.ts";
import type { PaidSubscription } from "#worker/ports/payments.ts";
import { type BillingDeps, syncSubscription } from "./sync-subscription.ts";

/** How old a preview may be when the user accepts it. */
const previewLife = 3_600_000;

interface Change {
  readonly subscription: PaidSubscription;
  readonly customerId: string;
  readonly to: SoldPrice;
  readonly takesEffect: "now" | "at_period_end";
}

/** What a change of plan would cost; money in cents, times in milliseconds UTC. */
export interface PlanChangePreview {
  readonly takesEffect: "now" | "at_period_end";
  /** To give back when the change is made, so that it costs what was shown. */
  readonly at: number;
  /** Charged at once; 0 when less is credited than charged, or nothing is due before the period ends. */
  readonly dueNow: number;
  /** What is credited beyond that, and taken off the next payments. */
  readonly credit: number;
  readonly lines: readonly { readonly description: string; readonly amount: number }[];
  /** When the next regular payment is due, and how much it is. */
  readonly nextPaymentAt: number | null;
  readonly nextPayment: number;
}

interface Call<Input> {
  readonly actor: Pick<Actor, "userId">;
  readonly deps: BillingDeps;
  readonly input: Input;
}

/**
 * Says what a change to another price costs and when it takes effect.
 * @throws DomainError `billing.plan_invalid`, `billing.nothing_to_manage`, `billing.unavailable`
 */
export async function previewChange({ actor, deps, input }: Call<PreviewChangeInput>): Promise<PlanChangePreview> {
  const { subscription, to, takesEffect } = await decideChange(deps, actor.userId, input.priceId);
  const at = Math.floor(deps.clock.now() / 1000) * 1000;
  const nextPayment = amountOf(to);
  if (takesEffect === "at_period_end") {
    const nextPaymentAt = subscription.currentPeriodEnd;
    return { takesEffect, at, dueNow: 0, credit: 0, lines: [], nextPaymentAt, nextPayment };
  }
  const { total, lines } = await deps.payments.previewChange({ subscription, priceId: to.priceId, at });
  const restarts = findSoldPrice(deps.payments.prices, subscription.priceId)?.interval !== to.interval;
  return {
    takesEffect,
    at,
    dueNow: Math.max(0, total),
    credit: Math.max(0, -total),
    lines,
    nextPaymentAt: restarts && subscription.status !== "trialing" ? null : subscription.currentPeriodEnd,
    nextPayment,
  };
}

/**
 * Changes the plan: more at once and paid for at once, less when the paid period ends.
 * @throws DomainError as `previewChange`, and `billing.payment_failed` when the card refuses; then nothing has changed
 */
export async function changePlan({ actor, deps, input }: Call<ChangePlanInput>): Promise<{
  readonly takesEffect: "now" | "at_period_end";
}> {
  const now = deps.clock.now();
  if (input.at > now || input.at < now - previewLife) {
    throw new DomainError("input.invalid", { message: "billing.preview_invalid", path: "at" });
  }
  const { subscription, customerId, to, takesEffect } = await decideChange(deps, actor.userId, input.priceId);
  const { priceId } = to;
  if (takesEffect === "now") {
    if (subscription.scheduleId !== null) await deps.payments.releaseSchedule(subscription.scheduleId);
    await deps.payments.changeNow({ subscription, priceId, at: input.at });
  } else {
    await deps.payments.changeAtPeriodEnd({ subscription, priceId });
  }
  await syncSubscription({ deps, input: { customerId, event: null } });
  return { takesEffect };
}

async function decideChange(deps: BillingDeps, userId: string, priceId: string | undefined): Promise<Change> {
  const { prices } = deps.payments;
  const to = findSoldPrice(prices, priceId);
  if (to === null) throw new DomainError("billing.plan_invalid");
  const customerId = (await findBilling(deps.db, userId))?.stripeCustomerId ?? null;
  if (customerId === null) throw new DomainError("billing.nothing_to_manage");
  const subscription = currentSubscription(await deps.payments.listSubscriptions(customerId));
  if (subscription === null || !isLive(subscription)) throw new DomainError("billing.nothing_to_manage");
  const from = findSoldPrice(prices, subscription.priceId);
  const kind = from === null ? "now" : changeBetween(from, to);
  if (kind === "same") throw new DomainError("billing.plan_invalid");
  // Nothing is paid yet in a trial, so there is no period to wait for.
  const takesEffect = subscription.status === "trialing" ? "now" : kind;
  return { subscription, customerId, to, takesEffect };
}
