import { removeTech as deleteTech, findTechWithTickets } from "#db/queries/techs.ts";
import { changeTicket, type TicketChange, type TicketHead } from "#db/queries/ticket-changes.ts";
import type { Actor } from "#domain/access/actor.ts";
import { DomainError } from "#domain/errors.ts";
import { newId } from "#domain/ids.ts";
import type { TechRef } from "#domain/techs/inputs.ts";
import { decideRelease } from "#domain/tickets/transitions.ts";
import type { Deps } from "#worker/ports/deps.ts";
import { publishEvent } from "../tickets/publish-event.ts";

type RemovalDeps = Pick<Deps, "db" | "clock" | "randomBytes" | "rooms" | "log" | "background">;
type Admin = Pick<Actor, "userId" | "sessionId" | "fullName" | "roles">;

/**
 * Deletes a technician's profile and takes the role away: their unfinished tickets are given back, their sessions end
 * and the sockets that need the role are closed. The account stays.
 * @throws DomainError `tech.not_found`.
 */
export async function removeTech({
  actor,
  deps,
  input,
}: {
  readonly actor: Admin;
  readonly deps: RemovalDeps;
  readonly input: TechRef;
}): Promise<{ readonly releasedTickets: number }> {
  const found = await findTechWithTickets(deps.db, input.techId, actor.userId);
  if (found === null) throw new DomainError("tech.not_found");
  const { tech, tickets, rememberedName } = found;
  const release = (ticket: TicketHead) =>
    releaseOf(deps, { ...actor, fullName: rememberedName ?? actor.fullName }, ticket);

  const planned = new Map(tickets.map((ticket) => [ticket.id, release(ticket)]));
  const held = await deleteTech(deps.db, {
    tech,
    releases: [...planned.values()],
    keptSessionId: actor.sessionId,
    audit: {
      id: newId("audit", deps.randomBytes),
      actorId: actor.userId,
      action: "tech.removed",
      subjectKind: "tech",
      subjectId: tech.id,
      data: { userId: tech.userId, name: tech.fullName },
      createdAt: deps.clock.now(),
    },
  });
  if (held === null) throw new DomainError("tech.not_found");
  deps.background(deps.rooms.endAccess(tech.userId, ["tech"]));

  for (const ticket of held) {
    const change = planned.get(ticket.id);
    if (change?.expected.status === ticket.status) publishEvent(deps, ticket.id, ticket.version + 1, change.event);
    else await releaseLate(deps, release(ticket));
  }
  return { releasedTickets: held.length };
}

/** A ticket that the technician got, or that changed, between the reading and the removal. */
async function releaseLate(deps: RemovalDeps, change: TicketChange): Promise<void> {
  const { changed, ticket } = await changeTicket(deps.db, change);
  if (changed && ticket !== null) publishEvent(deps, ticket.id, ticket.version, change.event);
}

function releaseOf(deps: RemovalDeps, actor: Admin, ticket: TicketHead): TicketChange {
  const decision = decideRelease(ticket, actor);
  if (!decision.ok) throw new DomainError(decision.code);
  return {
    ticketId: ticket.id,
    expected: { status: ticket.status, assignedTo: ticket.assignedTo },
    set: { ...decision.changes, assignedName: null, assignedAt: null },
    event: {
      id: newId("event", deps.randomBytes),
      type: "ticket.released",
      actorId: actor.userId,
      actorName: actor.fullName,
      audience: "everyone",
      data: { ticketNumber: ticket.ticketNumber, ...decision.changes, assignedName: null },
      createdAt: deps.clock.now(),
    },
  };
}
