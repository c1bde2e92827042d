import { type DeskCalls, type RoomVisit, type TicketRoomCalls, visitHeader } from "#worker/ports/room-ports.ts";
import type { RoomMember, Rooms } from "#worker/ports/rooms.ts";
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

/** Rooms as Durable Objects: one for every ticket, named by its id, and one desk that passes events on in order. */
export function createDurableRooms(namespaces: RoomNamespaces): Rooms {
  const desk = () => deskStub(namespaces);
  return {
    async publish(events) {
      if (events.length > 0) await desk().publish(events);
    },
    endAccess: async (userId, lost) => desk().endAccess({ userId, lost }),
    readItem: async (ticketId, seq) => roomStub(namespaces, ticketId).readItem(ticketId, seq),
    async erase(ticketId) {
      await roomStub(namespaces, ticketId).erase(ticketId);
      await desk().rereadLists();
    },
    connectRoom: async (ticketId, member, request) =>
      roomStub(namespaces, ticketId).fetch(withVisit(request, ticketId, member)),
    connectDesk: async (member, request) => desk().fetch(withVisit(request, "", member)),
    async healthy() {
      const room = roomStub(namespaces, "health");
      return (await Promise.all([desk().healthy(), room.healthy()])).every(Boolean);
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
