import type { RandomBytes } from "#domain/ids.ts";
import type { SentPhotos } from "#domain/photos/visibility.ts";
import type { Notice } from "#domain/push/notice.ts";
import type { MailedNotice } from "#domain/push/unread.ts";
import type { Audience } from "#domain/room/audience.ts";
import type { RoomPace } from "#domain/room/pace.ts";
import type { DeskTalkFrame, RoomItem } from "#domain/room/protocol.ts";
import type { Clock } from "./clock.ts";
import type { Log } from "./log.ts";
import type { LostAccess, RoomMember, TicketEvent } from "./rooms.ts";

/** One item with what only the record needs to know of it. */
export interface LoggedItem extends RoomItem {
  readonly audience: Audience;
  readonly epoch: string;
  readonly senderId: string | null;
  readonly clientId: string | null;
}

/** What the database has of a room's log: in the order in which it was copied. */
export interface RoomCopy {
  /** True when the ticket, or its driver's account, was erased: the log must stay empty. */
  readonly erased: boolean;
  readonly items: readonly LoggedItem[];
}

/** One session that has a room open. */
export interface RoomVisit extends RoomMember {
  readonly ticketId: string;
  /** When the session was found to be allowed, in ms; what ended later than that wins. */
  readonly authorizedAt: number;
}

/** The header in which the worker tells an object whose socket it gets; what a client sends in it is overwritten. */
export const visitHeader = "x-room-visit";

/** Whose sockets close: of one session, of a role that was taken away, or all of an account. */
export interface AccessEnd {
  readonly userId: string;
  readonly lost: LostAccess;
}

/** What a ticket's room needs of the outside. Any promise may reject; the room then tries again later. */
export interface RoomPorts {
  readonly clock: Clock;
  readonly randomBytes: RandomBytes;
  readonly log: Log;
  readonly pace: RoomPace;
  /** Shows a message's photos on the ticket; false, and shows none, when one is not the sender's or on another ticket. */
  putPhotosOnTicket(sent: SentPhotos): Promise<boolean>;
  /** Copies items to the database; those that it has already, and those of an erased ticket, are passed over. */
  copyItems(ticketId: string, items: readonly LoggedItem[]): Promise<void>;
  readCopy(ticketId: string): Promise<RoomCopy>;
  /** Reports a session to the desk before its socket opens; false when its access has just ended. */
  enter(visit: RoomVisit): Promise<boolean>;
  /** Tells the ticket's driver on their locked phone, if they want that; says whether any phone took it. */
  notifyDriver(ticketId: string, notice: Notice): Promise<{ readonly taken: boolean }>;
  /** Tells the ticket's driver by mail, if they want that; says whether a mail went out. */
  mailUnread(ticketId: string, notice: MailedNotice): Promise<{ readonly mailed: boolean }>;
  /**
   * Alerts everyone if the ticket is an emergency that nobody has taken in time; says when to ask again, in ms UTC, or
   * null for not as the ticket stands.
   */
  escalate(ticketId: string): Promise<{ readonly askAgainAt: number | null }>;
  /** The driver wrote in a ticket that is resolved: reopens it where that is still possible. */
  reopenWritten(ticketId: string): Promise<{ readonly reopened: boolean }>;
  /** Reports who has the room open now, all of them. */
  reportVisits(ticketId: string, visits: readonly RoomVisit[]): Promise<void>;
}

/** What the desk needs of the outside. */
export interface DeskPorts {
  readonly clock: Clock;
  readonly log: Log;
  /** Events that are due and not delivered yet, oldest first; of one ticket or of all. */
  listPending(input: { readonly ticketId?: string; readonly limit: number }): Promise<readonly TicketEvent[]>;
  /** When the next event that is held back is due, milliseconds UTC; null when none is. */
  nextHeldUntil(): Promise<number | null>;
  markTold(eventIds: readonly string[]): Promise<void>;
  /** Of these sessions, those that have ended or lack the role that they came with. */
  listEnded(members: readonly RoomMember[]): Promise<readonly AccessEnd[]>;
  room(ticketId: string): Pick<TicketRoomCalls, "tell" | "endAccess">;
}

export interface TellResult {
  /** True when the room misses an earlier event; nothing was appended. */
  readonly behind: boolean;
}

/** What may be asked of a ticket's room over RPC. */
export interface TicketRoomCalls {
  /**
   * Appends one system line an event and tells the sockets; an event that it has already is passed over.
   * `complete` says that no earlier event waits: then gaps in the versions are accepted.
   */
  tell(ticketId: string, events: readonly TicketEvent[], complete: boolean): Promise<TellResult>;
  /** Closes the sockets that lost their right to be here. */
  endAccess(end: AccessEnd): Promise<void>;
  /** One item of the log by its number; null when there is none, or none any more. */
  readItem(ticketId: string, seq: number): Promise<RoomItem | null>;
  /** Forgets the whole log for good and leaves a tombstone. */
  erase(ticketId: string): Promise<void>;
  healthy(): Promise<boolean>;
}

/** What may be asked of the desk over RPC. */
export interface DeskCalls {
  publish(events: readonly TicketEvent[]): Promise<void>;
  /** See `Rooms.hold`. */
  hold(event: TicketEvent, until: number): Promise<void>;
  endAccess(end: AccessEnd): Promise<void>;
  enter(visit: RoomVisit): Promise<boolean>;
  reportVisits(ticketId: string, visits: readonly RoomVisit[]): Promise<void>;
  /** Sends every dashboard a ticket's reply clock after a message. */
  noteTalk(talk: Omit<DeskTalkFrame, "type">): Promise<void>;
  /** Lets every dashboard read its lists again: something is gone of which no event tells. */
  rereadLists(): Promise<void>;
  healthy(): Promise<boolean>;
}
