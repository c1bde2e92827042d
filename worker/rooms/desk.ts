import { DurableObject } from "cloudflare:workers";
import { type DeskTalkFrame, pingText, pongText } from "#domain/room/protocol.ts";
import type { AccessEnd, DeskCalls, DeskPorts, RoomVisit } from "../ports/room-ports.ts";
import type { TicketEvent } from "../ports/rooms.ts";
import { Deadlines } from "./alarms.ts";
import { ConnectionRegistry, readVisit } from "./connection-registry.ts";
import { DeskPresence } from "./desk-presence.ts";
import { type DeskDeadline, deskDeadlines, LiveDesk } from "./live-desk.ts";
import { upgraded } from "./upgrade.ts";

type DeskClass<Env> = new (ctx: DurableObjectState, env: Env) => DurableObject<Env> & DeskCalls;

/** Makes the class of the desk, of which there is one object; `makePorts` gives it its way to the outside. */
export function defineDesk<Env>(makePorts: (env: Env) => DeskPorts): DeskClass<Env> {
  return class Desk extends DurableObject<Env> implements DeskCalls {
    readonly #desk: LiveDesk<WebSocket>;
    readonly #deadlines: Deadlines<DeskDeadline>;
    readonly #ports: DeskPorts;

    constructor(ctx: DurableObjectState, env: Env) {
      super(ctx, env);
      ctx.setWebSocketAutoResponse(new WebSocketRequestResponsePair(pingText, pongText));
      this.#ports = makePorts(env);
      this.#deadlines = new Deadlines(ctx.storage, deskDeadlines);
      this.#desk = new LiveDesk({
        ports: this.#ports,
        presence: new DeskPresence(ctx.storage.sql),
        connections: new ConnectionRegistry(ctx.getWebSockets()),
        deadlines: this.#deadlines,
        epoch: crypto.randomUUID(),
        later: (work, ms) => void setTimeout(work, ms),
      });
    }

    /** An upgrade that the worker has authorized; its header names the person. */
    override async fetch(request: Request): Promise<Response> {
      const visit = readVisit(request);
      if (!this.#desk.mayConnect(visit)) return new Response(null, { status: 403 });
      return upgraded(request, (socket) => {
        this.ctx.acceptWebSocket(socket);
        this.#desk.connect(socket, visit);
      });
    }

    override webSocketMessage(socket: WebSocket, raw: string | ArrayBuffer): void {
      this.#desk.receive(socket, raw);
    }

    override webSocketClose(socket: WebSocket): void {
      this.#desk.closed(socket);
    }

    override webSocketError(socket: WebSocket): void {
      this.#desk.closed(socket);
    }

    override async alarm(): Promise<void> {
      const { clock, log } = this.#ports;
      await this.#deadlines.runDue(
        clock,
        (name) => this.#desk.runDeadline(name),
        (name, error, attempt) => log.error("desk.deadline_failed", error, { name, attempt }),
      );
    }

    publish(events: readonly TicketEvent[]): Promise<void> {
      return this.#desk.publish(events);
    }

    async hold(event: TicketEvent, until: number): Promise<void> {
      this.#desk.hold(event, until);
    }

    endAccess(end: AccessEnd): Promise<void> {
      return this.#desk.endAccess(end);
    }

    async enter(visit: RoomVisit): Promise<boolean> {
      return this.#desk.enter(visit);
    }

    async reportVisits(ticketId: string, visits: readonly RoomVisit[]): Promise<void> {
      this.#desk.reportVisits(ticketId, visits);
    }

    async noteTalk(talk: Omit<DeskTalkFrame, "type">): Promise<void> {
      this.#desk.noteTalk(talk);
    }

    async rereadLists(): Promise<void> {
      this.#desk.rereadLists();
    }

    async healthy(): Promise<boolean> {
      return this.ctx.storage.sql.exec("SELECT 1").toArray().length === 1;
    }
  };
}
