import { findBillingsByCustomers, listLiveCustomers } from "#db/queries/billing.ts";
import { amountOf } from "#domain/billing/prices.ts";
import { recordOf, sameRecord } from "#domain/billing/subscription-state.ts";
import type { PaidSubscription } from "#worker/ports/payments.ts";
import { type BillingDeps, syncSubscription } from "./sync-subscription.ts";

const atOnce = 200;

/**
 * Compares everybody's subscription with the payment provider's word, sets right what differs and logs each difference;
 * compares what the prices cost with what the pages say.
 */
export async function reconcileSubscriptions({ deps }: { readonly deps: BillingDeps }): Promise<void> {
  const seen = new Set<string>();
  for await (const page of deps.payments.listLiveSubscriptions()) {
    await reconcilePage(deps, page, seen);
  }
  await reconcileVanished(deps, seen);
  await comparePrices(deps);
}

async function reconcilePage(deps: BillingDeps, page: readonly PaidSubscription[], seen: Set<string>): Promise<void> {
  const byCustomer = Map.groupBy(page, ({ customerId }) => customerId);
  const records = await findBillingsByCustomers(deps.db, [...byCustomer.keys()]);
  for (const [customerId, subscriptions] of byCustomer) {
    seen.add(customerId);
    const record = records.get(customerId);
    if (record !== undefined && record.grantedBy !== null) continue;
    const now = deps.clock.now();
    const same =
      subscriptions.length === 1 &&
      record !== undefined &&
      sameRecord(record, recordOf(record, subscriptions, deps.payments.prices, now));
    if (!same) await repair(deps, customerId);
  }
}

/** What runs according to the record, and not according to the payment provider. */
async function reconcileVanished(deps: BillingDeps, seen: ReadonlySet<string>): Promise<void> {
  let cursor = "";
  for (;;) {
    const customers = await listLiveCustomers(deps.db, { cursor, limit: atOnce });
    for (const customerId of customers) {
      if (!seen.has(customerId)) await repair(deps, customerId);
    }
    cursor = customers.at(-1) ?? "";
    if (customers.length < atOnce) return;
  }
}

async function repair(deps: BillingDeps, customerId: string): Promise<void> {
  try {
    const outcome = await syncSubscription({ deps, input: { customerId, event: null } });
    if (outcome === "written") deps.log.warn("billing.repaired", { customerId });
  } catch (error) {
    // One customer who cannot be read must not keep the others from being compared.
    deps.log.error("billing.repair_failed", error, { customerId });
  }
}

async function comparePrices(deps: BillingDeps): Promise<void> {
  for (const price of deps.payments.prices) {
    const charged = await deps.payments.priceAmount(price.priceId);
    const shown = amountOf(price);
    if (charged === shown) continue;
    const error = new Error(
      `${price.tierName} by the ${price.interval} is shown as ${shown} and charged as ${charged}`,
    );
    deps.log.error("billing.price_differs", error, { priceId: price.priceId, shown, charged });
  }
}
