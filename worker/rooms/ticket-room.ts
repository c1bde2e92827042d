import { DurableObject } from "cloudflare:workers";
import { pingText, pongText, type RoomItem } from "#domain/room/protocol.ts";
import type { AccessEnd, RoomPorts, TellResult, TicketRoomCalls } from "../ports/room-ports.ts";
import type { TicketEvent } from "../ports/rooms.ts";
import { Deadlines } from "./alarms.ts";
import { ConnectionRegistry, readVisit } from "./connection-registry.ts";
import { LiveRoom, type RoomDeadline, roomDeadlines } from "./live-room.ts";
import { RoomLog } from "./room-log.ts";
import { UnreadStore } from "./unread-store.ts";
import { upgraded } from "./upgrade.ts";

type TicketRoomClass<Env> = new (ctx: DurableObjectState, env: Env) => DurableObject<Env> & TicketRoomCalls;

/** Makes the class of a ticket's room; `makePorts` gives each object its way to the outside. */
export function defineTicketRoom<Env>(makePorts: (env: Env) => RoomPorts): TicketRoomClass<Env> {
  return class TicketRoom extends DurableObject<Env> implements TicketRoomCalls {
    readonly #room: LiveRoom<WebSocket>;
    readonly #connections: ConnectionRegistry<WebSocket>;
    readonly #deadlines: Deadlines<RoomDeadline>;
    readonly #ports: RoomPorts;

    constructor(ctx: DurableObjectState, env: Env) {
      super(ctx, env);
      ctx.setWebSocketAutoResponse(new WebSocketRequestResponsePair(pingText, pongText));
      this.#ports = makePorts(env);
      this.#connections = new ConnectionRegistry(ctx.getWebSockets());
      this.#deadlines = new Deadlines(ctx.storage, roomDeadlines);
      this.#room = new LiveRoom({
        ports: this.#ports,
        log: new RoomLog(ctx.storage.sql),
        connections: this.#connections,
        deadlines: this.#deadlines,
        unread: new UnreadStore(ctx.storage.sql),
        later: (work, ms) => void setTimeout(work, ms),
        lastPing: (socket) => ctx.getWebSocketAutoResponseTimestamp(socket)?.getTime() ?? null,
      });
    }

    /** An upgrade that the worker has authorized; its header names the person. */
    override async fetch(request: Request): Promise<Response> {
      const visit = readVisit(request);
      await this.#room.open(visit.ticketId);
      if (this.#room.isErased) return new Response(null, { status: 404 });
      if (!(await this.#room.admit(visit))) return new Response(null, { status: 403 });
      return upgraded(request, (socket) => {
        this.ctx.acceptWebSocket(socket);
        this.#room.connect(socket, visit);
      });
    }

    override async webSocketMessage(socket: WebSocket, raw: string | ArrayBuffer): Promise<void> {
      const ticketId = this.#connections.get(socket)?.visit.ticketId;
      if (ticketId === undefined) return;
      if (!this.#room.isOpen) await this.#room.open(ticketId);
      await this.#room.receive(socket, raw);
    }

    override webSocketClose(socket: WebSocket): void {
      this.#room.closed(socket);
    }

    override webSocketError(socket: WebSocket): void {
      this.#room.closed(socket);
    }

    override async alarm(): Promise<void> {
      if (!this.#room.isOpen) return;
      const { clock, log } = this.#ports;
      await this.#deadlines.runDue(
        clock,
        (name) => this.#room.runDeadline(name),
        (name, error, attempt) => log.error("room.deadline_failed", error, { name, attempt }),
      );
    }

    async tell(ticketId: string, events: readonly TicketEvent[], complete: boolean): Promise<TellResult> {
      await this.#room.open(ticketId);
      return this.#room.tell(events, complete);
    }

    async endAccess(end: AccessEnd): Promise<void> {
      this.#room.endAccess(end);
    }

    async readItem(ticketId: string, seq: number): Promise<RoomItem | null> {
      await this.#room.open(ticketId);
      return this.#room.readItem(seq);
    }

    async erase(ticketId: string): Promise<void> {
      await this.#room.open(ticketId);
      this.#room.erase();
    }

    async healthy(): Promise<boolean> {
      return this.ctx.storage.sql.exec("SELECT 1").toArray().length === 1;
    }
  };
}
