import { readFleet } from "#db/queries/fleets.ts";
import { isFleetTier, memberLimit } from "#domain/billing/fleet.ts";
import type { Deps } from "#worker/ports/deps.ts";
import type { FleetActor } from "./own-fleet.ts";

/**
 * A user's view of the fleet that they lead or belong to; null for a driver without one. Only the owner sees
 * the invitations and the addresses.
 */
export async function getFleet({
  actor,
  deps,
}: {
  readonly actor: FleetActor;
  readonly deps: Pick<Deps, "db" | "clock">;
}) {
  const { fleet, tierName, access } = actor;
  if (fleet === null) {
    const mayLead = access.paid && tierName !== null && isFleetTier(tierName);
    return mayLead
      ? { role: "owner" as const, owner: null, members: [], invites: [], memberLimit: memberLimit(tierName) }
      : null;
  }
  const { members, invites, owner } = await readFleet(deps.db, fleet.id, deps.clock.now());
  const ownerName = owner === null ? null : (owner.companyName ?? owner.fullName ?? null);
  const shared = { owner: { name: ownerName }, memberLimit: tierName === null ? 0 : memberLimit(tierName) };
  return fleet.role === "owner"
    ? { role: "owner" as const, ...shared, members, invites }
    : { role: "member" as const, ...shared, members: [], invites: [] };
}
