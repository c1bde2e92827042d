import type { Actor } from "../access/actor.ts";
import type { Role } from "../access/roles.ts";
import type { Access } from "../access/subscription.ts";
import type { TierName } from "../billing/plans.ts";

/** What a page knows of the person who is signed in. */
export interface Me {
  readonly id: string;
  readonly email: string;
  readonly fullName: string;
  readonly roles: readonly Role[];
  readonly access: Access;
  /** The plan; null without a subscription. */
  readonly tierName: TierName | null;
  /** Whether the plan is shared: its owner pays, a member does not. */
  readonly fleetRole: "owner" | "member" | null;
}

export function meOf({ userId, email, fullName, roles, access, tierName, fleet }: Actor): Me {
  return { id: userId, email, fullName, roles, access, tierName, fleetRole: fleet?.role ?? null };
}
