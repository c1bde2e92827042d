import type { Actor } from "#domain/access/actor.ts";
import { isFleetTier } from "#domain/billing/fleet.ts";
import type { TierName } from "#domain/billing/plans.ts";
import { DomainError } from "#domain/errors.ts";

export type FleetActor = Pick<Actor, "userId" | "email" | "fullName" | "access" | "tierName" | "fleet">;

/** The plan of a user who may lead a fleet. @throws DomainError `fleet.not_allowed` */
export function leadingTier({ access, tierName, fleet }: FleetActor): TierName {
  if (fleet?.role === "member" || !access.paid || tierName === null || !isFleetTier(tierName)) {
    throw new DomainError("fleet.not_allowed");
  }
  return tierName;
}

/** The fleet that a user leads. @throws DomainError `fleet.not_allowed` when they lead none */
export function ledFleetId({ fleet }: FleetActor): string {
  if (fleet?.role !== "owner") throw new DomainError("fleet.not_allowed");
  return fleet.id;
}
