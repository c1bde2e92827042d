import { insertShare } from "#db/queries/ticket-shares.ts";
import { tokenId } from "#db/queries/token-id.ts";
import type { Actor } from "#domain/access/actor.ts";
import { newToken } from "#domain/accounts/token.ts";
import { DomainError } from "#domain/errors.ts";
import { type ShareTicketInput, shareLength } from "#domain/tickets/share.ts";
import type { Deps } from "#worker/ports/deps.ts";

export interface MadeShare {
  readonly id: string;
  /** The address to hand on; it is known this once, the record keeps only its hash. */
  readonly url: string;
  readonly withPhotos: boolean;
  readonly createdAt: number;
  readonly expiresAt: number;
}

/**
 * Creates a link that shows the caller's own ticket to anyone who has it, for seven days.
 * @throws DomainError `ticket.not_found`, also for another's ticket.
 */
export async function shareTicket({
  actor,
  deps,
  input,
}: {
  readonly actor: Pick<Actor, "userId">;
  readonly deps: Pick<Deps, "db" | "clock" | "randomBytes" | "publicUrl">;
  readonly input: ShareTicketInput;
}): Promise<MadeShare> {
  const token = newToken(deps.randomBytes);
  const createdAt = deps.clock.now();
  const share = { id: tokenId(token), withPhotos: input.withPhotos, createdAt, expiresAt: createdAt + shareLength };
  const made = await insertShare(deps.db, { ...share, ticketId: input.ticketId, createdBy: actor.userId });
  if (!made) throw new DomainError("ticket.not_found");
  return { ...share, url: `${deps.publicUrl}/s/${token}` };
}
