import { listWaitingTickets } from "#db/queries/tickets.ts";
import type { Actor } from "#domain/access/actor.ts";
import { chooseNext } from "#domain/tickets/next-ticket.ts";
import type { Deps } from "#worker/ports/deps.ts";
import { toListItem } from "./ticket-views.ts";

/** The ticket that this technician best takes next; null when none waits. Nothing is claimed by asking. */
export async function nextTicket({
  actor,
  deps,
}: {
  readonly actor: Pick<Actor, "userId">;
  readonly deps: Pick<Deps, "db" | "clock">;
}) {
  const { tickets, languages } = await listWaitingTickets(deps.db, actor.userId);
  const next = chooseNext(tickets, languages, deps.clock.now());
  return next === null ? null : toListItem(next);
}
