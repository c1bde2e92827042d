import { decideAccess, type SubscriptionState } from "../access/subscription.ts";
import { plans, type TierName } from "./plans.ts";

/** The fleet that a user belongs to, while its owner's plan includes one. */
export interface ActorFleet {
  readonly id: string;
  readonly ownerId: string;
  readonly role: "owner" | "member";
}

/** A driver's membership in a fleet, and the plan of its owner. */
export interface FleetMembership {
  readonly id: string;
  readonly ownerId: string;
  readonly subscription: SubscriptionState & { readonly tierName: TierName };
}

/** How many drivers beside the owner a fleet has at most: as many as it has trucks; null for no limit. */
export function memberLimit(tierName: TierName): number | null {
  return plans[tierName].truckLimit;
}

/** Whether a plan is one for several drivers. */
export function isFleetTier(tierName: TierName | null): boolean {
  return tierName === "fleet_manager" || tierName === "b2b_enterprise";
}

/** What a fleet gives its drivers now: its owner's access and plan; null when the owner's plan carries no fleet. */
export function fleetAccess({ subscription }: FleetMembership, now: number) {
  const access = decideAccess(subscription, now);
  return access.allowed && access.paid && isFleetTier(subscription.tierName)
    ? { access, tierName: subscription.tierName }
    : null;
}
