import type { Role } from "#domain/access/roles.ts";
import type { RoomItem } from "#domain/room/protocol.ts";
import type { TicketEventType } from "#domain/tickets/ticket.ts";

/** One change of the record, published to the ticket's room and to the desk after the commit. */
export interface TicketEvent {
  /** Also the id of the system item that the room appends; telling twice does no harm. */
  readonly id: string;
  readonly ticketId: string;
  readonly type: TicketEventType;
  /** The ticket's version after the change; clients pass over older ones. */
  readonly version: number;
  readonly actorId: string | null;
  readonly actorName: string | null;
  /** Who may see the event: the driver too, or staff alone. */
  readonly audience: "everyone" | "staff";
  /** Changed fields and words for the system line; what staff alone may see only in staff events. */
  readonly data: Readonly<Record<string, string | number | boolean | null>>;
  readonly createdAt: number;
}

/** What a user has lost: staff roles, one signed-in device, or every one of them. */
export type LostAccess = readonly Role[] | "account" | { readonly sessionId: string };

/** The way to the live rooms and the desk. A failed call loses nothing: the event waits in the outbox. */
export interface Rooms {
  /** Tells rooms and desk of committed events; resolves when they have them. */
  publish(events: readonly TicketEvent[]): Promise<void>;
  /**
   * Tells the dashboards of a change at once, and its driver at `until` (milliseconds UTC) from the outbox, unless it is
   * undone before.
   */
  hold(event: TicketEvent, until: number): Promise<void>;
  /** Closes the sockets of a user that stood on what was lost: roles, one session, or the whole account. */
  endAccess(userId: string, lost: LostAccess): Promise<void>;
  /** One item of a ticket's conversation by its number; null when there is none. Who may read it is the caller's question. */
  readItem(ticketId: string, seq: number): Promise<RoomItem | null>;
  /** Forgets a ticket's whole conversation for good, closes its sockets and lets the dashboards read their lists again. */
  erase(ticketId: string): Promise<void>;
  /** Hands a socket upgrade to the room of a ticket; the caller has decided who this is. */
  connectRoom(ticketId: string, member: RoomMember, request: Request): Promise<Response>;
  connectDesk(member: RoomMember, request: Request): Promise<Response>;
  /** True when the room and the desk answer. */
  healthy(): Promise<boolean>;
}

/** Who a socket belongs to, as the session said at the upgrade. */
export interface RoomMember {
  readonly userId: string;
  readonly sessionId: string;
  readonly role: "driver" | "tech" | "admin";
  /** What others see: the driver's name, or '{display name} · Support Team'. */
  readonly name: string;
}
