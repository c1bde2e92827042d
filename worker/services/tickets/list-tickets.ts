import { listQueue } from "#db/queries/ticket-queue.ts";
import { listTickets as readTickets } from "#db/queries/tickets.ts";
import type { Actor } from "#domain/access/actor.ts";
import type { ListTicketsInput } from "#domain/tickets/inputs.ts";
import type { ListQueueInput } from "#domain/tickets/queue.ts";
import type { Deps } from "#worker/ports/deps.ts";
import { toQueueItem } from "./ticket-views.ts";

interface ListTickets {
  readonly actor: Pick<Actor, "userId">;
  readonly deps: Pick<Deps, "db" | "clock">;
  readonly input: ListTicketsInput;
}

interface ListQueue extends Pick<ListTickets, "actor"> {
  readonly deps: Pick<Deps, "db" | "clock">;
  readonly input: ListQueueInput;
}

/** A page of the desk's queue: held to a view, searched, filtered and in the order that was asked for. */
export async function listTickets({ actor, deps, input }: ListQueue) {
  const { items, nextCursor } = await listQueue(deps.db, actor.userId, input, deps.clock.now());
  return { items: items.map(toQueueItem), nextCursor };
}

/** A page of all tickets for the administrator's panel, newest first; its search looks into number and contact name. */
export async function listTicketsByPerson({ actor, deps, input }: ListTickets) {
  const options = { search: "number_and_name", now: deps.clock.now() } as const;
  const { items, nextCursor } = await readTickets(deps.db, actor.userId, input, options);
  return { items: items.map(toQueueItem), nextCursor };
}
