import { findTicketForStaff } from "#db/queries/tickets.ts";
import { DomainError } from "#domain/errors.ts";
import type { TicketRef } from "#domain/tickets/inputs.ts";
import type { Deps } from "#worker/ports/deps.ts";
import { toStaffTicket } from "./ticket-views.ts";

/**
 * A ticket with everything that the staff know of it.
 * @throws DomainError `ticket.not_found`.
 */
export async function getTicket({ deps, input }: { readonly deps: Pick<Deps, "db">; readonly input: TicketRef }) {
  const found = await findTicketForStaff(deps.db, input);
  if (found === null) throw new DomainError("ticket.not_found");
  return toStaffTicket(found);
}
