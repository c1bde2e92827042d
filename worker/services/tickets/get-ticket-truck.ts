import { findTicketTruck } from "#db/queries/repairs.ts";
import { DomainError } from "#domain/errors.ts";
import type { TicketTruckInput } from "#domain/tickets/inputs.ts";
import type { Deps } from "#worker/ports/deps.ts";

/** Repairs that a technician reads beside a ticket: the newest. */
const newestRepairs = 10;

/**
 * The saved truck of a ticket as a technician wants to know it: VIN, mileage, what was done to it before. Null for a
 * ticket without a saved truck.
 * @throws DomainError `ticket.not_found`.
 */
export async function getTicketTruck({
  deps,
  input,
}: {
  readonly deps: Pick<Deps, "db">;
  readonly input: TicketTruckInput;
}) {
  const found = await findTicketTruck(deps.db, input.ticketId, newestRepairs);
  if (found === null) throw new DomainError("ticket.not_found");
  return { truck: found.truck };
}
