import type { Actor, SecondFactorState } from "../access/actor.ts";
import type { Role } from "../access/roles.ts";
import type { Access } from "../access/subscription.ts";
import type { TierName } from "../billing/plans.ts";

/** What a page knows of the person who is signed in. */
export interface Me {
  readonly id: string;
  readonly email: string;
  readonly fullName: string;
  /** Roles that the account holds, also those that wait for a second factor. */
  readonly roles: readonly Role[];
  readonly secondFactor: SecondFactorState;
  readonly access: Access;
  /** The plan; null without a subscription. */
  readonly tierName: TierName | null;
  /** Whether the plan is shared: its owner pays, a member does not. */
  readonly fleetRole: "owner" | "member" | null;
}

export function meOf(actor: Actor): Me {
  const { userId, email, fullName, secondFactor, access, tierName, fleet } = actor;
  const roles = [...actor.roles, ...actor.withheldRoles];
  return { id: userId, email, fullName, roles, secondFactor, access, tierName, fleetRole: fleet?.role ?? null };
}
