import { type Connection, routePartykitRequest, Server } from "partyserver";

interface Env extends Cloudflare.Env {
  readonly Rooms: DurableObjectNamespace<PartyRoom>;
}

const batch = 200;

/** Does what the bare object does, with what partyserver offers for it. */
export class PartyRoom extends Server<Env> {
  static override options = { hibernate: true };

  override onStart(): void {
    this.sql`CREATE TABLE IF NOT EXISTS messages (seq INTEGER PRIMARY KEY, body TEXT NOT NULL)`;
    this.ctx.setWebSocketAutoResponse(new WebSocketRequestResponsePair("ping", "pong"));
  }

  override onMessage(connection: Connection, raw: string | ArrayBuffer | ArrayBufferView): void {
    const { since, text } = JSON.parse(String(raw)) as { since?: number; text?: string };
    if (since !== undefined) this.#catchUp(connection, since);
    if (text === undefined) return;
    const body = JSON.stringify({ text });
    this.sql`INSERT INTO messages (body) VALUES (${body})`;
    this.broadcast(body);
  }

  #catchUp(connection: Connection, since: number): void {
    const rows = this.sql<{ body: string }>`SELECT body FROM messages WHERE seq > ${since} ORDER BY seq`;
    const bodies = rows.map((row) => row.body);
    for (let at = 0; at < bodies.length; at += batch) connection.send(`[${bodies.slice(at, at + batch).join(",")}]`);
    connection.send('{"complete":true}');
  }
}

export default {
  fetch: async (request, env) =>
    (await routePartykitRequest(request, { ...env })) ?? Response.json({ ok: true, database: true }),
} satisfies ExportedHandler<Env>;
