import { deleteInvite, removeMember } from "#db/queries/fleets.ts";
import type { InviteDriverInput, RemoveDriverInput } from "#domain/billing/fleet-inputs.ts";
import { DomainError } from "#domain/errors.ts";
import type { Deps } from "#worker/ports/deps.ts";
import { type FleetActor, ledFleetId } from "./own-fleet.ts";

interface Call<Input> {
  readonly actor: FleetActor;
  readonly deps: Pick<Deps, "db">;
  readonly input: Input;
}

/** Takes a driver out of the owner's fleet; what the driver had before stays. @throws DomainError `fleet.not_allowed`, `user.not_found` */
export async function removeDriver({ actor, deps, input }: Call<RemoveDriverInput>): Promise<void> {
  const removed = await removeMember(deps.db, { fleetId: ledFleetId(actor), userId: input.userId });
  if (!removed) throw new DomainError("user.not_found");
}

/** Withdraws an open invitation. @throws DomainError `fleet.not_allowed` */
export async function withdrawInvite({ actor, deps, input }: Call<InviteDriverInput>): Promise<void> {
  await deleteInvite(deps.db, { fleetId: ledFleetId(actor), email: input.email });
}

/** Leaves the fleet that a driver belongs to. @throws DomainError `fleet.not_found` for a driver on their own */
export async function leaveFleet({ actor, deps }: Omit<Call<never>, "input">): Promise<void> {
  if (actor.fleet?.role !== "member") throw new DomainError("fleet.not_found");
  await removeMember(deps.db, { fleetId: actor.fleet.id, userId: actor.userId });
}
