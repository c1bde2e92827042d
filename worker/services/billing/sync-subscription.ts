import {
  type BillingRow,
  findBillingByCustomer,
  noteCustomer,
  noteProcessed,
  type ProcessedEvent,
  writeBilling,
} from "#db/queries/billing.ts";
import { duplicateSubscriptions, recordOf, sameRecord } from "#domain/billing/subscription-state.ts";
import { DomainError } from "#domain/errors.ts";
import { newId } from "#domain/ids.ts";
import type { Deps } from "#worker/ports/deps.ts";
import type { PaidSubscription } from "#worker/ports/payments.ts";
import { tellOfLatePayment } from "./tell-of-late-payment.ts";

/** A concurrent write makes the work start again; more of them in a row than this is a defect. */
const attempts = 8;

export type BillingDeps = Pick<
  Deps,
  "db" | "clock" | "randomBytes" | "log" | "payments" | "mail" | "background" | "publicUrl"
>;

/** `repeated`: the event's effect was there. `unknown`: the customer belongs to no account. */
export type SyncOutcome = "written" | "unchanged" | "repeated" | "unknown";

/**
 * Reads a customer's subscriptions from the payment provider and writes what they say, in one transaction with the
 * event that told of it. Every write rests on a reading that began after the write before it, so neither the order of
 * events nor that of their handlers matters. Subscriptions beside the one that counts are ended and credited.
 * @throws DomainError `billing.unavailable`; then nothing is written, the event neither
 */
export async function syncSubscription({
  deps,
  input,
}: {
  readonly deps: BillingDeps;
  readonly input: { readonly customerId: string; readonly event: ProcessedEvent | null };
}): Promise<SyncOutcome> {
  const { customerId, event } = input;
  for (let attempt = 0; attempt < attempts; attempt++) {
    const { row, processed } = await findBillingByCustomer(deps.db, customerId, event?.id ?? null);
    if (processed) return "repeated";
    const subscriptions = await deps.payments.listSubscriptions(customerId);
    if (row === null) {
      if (await linkOwner(deps, customerId, subscriptions)) continue;
      deps.log.warn("billing.customer_unknown", { customerId });
      if (event !== null) await noteProcessed(deps.db, event, deps.clock.now());
      return "unknown";
    }
    const outcome = await write(deps, row, subscriptions, event);
    if (outcome !== null) {
      await endDuplicates(deps, subscriptions);
      return outcome;
    }
  }
  throw new DomainError("service.unavailable");
}

/** Null after a concurrent write. */
async function write(
  deps: BillingDeps,
  row: BillingRow,
  subscriptions: readonly PaidSubscription[],
  event: ProcessedEvent | null,
): Promise<SyncOutcome | null> {
  const now = deps.clock.now();
  // A plan that an administrator set is not the payment provider's to change.
  const state = row.grantedBy === null ? recordOf(row, subscriptions, deps.payments.prices, now) : row;
  const same = sameRecord(row, state);
  if (same && event === null) return "unchanged";
  const { tierName, status, trialStart, trialEnd, currentPeriodEnd, cancelAtPeriodEnd, pastDueSince } = state;
  const { stripeSubscriptionId, billingInterval, scheduledTierName, scheduledInterval } = state;
  const written = {
    tierName,
    status,
    trialStart,
    trialEnd,
    currentPeriodEnd,
    cancelAtPeriodEnd,
    pastDueSince,
    stripeSubscriptionId,
    billingInterval,
    scheduledTierName,
    scheduledInterval,
  };
  const outcome = await writeBilling(deps.db, { row, state: same ? null : written, event, now });
  if (outcome === "stale") return null;
  if (outcome === "repeated") return "repeated";
  if (state.status === "past_due") deps.background(tellOfLatePayment({ deps, input: { userId: row.userId } }));
  return same ? "unchanged" : "written";
}

/** A customer that the database does not know, for instance because an older copy was restored. */
async function linkOwner(
  deps: BillingDeps,
  customerId: string,
  subscriptions: readonly PaidSubscription[],
): Promise<boolean> {
  const userId = subscriptions.find((subscription) => subscription.userId !== null)?.userId;
  if (userId === undefined || userId === null) return false;
  const id = newId("subscription", deps.randomBytes);
  return (await noteCustomer(deps.db, { id, userId, customerId, instead: null, now: deps.clock.now() })) === customerId;
}

async function endDuplicates(deps: BillingDeps, subscriptions: readonly PaidSubscription[]): Promise<void> {
  for (const { id, customerId } of duplicateSubscriptions(subscriptions)) {
    deps.log.warn("billing.duplicate_ended", { subscriptionId: id, customerId });
    await deps.payments.cancelNow(id);
  }
}
