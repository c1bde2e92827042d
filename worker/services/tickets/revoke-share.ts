import { revokeActiveShare } from "#db/queries/ticket-shares.ts";
import type { Actor } from "#domain/access/actor.ts";
import { DomainError } from "#domain/errors.ts";
import type { RevokeShareInput } from "#domain/tickets/share.ts";
import type { Deps } from "#worker/ports/deps.ts";

/**
 * Takes back a link that one made: from now on it shows nothing.
 * @throws DomainError `share.not_found`, also for another's link and one that has ended.
 */
export async function revokeShare({
  actor,
  deps,
  input,
}: {
  readonly actor: Pick<Actor, "userId">;
  readonly deps: Pick<Deps, "db" | "clock">;
  readonly input: RevokeShareInput;
}): Promise<{ readonly revoked: true }> {
  const revoked = await revokeActiveShare(deps.db, {
    id: input.shareId,
    userId: actor.userId,
    now: deps.clock.now(),
  });
  if (!revoked) throw new DomainError("share.not_found");
  return { revoked: true };
}
