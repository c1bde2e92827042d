import ReconnectingSocket from "partysocket/ws";
import { closeCodes, type DeskFrame, parseDeskFrame, roomProtocol } from "#domain/room/protocol.ts";

export interface DeskSocketEvents {
  readonly onFrame: (frame: DeskFrame) => void;
  readonly onLive: (live: boolean) => void;
  /** The line was away: what happened meanwhile has to be read anew. */
  readonly onReturn: () => void;
  /** Access ended: the session or the role. */
  readonly onEnd: () => void;
}

/** Opens the desk's line, which reconnects by itself until access ends. Returns what closes it. */
export function openDeskSocket(events: DeskSocketEvents): () => void {
  const url = new URL("/api/desk", location.href);
  url.protocol = url.protocol === "https:" ? "wss:" : "ws:";
  const socket = new ReconnectingSocket(url.href, [roomProtocol], {
    minReconnectionDelay: 500,
    maxReconnectionDelay: 15_000,
    connectionTimeout: 8000,
  });
  let opened = false;
  socket.addEventListener("open", () => {
    events.onLive(true);
    if (opened) events.onReturn();
    opened = true;
  });
  socket.addEventListener("message", ({ data }) => {
    const frame = typeof data === "string" ? parseDeskFrame(data) : null;
    if (frame?.type === "reset") events.onReturn();
    else if (frame !== null) events.onFrame(frame);
  });
  socket.addEventListener("close", ({ code }) => {
    events.onLive(false);
    if (code === closeCodes.noSession || code === closeCodes.notYours) {
      socket.close();
      events.onEnd();
    }
  });
  return () => socket.close();
}
