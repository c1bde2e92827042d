import { findOwnAccount } from "#db/queries/users.ts";
import type { Actor } from "#domain/access/actor.ts";
import { DomainError } from "#domain/errors.ts";
import type { Deps } from "#worker/ports/deps.ts";

/** One's own account with its subscription and plan; money in cents. @throws account.not_found */
export async function getAccount({ actor, deps }: { readonly actor: Actor; readonly deps: Deps }) {
  const found = await findOwnAccount(deps.db, actor.userId);
  if (found === null) throw new DomainError("account.not_found");
  const { subscription, tier, ...account } = found;
  return {
    id: actor.userId,
    ...account,
    roles: actor.roles,
    access: actor.access,
    /** The plan that counts: the fleet's for its drivers, otherwise one's own. */
    tierName: actor.tierName,
    fleetRole: actor.fleet?.role ?? null,
    subscription: subscription === null ? null : withPlan(subscription, tier),
  };
}

interface Terms {
  readonly stripeCustomerId: string | null;
  readonly stripeSubscriptionId: string | null;
  readonly grantedBy: string | null;
}

function withPlan<Subscription extends Terms, Tier>(
  { stripeCustomerId, stripeSubscriptionId, grantedBy, ...terms }: Subscription,
  tier: Tier,
) {
  return {
    ...terms,
    tier,
    /** Whether there is a subscription to manage at the payment provider. */
    managed: stripeCustomerId !== null,
    /** Whether a plan was ever bought; otherwise what there is is the trial. */
    bought: stripeSubscriptionId !== null,
    /** Whether an administrator set the plan. */
    granted: grantedBy !== null,
  };
}
