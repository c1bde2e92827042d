import { findBilling, setGrantedPlan } from "#db/queries/billing.ts";
import { findOwnAccount } from "#db/queries/users.ts";
import type { Actor } from "#domain/access/actor.ts";
import type { SetPlanInput } from "#domain/billing/set-plan.ts";
import { currentSubscription, isLive } from "#domain/billing/subscription-state.ts";
import { DomainError } from "#domain/errors.ts";
import { newId } from "#domain/ids.ts";
import { type BillingDeps, syncSubscription } from "./sync-subscription.ts";

/**
 * Grants a user a plan without a payment, or takes it back. A running subscription ends with its paid
 * period, and open checkout pages are closed, so that no payment runs beside a granted plan. When it is taken
 * back, the payment provider's record counts again, and for a user who never bought anything the rest of the trial.
 * @throws DomainError `user.not_found`, `billing.unavailable`
 */
export async function setPlan({
  actor,
  deps,
  input,
}: {
  readonly actor: Pick<Actor, "userId">;
  readonly deps: BillingDeps;
  readonly input: SetPlanInput;
}): Promise<void> {
  const { userId, tierName } = input;
  const [account, before] = await Promise.all([findOwnAccount(deps.db, userId), findBilling(deps.db, userId)]);
  if (account === null) throw new DomainError("user.not_found");
  const customerId = before?.stripeCustomerId ?? null;
  if (tierName === null && (before === null || before.grantedBy === null)) return;
  if (tierName !== null && customerId !== null) {
    await deps.payments.closeCheckouts(customerId);
    await endWithPeriod(deps, customerId);
  }
  await setGrantedPlan(deps.db, {
    id: newId("subscription", deps.randomBytes),
    userId,
    plan: tierName === null ? null : { tierName, grantedBy: actor.userId },
    audit: {
      id: newId("audit", deps.randomBytes),
      actorId: actor.userId,
      action: tierName === null ? "plan.taken_back" : "plan.granted",
      subjectKind: "user",
      subjectId: userId,
      data: { tierName },
      createdAt: deps.clock.now(),
    },
  });
  if (tierName === null && customerId !== null) {
    await syncSubscription({ deps, input: { customerId, event: null } });
  }
}

async function endWithPeriod(deps: BillingDeps, customerId: string): Promise<void> {
  const current = currentSubscription(await deps.payments.listSubscriptions(customerId));
  if (current === null || !isLive(current) || current.cancelAtPeriodEnd) return;
  if (current.scheduleId !== null) await deps.payments.releaseSchedule(current.scheduleId);
  await deps.payments.cancelAtPeriodEnd(current.id);
}
