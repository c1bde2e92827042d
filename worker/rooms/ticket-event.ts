import { brand } from "#domain/brand.ts";
import type { RoomItem, TicketFrame } from "#domain/room/protocol.ts";
import { systemLine } from "#domain/room/system-line.ts";
import type { TicketEvent } from "../ports/rooms.ts";

/** An event as a line of the log; the event's id is the item's. */
export function eventItem(event: TicketEvent, seq: number): RoomItem {
  const { type, actorName, data } = event;
  const said = typeof data["messageText"] === "string" ? data["messageText"] : "";
  // What a driver adds to an open emergency by asking for help again is the driver's own message.
  if (type === "ticket.reported_again" && said !== "") {
    const { id, audience, createdAt } = event;
    const senderName = actorName ?? "Driver";
    return {
      seq,
      id,
      kind: "message",
      audience,
      senderType: "driver",
      senderName,
      text: said,
      photoIds: [],
      createdAt,
    };
  }
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

/** An event in the form that sockets receive. */
export function ticketFrame({ id, ticketId, version, type, actorName, data }: TicketEvent): TicketFrame {
  const { messageText: _said, ...changed } = data;
  return { type: "ticket", ticketId, version, event: { id, type, actorName }, changed };
}

/** The same in the form that dashboards receive: with its actor. */
export function deskTicketFrame(event: TicketEvent): TicketFrame {
  const frame = ticketFrame(event);
  return { ...frame, event: { ...frame.event, actorId: event.actorId } };
}
