import { type DeskFrame, parseDeskFrame } from "#domain/room/protocol.ts";
import { openReconnectingSocket } from "../../lib/reconnecting-socket.ts";

export interface DeskSocketEvents {
  readonly onFrame: (frame: DeskFrame) => void;
  readonly onLive: (live: boolean) => void;
  /** The line was away: what happened meanwhile has to be read anew. */
  readonly onReturn: () => void;
  /** Access ended: the session or the role. */
  readonly onEnd: () => void;
}

/** Opens the desk's line, which comes back by itself until access ends. Returns what closes it. */
export function openDeskSocket(events: DeskSocketEvents): () => void {
  let opened = false;
  const line = openReconnectingSocket("/api/desk", {
    onStatus(status) {
      events.onLive(status === "open");
      if (status === "open") {
        if (opened) events.onReturn();
        opened = true;
      }
      if (status === "signed_out" || status === "refused") events.onEnd();
    },
    onText(text) {
      const frame = parseDeskFrame(text);
      if (frame?.type === "reset") events.onReturn();
      else if (frame !== null) events.onFrame(frame);
    },
  });
  return () => line.close();
}
