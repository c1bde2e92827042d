import { listTickets as readTickets } from "#db/queries/tickets.ts";
import type { Actor } from "#domain/access/actor.ts";
import type { ListTicketsInput } from "#domain/tickets/inputs.ts";
import type { Deps } from "#worker/ports/deps.ts";
import { toQueueItem } from "./ticket-views.ts";

interface ListTickets {
  readonly actor: Pick<Actor, "userId">;
  readonly deps: Pick<Deps, "db" | "clock">;
  readonly input: ListTicketsInput;
}

/** A page of all tickets, newest first: found by number, contact name or brand; filtered by status and assignment. */
export async function listTickets({ actor, deps, input }: ListTickets) {
  const { items, nextCursor } = await readTickets(
    deps.db,
    actor.userId,
    input,
    "number_name_and_brand",
    deps.clock.now(),
  );
  return { items: items.map(toQueueItem), nextCursor };
}

/** The same for the administrator's panel, whose search knows the number and the contact name alone. */
export async function listTicketsByPerson({ actor, deps, input }: ListTickets) {
  const { items, nextCursor } = await readTickets(deps.db, actor.userId, input, "number_and_name", deps.clock.now());
  return { items: items.map(toQueueItem), nextCursor };
}
