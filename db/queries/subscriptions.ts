import { newTrial } from "#domain/access/subscription.ts";
import type { Db } from "../client.ts";
import { userSubscriptions } from "../schema/index.ts";
import { tierId } from "./tiers.ts";

/** The 14 days of a new driver, from `now` (none for an address that has `used` its trial), as a statement for the sign-up's batch. One row an account: a second one is refused. */
export function trialInsert(
  db: Pick<Db, "insert">,
  {
    id,
    userId,
    now,
    used = false,
  }: { readonly id: string; readonly userId: string; readonly now: number; readonly used?: boolean },
) {
  return db.insert(userSubscriptions).values({
    id,
    userId,
    tierId: tierId("solo_driver"),
    status: "trialing",
    ...(used ? { trialStart: now, trialEnd: now } : newTrial(now)),
    updatedAt: now,
  });
}
