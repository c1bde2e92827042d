import { findBilling } from "#db/queries/billing.ts";
import type { Actor } from "#domain/access/actor.ts";
import { DomainError } from "#domain/errors.ts";
import type { Deps } from "#worker/ports/deps.ts";

/**
 * The address of the page on which users manage their own subscription: card, invoices, cancelling.
 * @throws DomainError `billing.nothing_to_manage` before anything was bought, and for a customer who was deleted there;
 * `billing.unavailable`
 */
export async function openPortal({
  actor,
  deps,
}: {
  readonly actor: Pick<Actor, "userId">;
  readonly deps: Pick<Deps, "db" | "payments" | "publicUrl">;
}): Promise<{ readonly url: string }> {
  const record = await findBilling(deps.db, actor.userId);
  if (record === null || record.stripeCustomerId === null) throw new DomainError("billing.nothing_to_manage");
  const url = await deps.payments.openPortal({
    customerId: record.stripeCustomerId,
    returnUrl: `${deps.publicUrl}/account`,
  });
  if (url === null) throw new DomainError("billing.nothing_to_manage");
  return { url };
}
