import { findSharedTicket } from "#db/queries/ticket-shares.ts";
import { tokenId } from "#db/queries/token-id.ts";
import type { Actor } from "#domain/access/actor.ts";
import { DomainError } from "#domain/errors.ts";
import { supportName } from "#domain/room/system-line.ts";
import type { SharedTicketInput } from "#domain/tickets/share.ts";
import { linkLook } from "../audit/link-look.ts";
import { type LookDeps, recordLook } from "../audit/record-look.ts";
import { withJob } from "./ticket-views.ts";

/**
 * A ticket as its share link shows it; the view is recorded, with the person if signed in.
 * @throws DomainError `share.not_found`, the same for a link that has ended, was taken back, or never was.
 */
export async function getShared({
  actor,
  deps,
  input,
}: {
  /** Null for a visitor. */
  readonly actor: Pick<Actor, "userId"> | null;
  readonly deps: LookDeps;
  readonly input: SharedTicketInput;
}) {
  const id = tokenId(input.token);
  const found = await findSharedTicket(deps.db, { id, now: deps.clock.now() });
  if (found === null) throw new DomainError("share.not_found");
  recordLook({ actor, deps, input: linkLook(id, found) });
  const { assignedTo, assignedName, ...ticket } = withJob(found.ticket);
  return {
    ...ticket,
    /** The holder's name as the driver reads it; null while unclaimed. */
    technician: assignedTo === null ? null : supportName(assignedName),
    photoIds: found.photoIds,
    expiresAt: found.expiresAt,
  };
}
