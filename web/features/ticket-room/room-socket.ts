import type { Audience } from "#domain/room/audience.ts";
import { type ClientFrameInput, parseServerFrame } from "#domain/room/protocol.ts";
import { type LiveLine, type LiveLineEvents, openLiveLine } from "../../lib/live-line.ts";
import { newClientId } from "../../lib/new-client-id.ts";
import { deviceOutbox, type RoomOutbox } from "./room-outbox.ts";
import { dueMessages, emptyRoom, placeOf, type RoomAction, type RoomState, reduceRoom } from "./room-reducer.ts";

const typingEvery = 2500;
const retryAfter = 3000;

/** What a room on this device is made of; tests hand in other parts. */
export interface RoomSocketParts {
  openLine(path: string, events: LiveLineEvents): LiveLine;
  readonly outbox: RoomOutbox;
  now(): number;
}

/** One ticket's room on this device: its state, and what one can do there. It lives until `close`. */
export interface RoomSocket {
  readonly getState: () => RoomState;
  readonly subscribe: (listener: () => void) => () => void;
  /**
   * Puts a message into the outbox, from where it is sent until the room has it.
   * False when it is blank: then nothing was kept and the text is the writer's still.
   */
  send(text: string, options?: { readonly photoIds?: readonly string[]; readonly audience?: Audience }): boolean;
  /** Tells the others that somebody is writing, as often as need be. */
  typing(audience?: Audience): void;
  /** Says up to where this reader has seen the log. */
  markRead(seq: number): void;
  retry(clientId: string): void;
  discard(clientId: string): void;
  close(): void;
}

/** Opens a ticket's room for a person who is signed in. */
export function openRoomSocket(
  { ticketId, userId }: { readonly ticketId: string; readonly userId: string },
  parts: RoomSocketParts = {
    openLine: openLiveLine,
    outbox: deviceOutbox(ticketId, userId),
    now: () => Date.now(),
  },
): RoomSocket {
  const { outbox, now } = parts;
  const listeners = new Set<() => void>();
  const timers = new Set<ReturnType<typeof setTimeout>>();
  let state = emptyRoom(outbox.read());
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
  const dispatch = (action: RoomAction) => {
    const before = state;
    state = reduceRoom(state, action);
    if (state === before) return;
    if (state.outbox !== before.outbox) outbox.write(state.outbox);
    for (const listener of listeners) listener();
    sendDue();
  };
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

  return {
    getState: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    send(text, { photoIds = [], audience = "everyone" } = {}) {
      if (text.trim() === "" && photoIds.length === 0) return false;
      const message = { clientId: newClientId(), text, photoIds, audience, writtenAt: now() };
      typedAt = Number.NEGATIVE_INFINITY;
      dispatch({ type: "write", message });
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
      for (const timer of timers) clearTimeout(timer);
      listeners.clear();
      line.close();
    },
  };
}
