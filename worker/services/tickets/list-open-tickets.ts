import { listOpenTicketsOf } from "#db/queries/open-tickets.ts";
import type { Actor } from "#domain/access/actor.ts";
import type { Deps } from "#worker/ports/deps.ts";
import { toOpenTicket } from "./ticket-views.ts";

/**
 * The driver's tickets that are open or in progress, newest first: what a page shows of them everywhere. With each the
 * last message and the numbers of support's messages since the driver last wrote: the device knows which it has shown.
 */
export async function listOpenTickets({
  actor,
  deps,
}: {
  readonly actor: Pick<Actor, "userId">;
  readonly deps: Pick<Deps, "db" | "clock">;
}) {
  const { tickets, messages } = await listOpenTicketsOf(deps.db, actor.userId, deps.clock.now());
  return { items: tickets.map((ticket) => toOpenTicket(ticket, messages)) };
}
