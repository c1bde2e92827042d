import { vi } from "vitest";

/** A server that a test plays: stands in for WebSocket, and keeps every socket that a page opens, newest last. */
export class PlayedSocket extends EventTarget {
  static readonly opened: PlayedSocket[] = [];
  static readonly OPEN = 1;
  readonly sent: string[] = [];
  readyState = 0;
  binaryType = "blob";

  readonly url: string;
  readonly protocols: string[];

  constructor(url: string, protocols: string[]) {
    super();
    this.url = url;
    this.protocols = protocols;
    PlayedSocket.opened.push(this);
  }
  send(text: string): void {
    this.sent.push(text);
  }
  close(): void {
    this.readyState = 3;
  }
  open(): void {
    this.readyState = 1;
    this.dispatchEvent(new Event("open"));
  }
  say(data: string): void {
    this.dispatchEvent(new MessageEvent("message", { data }));
  }
  drop(code: number): void {
    this.readyState = 3;
    this.dispatchEvent(Object.assign(new Event("close"), { code, reason: "" }));
  }
}

/** From here to `vi.unstubAllGlobals()`, pages open played sockets; none is open yet. */
export function playSockets(): void {
  PlayedSocket.opened.length = 0;
  vi.stubGlobal("WebSocket", PlayedSocket);
}

/** The socket that was opened last. */
export function newestSocket(): PlayedSocket {
  const socket = PlayedSocket.opened.at(-1);
  if (!socket) throw new Error("no socket was opened");
  return socket;
}
