import { findOpenInvite } from "#db/queries/fleets.ts";
import { tokenId } from "#db/queries/token-id.ts";
import type { FleetInviteInput } from "#domain/billing/fleet-inputs.ts";
import { DomainError } from "#domain/errors.ts";
import type { Deps } from "#worker/ports/deps.ts";

/**
 * Reads an invitation before its driver has signed in: who invites, and the e-mail address that it was mailed to. The
 * token comes only with that mail, so its holder knows the address.
 * @throws DomainError `fleet.invite_invalid` for one that is not open
 */
export async function previewInvite({
  deps,
  input,
}: {
  readonly deps: Pick<Deps, "db" | "clock">;
  readonly input: FleetInviteInput;
}): Promise<{ readonly ownerName: string | null; readonly email: string }> {
  const invite = await findOpenInvite(deps.db, { id: tokenId(input.token), now: deps.clock.now() });
  if (invite === null) throw new DomainError("fleet.invite_invalid");
  return { ownerName: invite.companyName ?? invite.ownerName, email: invite.email };
}
