import { DomainError } from "#domain/errors.ts";
import { timeLimits } from "#domain/time-limits.ts";
import { type DeskCalls, type RoomVisit, type TicketRoomCalls, visitHeader } from "#worker/ports/room-ports.ts";
import type { RoomMember, Rooms } from "#worker/ports/rooms.ts";
import { within } from "#worker/ports/within.ts";
import { systemClock } from "./system-clock.ts";

type TicketRoomStub = DurableObjectStub<Rpc.DurableObjectBranded & TicketRoomCalls>;
type DeskStub = DurableObjectStub<Rpc.DurableObjectBranded & DeskCalls>;

export interface RoomNamespaces {
  readonly rooms: DurableObjectNamespace;
  readonly desk: DurableObjectNamespace;
}

/** How long ago the session of an upgrade may have been read, in ms; access that ended since then refuses it. */
const authorizedWithin = 10_000;

/** The object that keeps a ticket's room. */
export function roomStub({ rooms }: Pick<RoomNamespaces, "rooms">, ticketId: string): TicketRoomStub {
  return rooms.get(rooms.idFromName(ticketId)) as unknown as TicketRoomStub;
}

/** The one object that is the desk. */
export function deskStub({ desk }: Pick<RoomNamespaces, "desk">): DeskStub {
  return desk.get(desk.idFromName("desk")) as unknown as DeskStub;
}

/** A call to an object, given up with DomainError `room.unavailable` after `limit` milliseconds. */
export function objectInTime<Result>(call: Promise<Result>, limit: number = timeLimits.durableObject): Promise<Result> {
  return within(limit, call, () => new DomainError("room.unavailable"));
}

/**
 * Rooms as Durable Objects: one for every ticket, named by its id, and one desk that passes events on in order.
 * A call that takes longer than `limit` milliseconds rejects with DomainError `room.unavailable`.
 */
export function createDurableRooms(namespaces: RoomNamespaces, limit: number = timeLimits.durableObject): Rooms {
  const desk = () => deskStub(namespaces);
  const room = (ticketId: string) => roomStub(namespaces, ticketId);
  const inTime = <Result>(call: Promise<Result>) => objectInTime(call, limit);
  return {
    async publish(events) {
      if (events.length > 0) await inTime(desk().publish(events));
    },
    hold: async (event, until) => inTime(desk().hold(event, until)),
    endAccess: async (userId, lost) => inTime(desk().endAccess({ userId, lost })),
    readItem: async (ticketId, seq) => inTime(room(ticketId).readItem(ticketId, seq)),
    async erase(ticketId) {
      await inTime(room(ticketId).erase(ticketId));
      await inTime(desk().rereadLists());
    },
    connectRoom: async (ticketId, member, request) =>
      inTime(room(ticketId).fetch(withVisit(request, ticketId, member))),
    connectDesk: async (member, request) => inTime(desk().fetch(withVisit(request, "", member))),
    async healthy() {
      return (await Promise.all([inTime(desk().healthy()), inTime(room("health").healthy())])).every(Boolean);
    },
  };
}

function withVisit(request: Request, ticketId: string, member: RoomMember): Request {
  const { userId, sessionId, role, name } = member;
  const authorizedAt = systemClock.now() - authorizedWithin;
  const visit: RoomVisit = { ticketId, userId, sessionId, role, name, authorizedAt };
  const headers = new Headers(request.headers);
  headers.set(visitHeader, encodeURIComponent(JSON.stringify(visit)));
  return new Request(request, { headers });
}
