import { findSharedTicket } from "#db/queries/ticket-shares.ts";
import { tokenId } from "#db/queries/token-id.ts";
import { DomainError } from "#domain/errors.ts";
import { supportName } from "#domain/room/system-line.ts";
import type { SharedTicketInput } from "#domain/tickets/share.ts";
import type { Deps } from "#worker/ports/deps.ts";
import { withJob } from "./ticket-views.ts";

/**
 * A ticket as whoever has its link may see it.
 * @throws DomainError `share.not_found`, the same for a link that has ended, was taken back, or never was.
 */
export async function getShared({
  deps,
  input,
}: {
  readonly deps: Pick<Deps, "db" | "clock">;
  readonly input: SharedTicketInput;
}) {
  const found = await findSharedTicket(deps.db, { id: tokenId(input.token), now: deps.clock.now() });
  if (found === null) throw new DomainError("share.not_found");
  const { assignedTo, assignedName, ...ticket } = withJob(found.ticket);
  return {
    ...ticket,
    /** Who has it, as the driver reads it; null while nobody has. */
    technician: assignedTo === null ? null : supportName(assignedName),
    photoIds: found.photoIds,
    expiresAt: found.expiresAt,
  };
}
