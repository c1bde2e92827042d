import { findTicketTruck } from "#db/queries/repairs.ts";
import type { Actor } from "#domain/access/actor.ts";
import { DomainError } from "#domain/errors.ts";
import type { TicketTruckInput } from "#domain/tickets/inputs.ts";
import { type LookDeps, recordLook } from "../audit/record-look.ts";

/** Repairs that a technician reads beside a ticket: the newest. */
const newestRepairs = 10;

/**
 * The saved truck of a ticket as a technician wants to know it: VIN, mileage, what was done to it before. Null for a
 * ticket without a saved truck. Who saw it is written down as a look at the ticket.
 * @throws DomainError `ticket.not_found`.
 */
export async function getTicketTruck({
  actor,
  deps,
  input,
}: {
  readonly actor: Pick<Actor, "userId">;
  readonly deps: LookDeps;
  readonly input: TicketTruckInput;
}) {
  const found = await findTicketTruck(deps.db, input.ticketId, newestRepairs);
  if (found === null) throw new DomainError("ticket.not_found");
  const { ticketId: subjectId } = input;
  const { ownerId } = found;
  recordLook({ actor, deps, input: { action: "ticket.viewed", subjectKind: "ticket", subjectId, ownerId } });
  return { truck: found.truck };
}
