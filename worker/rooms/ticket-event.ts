import { brand } from "#domain/brand.ts";
import type { RoomItem, TicketFrame } from "#domain/room/protocol.ts";
import { systemLine } from "#domain/room/system-line.ts";
import type { TicketEvent } from "../ports/rooms.ts";

/** An event as a line of the log; the event's id is the item's. */
export function eventItem(event: TicketEvent, seq: number): RoomItem {
  const { type, actorName, data } = event;
  return {
    seq,
    id: event.id,
    kind: "system",
    audience: event.audience,
    senderType: "system",
    senderName: brand.product,
    text: systemLine(event),
    photoIds: [],
    createdAt: event.createdAt,
    event: { type, actorName, data },
  };
}

/** An event as sockets are told of it. */
export function ticketFrame({ id, ticketId, version, type, actorName, data }: TicketEvent): TicketFrame {
  return { type: "ticket", ticketId, version, event: { id, type, actorName }, changed: data };
}
