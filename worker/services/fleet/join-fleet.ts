import { findBilling } from "#db/queries/billing.ts";
import { findOpenInvite, joinFleet as writeMember } from "#db/queries/fleets.ts";
import { tokenId } from "#db/queries/token-id.ts";
import { decideAccess } from "#domain/access/subscription.ts";
import { isFleetTier, memberLimit } from "#domain/billing/fleet.ts";
import type { FleetInviteInput } from "#domain/billing/fleet-inputs.ts";
import { DomainError } from "#domain/errors.ts";
import type { Deps } from "#worker/ports/deps.ts";
import type { FleetActor } from "./own-fleet.ts";

interface Call {
  readonly actor: FleetActor;
  readonly deps: Pick<Deps, "db" | "clock">;
  readonly input: FleetInviteInput;
}

/** Whose fleet an invitation leads to. @throws DomainError `fleet.invite_invalid` for one that is not this person's or not open */
export async function readInvite({ actor, deps, input }: Call): Promise<{ readonly ownerName: string | null }> {
  const { invite } = await openInvite({ actor, deps, input });
  return { ownerName: invite.companyName ?? invite.ownerName };
}

/**
 * Takes up an invitation: from now on the fleet's trucks and its owner's plan are shared.
 * @throws DomainError `fleet.invite_invalid`; `fleet.not_allowed` for a user who leads or belongs to a fleet, or when
 * the owner's plan carries none any more; `fleet.full`
 */
export async function joinFleet({ actor, deps, input }: Call): Promise<void> {
  const { invite, inviteId, now } = await openInvite({ actor, deps, input });
  if (actor.fleet !== null) throw new DomainError("fleet.not_allowed");
  const owner = await findBilling(deps.db, invite.ownerId);
  if (owner === null || !decideAccess(owner, now).paid || !isFleetTier(owner.tierName)) {
    throw new DomainError("fleet.not_allowed");
  }
  const limit = memberLimit(owner.tierName);
  const { userId, email } = actor;
  const joined = await writeMember(deps.db, { inviteId, fleetId: invite.fleetId, userId, email, now }, limit);
  if (!joined) throw new DomainError("fleet.full", { limit });
}

async function openInvite({ actor, deps, input }: Call) {
  const now = deps.clock.now();
  const inviteId = tokenId(input.token);
  const invite = await findOpenInvite(deps.db, { id: inviteId, email: actor.email, now });
  if (invite === null) throw new DomainError("fleet.invite_invalid");
  return { invite, inviteId, now };
}
