import { findBilling } from "#db/queries/billing.ts";
import type { Actor } from "#domain/access/actor.ts";
import { decideAccess } from "#domain/access/subscription.ts";
import type { Deps } from "#worker/ports/deps.ts";
import { type BillingDeps, syncSubscription } from "./sync-subscription.ts";

/** Readings for one user; beyond them the record answers. */
const readings = { limit: 30, windowMs: 60_000 } as const;

/**
 * Reads a user's subscription from the payment provider, stores it, and returns the access that it gives.
 * @throws DomainError `billing.unavailable`; the record then stays as it was
 */
export async function checkSubscription({
  actor,
  deps,
}: {
  readonly actor: Pick<Actor, "userId" | "access" | "fleet">;
  readonly deps: BillingDeps & Pick<Deps, "limits">;
}) {
  const before = await findBilling(deps.db, actor.userId);
  const customerId = before?.stripeCustomerId ?? null;
  if (customerId !== null) {
    const { allowed } = await deps.limits.hit({ key: `billing-check:${actor.userId}`, ...readings });
    if (allowed) await syncSubscription({ deps, input: { customerId, event: null } });
  }
  const record = before === null ? null : await findBilling(deps.db, actor.userId);
  return {
    // A driver in a fleet has the access of its owner's plan, whatever their own record says.
    access: actor.fleet?.role === "member" ? actor.access : decideAccess(record, deps.clock.now()),
    subscription:
      record === null
        ? null
        : {
            tierName: record.tierName,
            status: record.status,
            trialEnd: record.trialEnd,
            currentPeriodEnd: record.currentPeriodEnd,
            cancelAtPeriodEnd: record.cancelAtPeriodEnd,
            billingInterval: record.billingInterval,
          },
  };
}
