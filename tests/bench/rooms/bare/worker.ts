import { DurableObject } from "cloudflare:workers";

interface Env {
  readonly ROOMS: DurableObjectNamespace;
}

const batch = 200;

/** Stores each message and tells everybody; `{"since":n}` is answered with what came after, a batch a frame. */
export class BareRoom extends DurableObject<Env> {
  readonly #sql: SqlStorage;

  constructor(ctx: DurableObjectState, env: Env) {
    super(ctx, env);
    this.#sql = ctx.storage.sql;
    this.#sql.exec("CREATE TABLE IF NOT EXISTS messages (seq INTEGER PRIMARY KEY, body TEXT NOT NULL)");
    ctx.setWebSocketAutoResponse(new WebSocketRequestResponsePair("ping", "pong"));
  }

  override fetch(): Response {
    const { 0: client, 1: server } = new WebSocketPair();
    this.ctx.acceptWebSocket(server);
    return new Response(null, { status: 101, webSocket: client });
  }

  override webSocketMessage(socket: WebSocket, raw: string): void {
    const { since, text } = JSON.parse(raw) as { since?: number; text?: string };
    if (since !== undefined) this.#catchUp(socket, since);
    else if (text !== undefined) this.#passOn(text);
  }

  #passOn(text: string): void {
    const body = JSON.stringify({ text });
    this.#sql.exec("INSERT INTO messages (body) VALUES (?)", body);
    for (const other of this.ctx.getWebSockets()) other.send(body);
  }

  #catchUp(socket: WebSocket, since: number): void {
    const rows = this.#sql.exec<{ body: string }>("SELECT body FROM messages WHERE seq > ? ORDER BY seq", since);
    const bodies = rows.toArray().map((row) => row.body);
    for (let at = 0; at < bodies.length; at += batch) socket.send(`[${bodies.slice(at, at + batch).join(",")}]`);
    socket.send('{"complete":true}');
  }
}

export default {
  fetch: (request, env) =>
    request.headers.has("upgrade")
      ? env.ROOMS.get(env.ROOMS.idFromName(new URL(request.url).pathname)).fetch(request)
      : Response.json({ ok: true, database: true }),
} satisfies ExportedHandler<Env>;
