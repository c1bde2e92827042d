import { listFleetRepairs as readRepairs } from "#db/queries/fleets.ts";
import { findFleetTicket, listFleetTickets as readTickets } from "#db/queries/tickets.ts";
import type { ListFleetRepairsInput, ListFleetTicketsInput } from "#domain/billing/fleet-inputs.ts";
import { DomainError } from "#domain/errors.ts";
import type { TicketRef } from "#domain/tickets/inputs.ts";
import type { Deps } from "#worker/ports/deps.ts";
import { toDriverTicket, toListItem } from "../tickets/ticket-views.ts";
import { type FleetActor, ledFleetId } from "./own-fleet.ts";

interface Call<Input> {
  readonly actor: FleetActor;
  readonly deps: Pick<Deps, "db">;
  readonly input: Input;
}

/** The tickets that a fleet's drivers made since they joined, newest first. @throws DomainError `fleet.not_allowed` */
export async function listFleetTickets({ actor, deps, input }: Call<ListFleetTicketsInput>) {
  const { items, nextCursor } = await readTickets(deps.db, ledFleetId(actor), input);
  return { items: items.map(toListItem), nextCursor };
}

/**
 * One of those tickets as its driver sees it, without photos.
 * @throws DomainError `fleet.not_allowed`; `ticket.not_found`, the same for a stranger's ticket as for none
 */
export async function getFleetTicket({ actor, deps, input }: Call<TicketRef>) {
  const found = await findFleetTicket(deps.db, ledFleetId(actor), input);
  if (found === null) throw new DomainError("ticket.not_found");
  const ticket = toDriverTicket({ ...found, photoIds: [] });
  return { ...ticket, chatHistory: ticket.chatHistory.map(({ role, content }) => ({ role, content })) };
}

/** What was repaired on the fleet's trucks, newest first. @throws DomainError `fleet.not_allowed` */
export function listFleetRepairs({ actor, deps, input }: Call<ListFleetRepairsInput>) {
  return readRepairs(deps.db, ledFleetId(actor), input);
}
