import PartySocket from "partysocket/ws";
import { closeCodes, pingText, pongText, roomProtocol } from "#domain/room/protocol.ts";
import { deadlines, fetchWithin } from "./deadlines.ts";
import { noteAnswer } from "./line.ts";
import { onBack } from "./when-back.ts";

/** State of a socket: `signed_out` and `refused` are final, after the others it connects again. */
export type SocketStatus = "connecting" | "open" | "away" | "signed_out" | "refused";

export interface ReconnectingSocketEvents {
  onStatus(status: SocketStatus): void;
  /** A text of the server; keep-alives are left out. */
  onText(text: string): void;
}

export interface ReconnectingSocket {
  /** Sends now or not at all; false when the socket is not open. */
  send(text: string): boolean;
  close(): void;
}

/** With `pongWithin` a dead connection is noticed within 15 s; the runtime answers without waking the room. */
const pingEvery = 9000;
const pongWithin = 6000;
/** After this long without a frame, in ms, a ping goes out together with the next message. */
const trustedFor = 10_000;
/** After so many attempts in a row that never opened, a plain request asks why. */
const askAfter = 2;

/**
 * A socket to a path of this origin that reconnects: after a cut, when the device finds a network, and when
 * the device wakes and nothing answers. It stays closed only when the session ended or the server refuses this person.
 */
export function openReconnectingSocket(path: string, events: ReconnectingSocketEvents): ReconnectingSocket {
  const url = new URL(path, location.href);
  url.protocol = url.protocol === "https:" ? "wss:" : "ws:";
  const socket = new PartySocket(url.href, [roomProtocol], {
    minReconnectionDelay: 400 + Math.random() * 400,
    maxReconnectionDelay: 5000,
    reconnectionDelayGrowFactor: 1.6,
    connectionTimeout: 8000,
    maxEnqueuedMessages: 0,
    shouldReconnectOnClose: ({ code }) => finalStatus(code) === null,
  });
  let failures = 0;
  let pong: ReturnType<typeof setTimeout> | undefined;

  let heardAt = Date.now();
  const heard = () => {
    heardAt = Date.now();
    clearTimeout(pong);
    pong = undefined;
  };
  const isOpen = () => socket.readyState === WebSocket.OPEN;
  const ping = () => {
    if (!isOpen() || pong !== undefined) return;
    socket.send(pingText);
    pong = setTimeout(() => {
      pong = undefined;
      socket.reconnect();
    }, pongWithin);
  };
  const beat = setInterval(ping, pingEvery);
  const ended = onBack(() => (isOpen() ? ping() : socket.reconnect()));
  window.addEventListener("offline", ping);

  const close = () => {
    clearInterval(beat);
    heard();
    ended();
    window.removeEventListener("offline", ping);
    socket.close();
  };
  const end = (status: SocketStatus) => {
    close();
    events.onStatus(status);
  };

  socket.addEventListener("open", () => {
    failures = 0;
    events.onStatus("open");
    ping();
  });
  socket.addEventListener("message", ({ data }) => {
    heard();
    noteAnswer();
    if (typeof data !== "string" || data === pongText) return;
    // The room asks whether this page is there: a hidden page pings too seldom to show it.
    if (data === pingText) socket.send(pingText);
    else events.onText(data);
  });
  socket.addEventListener("close", ({ code }) => {
    heard();
    const final = finalStatus(code);
    if (final !== null) return end(final);
    events.onStatus("away");
    failures += 1;
    if (failures % askAfter === 0) void askWhy(path).then((status) => status !== null && !isOpen() && end(status));
  });

  events.onStatus("connecting");
  return {
    send(text) {
      if (!isOpen()) return false;
      socket.send(text);
      if (Date.now() - heardAt > trustedFor) ping();
      return true;
    },
    close,
  };
}

function finalStatus(code: number): SocketStatus | null {
  if (code === closeCodes.noSession) return "signed_out";
  return code === closeCodes.notYours ? "refused" : null;
}

/** A browser does not say why an upgrade failed; the same address without one does. Null to go on trying. */
async function askWhy(path: string): Promise<SocketStatus | null> {
  try {
    const { status } = await fetchWithin(deadlines.probe, path, { credentials: "same-origin", cache: "no-store" });
    if (status === 401) return "signed_out";
    return status === 403 || status === 404 ? "refused" : null;
  } catch {
    return null;
  }
}
