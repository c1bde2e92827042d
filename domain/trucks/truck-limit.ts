import type { Actor } from "../access/actor.ts";
import { plans } from "../billing/plans.ts";

/**
 * Active trucks that an account may save (contract, "Numbers"): its plan's number while the plan is paid for
 * (or late within its grace), otherwise Solo's, also on trial; null for no limit.
 */
export function truckLimitOf({ access, tierName }: Pick<Actor, "access" | "tierName">): number | null {
  return plans[access.paid && tierName !== null ? tierName : "solo_driver"].truckLimit;
}
