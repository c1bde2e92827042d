import { findTicketHead } from "#db/queries/ticket-changes.ts";
import { findTicketPlace } from "#db/queries/ticket-place.ts";
import type { Actor } from "#domain/access/actor.ts";
import { DomainError } from "#domain/errors.ts";
import { handoverAt } from "#domain/tickets/handover.ts";
import { type ChangePlaceInput, decidePlace } from "#domain/tickets/place.ts";
import { type ChangeDeps, commitChange } from "./commit-change.ts";
import { type ChangedTicket, toChangedTicket } from "./ticket-views.ts";

/**
 * The driver corrects where the truck stands: road, direction, mile marker, address, coordinates; the hand-over card
 * says it too. The event names no place: the room keeps its lines for good.
 * @throws DomainError `ticket.over`, `ticket.stale`; `ticket.not_found`, also for another's ticket.
 */
export async function changePlace({
  actor,
  deps,
  input,
}: {
  readonly actor: Pick<Actor, "userId" | "fullName">;
  readonly deps: ChangeDeps;
  readonly input: ChangePlaceInput;
}): Promise<ChangedTicket> {
  const ticket = await findTicketPlace(deps.db, input.ticketId, actor.userId);
  if (ticket === null) throw new DomainError("ticket.not_found");
  const decision = decidePlace(ticket, input);
  if (!decision.ok) throw new DomainError(decision.code, { status: ticket.status });
  if (!decision.changed) {
    const head = await findTicketHead(deps.db, ticket.id);
    if (head === null) throw new DomainError("ticket.not_found");
    return toChangedTicket(head);
  }

  const { highway, direction, mileMarker, locationAddress, locationLat, locationLng } = decision.place;
  const where = {
    highway,
    direction,
    mileMarker,
    address: locationAddress,
    latitude: locationLat,
    longitude: locationLng,
  };
  return commitChange(deps, {
    ticket,
    actor: { userId: actor.userId, name: actor.fullName },
    wanted: {
      expected: { status: ticket.status },
      set: {
        ...decision.place,
        ...(ticket.handover === null ? {} : { handover: handoverAt(ticket.handover, where) }),
      },
      event: { type: "ticket.place_changed", data: {} },
    },
  });
}
