import { type EndingAccount, eraseAccountRows, findEndingAccount } from "#db/queries/erasure.ts";
import type { Actor } from "#domain/access/actor.ts";
import { decideErasure } from "#domain/accounts/erasure.ts";
import { isLive } from "#domain/billing/subscription-state.ts";
import { DomainError } from "#domain/errors.ts";
import { newId } from "#domain/ids.ts";
import type { Deps } from "#worker/ports/deps.ts";
import { closeSockets } from "../auth/close-sockets.ts";
import { publishWaiting } from "../tickets/publish-waiting.ts";
import { hashTrialAddress } from "./hash-trial-address.ts";
import { processErasureQueue } from "./process-erasure-queue.ts";

/** How much of the cleanup outside the database runs at once after the answer; the job does the rest. */
const atOnce = 100;

/**
 * Ends an account for good: what is paid for ends first, then the person's rows go in one transaction, then sockets
 * close, and data outside the database is deleted. An account that was just ended by another call is no error.
 * @throws DomainError `user.last_admin`, `account.fleet_has_drivers`, `billing.unavailable`; then nothing was erased
 */
export async function endAccount({
  actor,
  deps,
  account,
  userId,
}: {
  readonly actor: Pick<Actor, "userId" | "fullName">;
  readonly deps: Deps;
  readonly account: EndingAccount;
  readonly userId: string;
}): Promise<void> {
  refuseWhatStandsInTheWay(account);
  if (account.stripeCustomerId !== null) await endSubscriptions(deps, account.stripeCustomerId);
  const { erased, releasedTickets } = await eraseAccountRows(deps.db, {
    userId,
    email: account.email,
    actorId: actor.userId,
    auditId: newId("audit", deps.randomBytes),
    addressHash: await hashTrialAddress(deps, account.email),
    now: deps.clock.now(),
  });
  if (!erased) {
    const left = await findEndingAccount(deps.db, userId);
    if (left === null) return;
    refuseWhatStandsInTheWay(left);
    throw new DomainError("service.unavailable");
  }
  closeSockets(deps, userId, "account");
  deps.background(processErasureQueue({ deps, input: { userId, limit: atOnce } }));
  publishWaiting(deps, releasedTickets);
}

function refuseWhatStandsInTheWay(account: EndingAccount): void {
  const code = decideErasure(account);
  if (code !== null) throw new DomainError(code, { drivers: account.fleetMembers });
}

async function endSubscriptions({ payments }: Deps, customerId: string): Promise<void> {
  for (const subscription of await payments.listSubscriptions(customerId)) {
    if (isLive(subscription)) await payments.cancelNow(subscription.id);
  }
}
