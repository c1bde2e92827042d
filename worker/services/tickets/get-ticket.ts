import { findTicketForStaff } from "#db/queries/tickets.ts";
import type { Actor } from "#domain/access/actor.ts";
import { DomainError } from "#domain/errors.ts";
import type { TicketRef } from "#domain/tickets/inputs.ts";
import { type LookDeps, recordLook } from "../audit/record-look.ts";
import { toStaffTicket } from "./ticket-views.ts";

/**
 * A ticket with everything that the staff know of it; who saw it is written down.
 * @throws DomainError `ticket.not_found`.
 */
export async function getTicket({
  actor,
  deps,
  input,
}: {
  readonly actor: Pick<Actor, "userId">;
  readonly deps: LookDeps;
  readonly input: TicketRef;
}) {
  const found = await findTicketForStaff(deps.db, input);
  if (found === null) throw new DomainError("ticket.not_found");
  const { id: subjectId, userId: ownerId } = found.ticket;
  recordLook({ actor, deps, input: { action: "ticket.viewed", subjectKind: "ticket", subjectId, ownerId } });
  return toStaffTicket(found);
}
