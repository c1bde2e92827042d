import type { Audience } from "#domain/room/audience.ts";
import {
  type ChangedFields,
  type Person,
  type PresenceFrame,
  type RoomItem,
  type ServerFrame,
  type TicketFrame,
  typingLapse,
  type You,
} from "#domain/room/protocol.ts";
import type { SocketStatus } from "../../lib/reconnecting-socket.ts";

/** A message that this device wrote and that is not in the log yet. */
export interface OutgoingMessage {
  readonly clientId: string;
  readonly text: string;
  readonly photoIds: readonly string[];
  readonly audience: Audience;
  /** When it was written, by this device's clock. */
  readonly writtenAt: number;
  /** `sent` waits for its acknowledgement; `kept` is in the log, its item is on the way; `refused` needs its writer. */
  readonly state: "waiting" | "sent" | "kept" | "refused";
  /** Its number, once it is kept. */
  readonly seq: number | null;
  /** Why it was refused: a code of the protocol. */
  readonly error: string | null;
}

interface Typist {
  readonly userId: string;
  readonly name: string;
  /** By this device's clock. */
  readonly until: number;
}

export interface RoomState {
  readonly status: SocketStatus;
  /** True between a welcome and the end of that connection: messages may be sent. */
  readonly welcomed: boolean;
  readonly epoch: string | null;
  readonly you: You | null;
  /** The log as far as this reader may see it, oldest first. */
  readonly items: readonly RoomItem[];
  readonly outbox: readonly OutgoingMessage[];
  /** Who is here, oneself included. */
  readonly people: readonly Person[];
  readonly typing: readonly Typist[];
  /** The newest change of the ticket that was told here; null before the first. */
  readonly ticket: { readonly version: number; readonly changed: ChangedFields } | null;
}

export type RoomAction =
  | { readonly type: "frame"; readonly frame: ServerFrame; readonly now: number }
  | { readonly type: "status"; readonly status: SocketStatus }
  | {
      readonly type: "write";
      readonly message: Pick<OutgoingMessage, "clientId" | "text" | "photoIds" | "audience" | "writtenAt">;
    }
  /** What this device kept, and what other tabs do with it. */
  | { readonly type: "adopt"; readonly messages: readonly UnsentMessage[] }
  | { readonly type: "sent"; readonly clientIds: readonly string[] }
  | { readonly type: "retry"; readonly clientId: string }
  | { readonly type: "discard"; readonly clientId: string }
  | { readonly type: "tick"; readonly now: number };

/** Messages that may be on their way without an acknowledgement: what keeps a long outbox within the room's pace. */
export const sendWindow = 20;

/** What is kept of a message: enough to send it again, and why it was refused. */
export type UnsentMessage = Pick<
  OutgoingMessage,
  "clientId" | "text" | "photoIds" | "audience" | "writtenAt" | "error"
>;

/** A room before anything was heard. */
export function emptyRoom(): RoomState {
  return {
    status: "connecting",
    welcomed: false,
    epoch: null,
    you: null,
    items: [],
    outbox: [],
    people: [],
    typing: [],
    ticket: null,
  };
}

/** What to say hello with. */
export function placeOf(state: RoomState): { readonly epoch: string | null; readonly since: number } {
  return { epoch: state.epoch, since: state.epoch === null ? 0 : (state.items.at(-1)?.seq ?? 0) };
}

/** What to send now, oldest first. */
export function dueMessages(state: RoomState): readonly OutgoingMessage[] {
  if (!state.welcomed) return [];
  const onTheirWay = state.outbox.filter((message) => message.state === "sent").length;
  return state.outbox.filter((message) => message.state === "waiting").slice(0, Math.max(0, sendWindow - onTheirWay));
}

/** The one place where a room's state on this device changes. */
export function reduceRoom(state: RoomState, action: RoomAction): RoomState {
  switch (action.type) {
    case "frame":
      return reduceFrame(state, action.frame, action.now);
    case "status":
      return reduceStatus(state, action.status);
    case "write":
      return { ...state, outbox: [...state.outbox, { ...action.message, state: "waiting", seq: null, error: null }] };
    case "adopt":
      return adopt(state, action.messages);
    case "sent":
      return changeOutgoing(state, (message) =>
        action.clientIds.includes(message.clientId) && message.state === "waiting"
          ? { ...message, state: "sent" }
          : message,
      );
    case "retry":
      return changeOutgoing(state, (message) => (message.clientId === action.clientId ? waitAgain(message) : message));
    case "discard":
      return { ...state, outbox: state.outbox.filter((message) => message.clientId !== action.clientId) };
    case "tick":
      return state.typing.some((typist) => typist.until <= action.now)
        ? { ...state, typing: state.typing.filter((typist) => typist.until > action.now) }
        : state;
  }
}

/** Messages of this person that were written in another tab or before a reload; of a known one, how it stands. */
function adopt(state: RoomState, messages: readonly UnsentMessage[]): RoomState {
  const known = new Map(state.outbox.map((message) => [message.clientId, message]));
  for (const message of messages) {
    const before = known.get(message.clientId);
    if (before !== undefined && before.error === message.error) continue;
    const state = message.error === null ? "waiting" : "refused";
    known.set(message.clientId, { ...message, state, seq: null });
  }
  return { ...state, outbox: [...known.values()].sort((a, b) => a.writtenAt - b.writtenAt) };
}

function reduceFrame(state: RoomState, frame: ServerFrame, now: number): RoomState {
  switch (frame.type) {
    case "welcome":
      return { ...state, status: "open", welcomed: true, epoch: frame.epoch, you: frame.you };
    case "reset":
      return { ...changeOutgoing(state, lostPlace), epoch: frame.epoch, items: [] };
    case "items":
      return addItems(state, frame.items);
    case "ack":
      return changeOutgoing(state, (message) =>
        message.clientId === frame.clientId ? { ...message, state: "kept", seq: frame.seq, error: null } : message,
      );
    case "presence":
      return reducePresence(state, frame, now);
    case "ticket":
      return reduceTicket(state, frame);
    case "error":
      return changeOutgoing(state, (message) =>
        message.clientId === frame.clientId ? { ...message, state: "refused", error: frame.code } : message,
      );
  }
}

function reduceStatus(state: RoomState, status: SocketStatus): RoomState {
  if (status === "open") return { ...state, status: state.welcomed ? "open" : "connecting" };
  const again = changeOutgoing(state, (message) => (message.state === "sent" ? waitAgain(message) : message));
  return { ...again, status, welcomed: false, typing: [], people: [] };
}

/** Adds items by number, each once; those of this device leave the outbox. */
function addItems(state: RoomState, arrived: readonly RoomItem[]): RoomState {
  const last = state.items.at(-1)?.seq ?? 0;
  const inOrder = arrived.every((item, index) => item.seq > (arrived[index - 1]?.seq ?? last));
  const items = inOrder ? [...state.items, ...arrived] : merge(state.items, arrived);
  const added = new Set(arrived.map((item) => item.seq));
  const writers = new Set(arrived.map((item) => item.senderName));
  return dropArrived(
    {
      ...state,
      items,
      typing: state.typing.filter((typist) => !writers.has(typist.name)),
    },
    added,
  );
}

function merge(known: readonly RoomItem[], arrived: readonly RoomItem[]): RoomItem[] {
  const bySeq = new Map([...known, ...arrived].map((item) => [item.seq, item]));
  return [...bySeq.values()].sort((a, b) => a.seq - b.seq);
}

function dropArrived(state: RoomState, arrived: ReadonlySet<number>): RoomState {
  const outbox = state.outbox.filter((message) => message.seq === null || !arrived.has(message.seq));
  return outbox.length === state.outbox.length ? state : { ...state, outbox };
}

function reducePresence(state: RoomState, frame: PresenceFrame, now: number): RoomState {
  const people = new Map(frame.complete ? [] : state.people.map((person) => [person.userId, person]));
  const typing = new Map(state.typing.map((typist) => [typist.userId, typist]));
  for (const person of frame.people) {
    if (person.here) people.set(person.userId, { ...person, typing: false });
    else people.delete(person.userId);
    if (!person.here) typing.delete(person.userId);
    else if (person.typing) {
      typing.set(person.userId, { userId: person.userId, name: person.name, until: now + typingLapse });
    }
  }
  return { ...state, people: [...people.values()], typing: [...typing.values()] };
}

function reduceTicket(state: RoomState, { version, changed }: TicketFrame): RoomState {
  if (state.ticket !== null && version < state.ticket.version) return state;
  return { ...state, ticket: { version, changed: { ...state.ticket?.changed, ...changed } } };
}

function changeOutgoing(state: RoomState, change: (message: OutgoingMessage) => OutgoingMessage): RoomState {
  const outbox = state.outbox.map(change);
  const known = new Set(state.items.map((item) => item.seq));
  const left = outbox.filter((message) => message.seq === null || !known.has(message.seq));
  return { ...state, outbox: left };
}

function waitAgain(message: OutgoingMessage): OutgoingMessage {
  return { ...message, state: "waiting", seq: null, error: null };
}

/** After a reset the numbers of before mean nothing: what was not seen in the log is sent again. */
function lostPlace(message: OutgoingMessage): OutgoingMessage {
  return message.state === "kept" ? waitAgain(message) : message;
}
