import { roomProtocol } from "#domain/room/protocol.ts";

/** Answers an upgrade: `connection` gets the server's end of a new socket. */
export function upgraded(request: Request, connection: (socket: WebSocket) => void): Response {
  if (request.headers.get("upgrade")?.toLowerCase() !== "websocket") return new Response(null, { status: 426 });
  const { 0: client, 1: server } = new WebSocketPair();
  connection(server);
  const headers = new Headers();
  if (request.headers.has("sec-websocket-protocol")) headers.set("sec-websocket-protocol", roomProtocol);
  return new Response(null, { status: 101, webSocket: client, headers });
}
