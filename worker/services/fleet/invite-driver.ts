import { isEmailVerified } from "#db/queries/email-verifications.ts";
import { inviteWithinLimit, openFleet } from "#db/queries/fleets.ts";
import { tokenId } from "#db/queries/token-id.ts";
import { newToken } from "#domain/accounts/token.ts";
import { memberLimit } from "#domain/billing/fleet.ts";
import { type InviteDriverInput, inviteLifetime, invitesPerOwner } from "#domain/billing/fleet-inputs.ts";
import { DomainError } from "#domain/errors.ts";
import { newId } from "#domain/ids.ts";
import type { Deps } from "#worker/ports/deps.ts";
import { enforceRateLimit } from "../auth/enforce-rate-limit.ts";
import { fleetInviteMail } from "../mail/fleet-invite-mail.ts";
import { type FleetActor, leadingTier } from "./own-fleet.ts";

/**
 * Mails a driver the way into the owner's fleet; an address that is invited again gets a new link.
 * @throws DomainError `fleet.not_allowed` without a plan for several drivers, `fleet.full`, `auth.rate_limited`, `account.email_unverified`,
 * `fleet.invite_invalid` for one's own address
 */
export async function inviteDriver({
  actor,
  deps,
  input,
}: {
  readonly actor: FleetActor;
  readonly deps: Deps;
  readonly input: InviteDriverInput;
}): Promise<void> {
  const limit = memberLimit(leadingTier(actor));
  if (input.email === actor.email) throw new DomainError("fleet.invite_invalid");
  const [verified] = await Promise.all([
    isEmailVerified(deps.db, actor.userId),
    enforceRateLimit(deps, `fleet-invite:${actor.userId}`, invitesPerOwner),
  ]);
  if (!verified) throw new DomainError("account.email_unverified");
  const now = deps.clock.now();
  const fleetId = await openFleet(deps.db, {
    id: newId("fleet", deps.randomBytes),
    ownerId: actor.userId,
    now,
  });
  const token = newToken(deps.randomBytes);
  const invite = { id: tokenId(token), fleetId, email: input.email, expiresAt: now + inviteLifetime, now };
  if (!(await inviteWithinLimit(deps.db, invite, limit))) throw new DomainError("fleet.full", { limit });
  const link = `${deps.publicUrl}/account?invite=${token}`;
  await deps.mail.send(fleetInviteMail({ to: input.email, ownerName: actor.fullName, link }));
}
