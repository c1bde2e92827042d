import { listOwnTickets } from "#db/queries/tickets.ts";
import type { Actor } from "#domain/access/actor.ts";
import type { ListMyTicketsInput } from "#domain/tickets/inputs.ts";
import type { Deps } from "#worker/ports/deps.ts";
import { toListItem } from "./ticket-views.ts";

/** A page of the driver's own tickets, newest first. */
export async function listMyTickets({
  actor,
  deps,
  input,
}: {
  readonly actor: Pick<Actor, "userId">;
  readonly deps: Pick<Deps, "db" | "clock">;
  readonly input: ListMyTicketsInput;
}) {
  const { items, nextCursor } = await listOwnTickets(deps.db, actor.userId, { ...input, now: deps.clock.now() });
  return { items: items.map(toListItem), nextCursor };
}
