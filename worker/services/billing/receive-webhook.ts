import { noteProcessed } from "#db/queries/billing.ts";
import { type BillingDeps, type SyncOutcome, syncSubscription } from "./sync-subscription.ts";

/** Events that change a subscription; every other event is recorded and ignored. */
const relevant =
  /^(customer\.subscription\.|subscription_schedule\.|invoice\.(paid|payment_|marked_)|checkout\.session\.)/;

/**
 * Takes a webhook: checks the signature of its raw body, and brings the record up to what the payment provider says
 * now, once per event, in the transaction of its effect.
 * @throws BadSignature; DomainError `billing.unavailable`, and then nothing is written, so that it can come again
 */
export async function receiveWebhook({
  deps,
  input,
}: {
  readonly deps: BillingDeps;
  readonly input: { readonly body: string; readonly signature: string };
}): Promise<SyncOutcome | "ignored"> {
  const { id, type, customerId } = await deps.payments.readEvent({ ...input, now: deps.clock.now() });
  const event = { id, type };
  if (customerId !== null && relevant.test(type)) return syncSubscription({ deps, input: { customerId, event } });
  await noteProcessed(deps.db, event, deps.clock.now());
  return "ignored";
}
