import { badFrameCost, retryDelay, roomPace, takeFrom } from "#domain/room/pace.ts";
import type { DeskFrame, DeskPresenceFrame, DeskTalkFrame } from "#domain/room/protocol.ts";
import { closeCodes, parseClientFrame } from "#domain/room/protocol.ts";
import type { AccessEnd, DeskPorts, RoomVisit } from "../ports/room-ports.ts";
import type { TicketEvent } from "../ports/rooms.ts";
import { decideClose } from "./access-end.ts";
import type { Deadlines } from "./alarms.ts";
import { Broadcaster } from "./broadcaster.ts";
import type { Connection, ConnectionRegistry, RoomSocket } from "./connection-registry.ts";
import type { DeskPresence } from "./desk-presence.ts";
import { EventDelivery } from "./event-delivery.ts";
import { deskTicketFrame } from "./ticket-event.ts";

export const deskDeadlines = ["events", "held", "ends", "sweep"] as const;
export type DeskDeadline = (typeof deskDeadlines)[number];

const retryEvery = 1000;
const sweepEvery = 15_000;
const gather = 150;

/** What the desk is made of; the shell hands it the runtime's parts. */
export interface DeskParts<Socket extends RoomSocket> {
  readonly ports: DeskPorts;
  readonly presence: DeskPresence;
  readonly connections: ConnectionRegistry<Socket>;
  readonly deadlines: Deadlines<DeskDeadline>;
  /** Identifies this instance of the object: events of an earlier instance cannot be replayed. */
  readonly epoch: string;
  later(work: () => void, ms: number): void;
}

/** The rules of the desk: dashboards' sockets, who is in which room, and the delivery of committed events. */
export class LiveDesk<Socket extends RoomSocket> {
  readonly #parts: DeskParts<Socket>;
  readonly #broadcaster: Broadcaster<Socket>;
  readonly #delivery: EventDelivery;
  readonly #changedTickets = new Set<string>();
  /** Events that the dashboards have already and the driver has not. */
  readonly #heldIds = new Set<string>();
  #head = 0;
  #failures = 0;
  #sweptAt = 0;

  constructor(parts: DeskParts<Socket>) {
    this.#parts = parts;
    this.#broadcaster = new Broadcaster(parts.connections, () => undefined);
    this.#delivery = new EventDelivery(parts.ports, (events) => this.#tellSockets(events));
  }

  /** Registers a dashboard's socket, sends its hello frame and delivers events that are still pending. */
  connect(socket: Socket, visit: RoomVisit): void {
    const { connections, ports } = this.#parts;
    for (const surplus of connections.surplusOf(visit.userId)) {
      this.#broadcaster.close(surplus, closeCodes.tooFast, "too many sockets");
    }
    const connection = connections.add(socket, visit, ports.clock.now());
    connection.joined = true;
    connections.remember(socket, connection);
    this.#greet(socket, connection);
    this.#sweepSoon();
  }

  receive(socket: Socket, raw: string | ArrayBuffer): void {
    const connection = this.#parts.connections.get(socket);
    if (!connection) return;
    const parsed = parseClientFrame(raw);
    const cost = parsed.ok ? 1 : badFrameCost;
    const bucket = takeFrom(connection.bucket, cost, roomPace, this.#parts.ports.clock.now());
    if (!bucket) {
      this.#broadcaster.close(socket, closeCodes.tooFast, "too fast");
      return;
    }
    connection.bucket = bucket;
    if (!parsed.ok || parsed.frame.type !== "hello") {
      this.#broadcaster.sendFrame(socket, { type: "error", code: parsed.ok ? "frame.invalid" : parsed.code });
      return;
    }
    const { epoch, since } = parsed.frame;
    const missed = epoch !== this.#parts.epoch || since !== this.#head;
    if (epoch !== null && missed) this.#broadcaster.sendFrame(socket, { type: "reset", epoch: this.#parts.epoch });
    this.#greet(socket, connection);
  }

  closed(socket: Socket): void {
    this.#parts.connections.delete(socket);
  }

  /** See `DeskCalls.publish`. */
  async publish(events: readonly TicketEvent[]): Promise<void> {
    if (!(await this.#delivery.deliver(events))) this.#retryEvents();
  }

  /** See `Rooms.hold`. */
  hold(event: TicketEvent, until: number): void {
    this.#tellSockets([event]);
    this.#heldIds.add(event.id);
    this.#parts.deadlines.setSooner("held", until);
  }

  /** See `DeskCalls.enter`. */
  enter(visit: RoomVisit): boolean {
    const { presence } = this.#parts;
    if (presence.hasEnded(visit) || presence.isFull(visit)) return false;
    if (presence.enter(visit)) this.#peopleChanged(visit.ticketId);
    this.#sweepSoon();
    return true;
  }

  /** See `DeskCalls.reportVisits`. */
  reportVisits(ticketId: string, visits: readonly RoomVisit[]): void {
    if (this.#parts.presence.replace(ticketId, visits)) this.#peopleChanged(ticketId);
  }

  /** See `DeskCalls.noteTalk`. */
  noteTalk(talk: Omit<DeskTalkFrame, "type">): void {
    this.#broadcaster.sendToJoined(JSON.stringify({ type: "talk", ...talk } satisfies DeskTalkFrame), () => true);
  }

  /** See `DeskCalls.rereadLists`. */
  rereadLists(): void {
    this.#broadcaster.sendToJoined(
      JSON.stringify({ type: "reset", epoch: this.#parts.epoch } satisfies DeskFrame),
      () => true,
    );
  }

  mayConnect(visit: RoomVisit): boolean {
    return !this.#parts.presence.hasEnded(visit);
  }

  /** See `DeskCalls.endAccess`. */
  async endAccess(end: AccessEnd): Promise<void> {
    const { presence, ports, connections } = this.#parts;
    presence.noteEnd(end, ports.clock.now());
    for (const [socket, connection] of [...connections]) {
      const code = decideClose(end, connection.visit);
      if (code !== null) this.#broadcaster.close(socket, code, "access ended");
    }
    const visits = presence.visitsBy(end.userId).filter((visit) => decideClose(end, visit) !== null);
    await Promise.all(visits.map((visit) => this.#endVisit(end, visit)));
  }

  async runDeadline(name: DeskDeadline): Promise<void> {
    if (name === "events") return this.#sweepEvents();
    if (name === "held") return this.#endHolds();
    if (name === "ends") return this.#closeEnded();
    this.#sweptAt = this.#parts.ports.clock.now();
    await this.#sweepEvents();
    await this.#closeEnded();
    if (this.#watched) this.#parts.deadlines.setOnce("sweep", this.#parts.ports.clock.now() + sweepEvery);
  }

  get #watched(): boolean {
    return this.#parts.connections.size > 0 || !this.#parts.presence.isEmpty;
  }

  async #endVisit(end: AccessEnd, visit: RoomVisit): Promise<void> {
    const { presence, ports, deadlines } = this.#parts;
    try {
      await ports.room(visit.ticketId).endAccess(end);
      presence.leave(visit);
      this.#peopleChanged(visit.ticketId);
    } catch (error) {
      ports.log.error("desk.end_access_failed", error, { ticketId: visit.ticketId });
      deadlines.setSooner("ends", ports.clock.now() + retryEvery);
    }
  }

  /** Closes the sockets of sessions that have expired. */
  async #closeEnded(): Promise<void> {
    const { presence, ports, connections } = this.#parts;
    const visits = [...connections.visits(), ...presence.visits()];
    const members = new Map(visits.map((visit) => [`${visit.sessionId} ${visit.role}`, visit]));
    if (members.size === 0) return;
    try {
      for (const end of await ports.listEnded([...members.values()])) await this.endAccess(end);
    } catch (error) {
      ports.log.error("desk.sessions_unread", error);
    }
  }

  async #sweepEvents(): Promise<void> {
    try {
      if (!(await this.#delivery.sweep())) return this.#retryEvents();
      this.#failures = 0;
    } catch (error) {
      this.#failures += 1;
      this.#parts.ports.log.error("desk.outbox_unread", error, { attempt: this.#failures });
      const wait = Math.min(sweepEvery, retryDelay(this.#failures));
      this.#parts.deadlines.setSooner("events", this.#parts.ports.clock.now() + wait);
    }
  }

  /** Delivers what is not held back any more, and waits for what still is. */
  async #endHolds(): Promise<void> {
    const { deadlines, ports } = this.#parts;
    await this.#sweepEvents();
    const next = await ports.nextHeldUntil();
    if (next === null) this.#heldIds.clear();
    else deadlines.setSooner("held", next);
  }

  #retryEvents(): void {
    this.#parts.deadlines.setSooner("events", this.#parts.ports.clock.now() + retryEvery);
  }

  /** At once, but no oftener than once a second however many come. */
  #sweepSoon(): void {
    const { deadlines, ports } = this.#parts;
    deadlines.setSooner("sweep", Math.max(ports.clock.now(), this.#sweptAt + retryEvery));
  }

  #greet(socket: Socket, { visit }: Connection): void {
    const { userId, role, name } = visit;
    const { epoch, presence } = this.#parts;
    this.#broadcaster.sendFrame(socket, {
      type: "welcome",
      epoch,
      head: this.#head,
      you: { userId, role, name, senderType: "support" },
    });
    const ids = [...new Set(presence.visits().map(({ ticketId }) => ticketId))];
    this.#broadcaster.send(socket, this.#presence(true, ids));
  }

  #tellSockets(events: readonly TicketEvent[]): void {
    for (const event of events) {
      if (this.#heldIds.delete(event.id)) continue;
      this.#head += 1;
      this.#broadcaster.sendToJoined(JSON.stringify(deskTicketFrame(event)), () => true);
    }
  }

  #peopleChanged(ticketId: string): void {
    if (this.#changedTickets.size === 0) {
      this.#parts.later(() => {
        const text = this.#presence(false, [...this.#changedTickets]);
        this.#changedTickets.clear();
        this.#broadcaster.sendToJoined(text, () => true);
      }, gather);
    }
    this.#changedTickets.add(ticketId);
  }

  #presence(complete: boolean, ticketIds: readonly string[]): string {
    const tickets = ticketIds.map((ticketId) => {
      const people = new Map<string, Pick<RoomVisit, "userId" | "name" | "role">>();
      for (const { userId, name, role } of this.#parts.presence.visitsOf(ticketId))
        people.set(userId, { userId, name, role });
      return { ticketId, people: [...people.values()] };
    });
    return JSON.stringify({ type: "presence", complete, tickets } satisfies DeskPresenceFrame);
  }
}
