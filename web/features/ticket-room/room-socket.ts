import type { Audience } from "#domain/room/audience.ts";
import { type ClientFrameInput, parseServerFrame } from "#domain/room/protocol.ts";
import { deadlines, withDeadline } from "../../lib/deadlines.ts";
import { newClientId } from "../../lib/new-client-id.ts";
import {
  openReconnectingSocket,
  type ReconnectingSocket,
  type ReconnectingSocketEvents,
} from "../../lib/reconnecting-socket.ts";
import { deviceOutbox, type RoomOutbox } from "./room-outbox.ts";
import {
  dueMessages,
  emptyRoom,
  type OutgoingMessage,
  placeOf,
  type RoomAction,
  type RoomState,
  reduceRoom,
} from "./room-reducer.ts";

const typingEvery = 2500;
const retryAfter = 3000;

/** What a room on this device is made of; tests hand in other parts. */
export interface RoomSocketParts {
  openLine(path: string, events: ReconnectingSocketEvents): ReconnectingSocket;
  readonly outbox: RoomOutbox;
  now(): number;
}

/** One ticket's room on this device: its state, and what one can do there. It lives until `close`. */
export interface RoomSocket {
  readonly getState: () => RoomState;
  readonly subscribe: (listener: () => void) => () => void;
  /**
   * Puts a message into the outbox, from where it is sent until the room has it; resolves once this device keeps it.
   * False when it is blank: then nothing was kept and the text is the writer's still.
   */
  send(
    text: string,
    options?: { readonly photoIds?: readonly string[]; readonly audience?: Audience },
  ): Promise<boolean>;
  /** Tells the others that somebody is writing, as often as need be. */
  typing(audience?: Audience): void;
  /** Says up to where this reader has seen the log. */
  markRead(seq: number): void;
  retry(clientId: string): void;
  discard(clientId: string): void;
  close(): void;
}

/** Keeps what is new or stands otherwise, and forgets what left the outbox; what the device refuses lasts as the page. */
function keepChanges(
  outbox: RoomOutbox,
  before: readonly OutgoingMessage[],
  now: readonly OutgoingMessage[],
): Promise<unknown> {
  if (now === before) return Promise.resolve();
  const known = new Map(before.map((message) => [message.clientId, message]));
  const left = new Set(now.map(({ clientId }) => clientId));
  const changes = now
    .filter((message) => known.get(message.clientId)?.error !== message.error)
    .map((message) => outbox.put(message));
  const removals = before.filter(({ clientId }) => !left.has(clientId)).map(({ clientId }) => outbox.remove(clientId));
  return Promise.allSettled([...changes, ...removals]);
}

/** Opens a ticket's room for a person who is signed in. */
export function openRoomSocket(
  { ticketId, userId }: { readonly ticketId: string; readonly userId: string },
  parts: RoomSocketParts = {
    openLine: openReconnectingSocket,
    outbox: deviceOutbox(ticketId, userId),
    now: () => Date.now(),
  },
): RoomSocket {
  const { outbox, now } = parts;
  const listeners = new Set<() => void>();
  const timers = new Set<ReturnType<typeof setTimeout>>();
  let state = emptyRoom();
  let closed = false;
  let typedAt = Number.NEGATIVE_INFINITY;
  let readSeq = 0;

  const say = (frame: ClientFrameInput) => line.send(JSON.stringify(frame));
  const later = (work: () => void, ms: number) => {
    const timer = setTimeout(() => {
      timers.delete(timer);
      work();
    }, ms);
    timers.add(timer);
  };
  const apply = (action: RoomAction, keepIt: boolean): Promise<unknown> => {
    const before = state;
    state = reduceRoom(before, action);
    if (state === before) return Promise.resolve();
    const kept = keepIt ? keepChanges(outbox, before.outbox, state.outbox) : Promise.resolve();
    for (const listener of listeners) listener();
    sendDue();
    return kept;
  };
  /** Changes the state, and the device with it; resolves when the device has it. */
  const dispatch = (action: RoomAction) => apply(action, true);
  /** Takes over what the device has already. */
  const adopt = (action: RoomAction) => void apply(action, false);
  const sendDue = () => {
    const due = dueMessages(state);
    if (due.length === 0) return;
    const sent = due.filter(({ clientId, text, photoIds, audience }) =>
      say({ type: "send", clientId, text, photoIds: [...photoIds], audience }),
    );
    if (sent.length > 0) dispatch({ type: "sent", clientIds: sent.map((message) => message.clientId) });
  };
  const onText = (text: string) => {
    const frame = parseServerFrame(text);
    if (frame === null) return;
    dispatch({ type: "frame", frame, now: now() });
    if (frame.type === "presence") {
      for (const typist of state.typing) later(() => dispatch({ type: "tick", now: now() }), typist.until - now());
    }
    const { clientId } = frame.type === "error" && frame.code === "room.unavailable" ? frame : {};
    if (clientId !== undefined) later(() => dispatch({ type: "retry", clientId }), retryAfter);
  };
  const line = parts.openLine(`/api/rooms/${encodeURIComponent(ticketId)}`, {
    onText,
    onStatus(status) {
      dispatch({ type: "status", status });
      if (status !== "open") return;
      readSeq = 0;
      say({ type: "hello", ...placeOf(state) });
    },
  });

  const unfollow = outbox.follow({
    put: (message) => adopt({ type: "adopt", messages: [message] }),
    removed: (clientId) => adopt({ type: "discard", clientId }),
  });
  outbox.read().then(
    (messages) => closed || adopt({ type: "adopt", messages }),
    // This device keeps nothing: what is written lasts as long as the page.
    () => {},
  );

  return {
    getState: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    async send(text, { photoIds = [], audience = "everyone" } = {}) {
      if (text.trim() === "" && photoIds.length === 0) return false;
      const message = { clientId: newClientId(), text, photoIds, audience, writtenAt: now() };
      typedAt = Number.NEGATIVE_INFINITY;
      const kept = dispatch({ type: "write", message });
      // A device that does not answer holds nobody up: the message is on the page.
      await withDeadline(deadlines.keep, null, () => kept).catch(() => {});
      return true;
    },
    typing(audience = "everyone") {
      if (!state.welcomed || now() - typedAt < typingEvery) return;
      typedAt = now();
      say({ type: "typing", audience });
    },
    markRead(seq) {
      if (!state.welcomed || seq <= readSeq) return;
      readSeq = seq;
      say({ type: "read", seq });
    },
    retry: (clientId) => dispatch({ type: "retry", clientId }),
    discard: (clientId) => dispatch({ type: "discard", clientId }),
    close() {
      closed = true;
      unfollow();
      for (const timer of timers) clearTimeout(timer);
      listeners.clear();
      line.close();
    },
  };
}
