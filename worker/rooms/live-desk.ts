import { badFrameCost, retryDelay, roomPace, takeFrom } from "#domain/room/pace.ts";
import type { DeskFrame, DeskPresenceFrame, DeskTalkFrame } from "#domain/room/protocol.ts";
import { closeCodes, parseClientFrame } from "#domain/room/protocol.ts";
import type { AccessEnd, DeskPorts, RoomVisit } from "../ports/room-ports.ts";
import type { TicketEvent } from "../ports/rooms.ts";
import { decideClose } from "./access-end.ts";
import type { Deadlines } from "./alarms.ts";
import type { DeskBook } from "./desk-book.ts";
import { EventDelivery } from "./event-delivery.ts";
import { Outlet } from "./outlet.ts";
import type { RoomSocket, Seat, Seats } from "./seats.ts";
import { deskTicketFrame } from "./ticket-event.ts";

export const deskDeadlines = ["events", "ends", "sweep"] as const;
export type DeskDeadline = (typeof deskDeadlines)[number];

const retryEvery = 1000;
const sweepEvery = 15_000;
const gather = 150;

/** What the desk is made of; the shell hands it the runtime's parts. */
export interface DeskParts<Socket extends RoomSocket> {
  readonly ports: DeskPorts;
  readonly book: DeskBook;
  readonly seats: Seats<Socket>;
  readonly deadlines: Deadlines<DeskDeadline>;
  /** Identifies this instance of the object: events of an earlier instance cannot be replayed. */
  readonly epoch: string;
  later(work: () => void, ms: number): void;
}

/** The rules of the desk: dashboards' sockets, who is in which room, and the delivery of committed events. */
export class LiveDesk<Socket extends RoomSocket> {
  readonly #parts: DeskParts<Socket>;
  readonly #outlet: Outlet<Socket>;
  readonly #delivery: EventDelivery;
  readonly #changedTickets = new Set<string>();
  #head = 0;
  #failures = 0;
  #sweptAt = 0;

  constructor(parts: DeskParts<Socket>) {
    this.#parts = parts;
    this.#outlet = new Outlet(parts.seats, () => undefined);
    this.#delivery = new EventDelivery(parts.ports, (events) => this.#tellSockets(events));
  }

  /** Registers a dashboard's socket, sends its hello frame and delivers events that are still pending. */
  connect(socket: Socket, visit: RoomVisit): void {
    const { seats, ports } = this.#parts;
    for (const surplus of seats.surplusOf(visit.userId)) {
      this.#outlet.close(surplus, closeCodes.tooFast, "too many sockets");
    }
    const seat = seats.add(socket, visit, ports.clock.now());
    seat.joined = true;
    seats.remember(socket, seat);
    this.#greet(socket, seat);
    this.#sweepSoon();
  }

  receive(socket: Socket, raw: string | ArrayBuffer): void {
    const seat = this.#parts.seats.get(socket);
    if (!seat) return;
    const parsed = parseClientFrame(raw);
    const cost = parsed.ok ? 1 : badFrameCost;
    const bucket = takeFrom(seat.bucket, cost, roomPace, this.#parts.ports.clock.now());
    if (!bucket) {
      this.#outlet.close(socket, closeCodes.tooFast, "too fast");
      return;
    }
    seat.bucket = bucket;
    if (!parsed.ok || parsed.frame.type !== "hello") {
      this.#outlet.tell(socket, { type: "error", code: parsed.ok ? "frame.invalid" : parsed.code });
      return;
    }
    const { epoch, since } = parsed.frame;
    const missed = epoch !== this.#parts.epoch || since !== this.#head;
    if (epoch !== null && missed) this.#outlet.tell(socket, { type: "reset", epoch: this.#parts.epoch });
    this.#greet(socket, seat);
  }

  closed(socket: Socket): void {
    this.#parts.seats.delete(socket);
  }

  /** See `DeskCalls.publish`. */
  async publish(events: readonly TicketEvent[]): Promise<void> {
    if (!(await this.#delivery.deliver(events))) this.#retryEvents();
  }

  /** See `DeskCalls.enter`. */
  enter(visit: RoomVisit): boolean {
    const { book } = this.#parts;
    if (book.hasEnded(visit) || book.isFull(visit)) return false;
    if (book.enter(visit)) this.#peopleChanged(visit.ticketId);
    this.#sweepSoon();
    return true;
  }

  /** See `DeskCalls.reportVisits`. */
  reportVisits(ticketId: string, visits: readonly RoomVisit[]): void {
    if (this.#parts.book.replace(ticketId, visits)) this.#peopleChanged(ticketId);
  }

  /** See `DeskCalls.noteTalk`. */
  noteTalk(talk: Omit<DeskTalkFrame, "type">): void {
    this.#outlet.toJoined(JSON.stringify({ type: "talk", ...talk } satisfies DeskTalkFrame), () => true);
  }

  /** See `DeskCalls.rereadLists`. */
  rereadLists(): void {
    this.#outlet.toJoined(JSON.stringify({ type: "reset", epoch: this.#parts.epoch } satisfies DeskFrame), () => true);
  }

  mayConnect(visit: RoomVisit): boolean {
    return !this.#parts.book.hasEnded(visit);
  }

  /** See `DeskCalls.endAccess`. */
  async endAccess(end: AccessEnd): Promise<void> {
    const { book, ports, seats } = this.#parts;
    book.noteEnd(end, ports.clock.now());
    for (const [socket, seat] of [...seats]) {
      const code = decideClose(end, seat.visit);
      if (code !== null) this.#outlet.close(socket, code, "access ended");
    }
    const visits = book.visitsBy(end.userId).filter((visit) => decideClose(end, visit) !== null);
    await Promise.all(visits.map((visit) => this.#endVisit(end, visit)));
  }

  async runDeadline(name: DeskDeadline): Promise<void> {
    if (name === "events") return this.#sweepEvents();
    if (name === "ends") return this.#closeEnded();
    this.#sweptAt = this.#parts.ports.clock.now();
    await this.#sweepEvents();
    await this.#closeEnded();
    if (this.#watched) this.#parts.deadlines.setOnce("sweep", this.#parts.ports.clock.now() + sweepEvery);
  }

  get #watched(): boolean {
    return this.#parts.seats.size > 0 || !this.#parts.book.isEmpty;
  }

  async #endVisit(end: AccessEnd, visit: RoomVisit): Promise<void> {
    const { book, ports, deadlines } = this.#parts;
    try {
      await ports.room(visit.ticketId).endAccess(end);
      book.leave(visit);
      this.#peopleChanged(visit.ticketId);
    } catch (error) {
      ports.log.error("desk.end_access_failed", error, { ticketId: visit.ticketId });
      deadlines.setSooner("ends", ports.clock.now() + retryEvery);
    }
  }

  /** Closes the sockets of sessions that have expired. */
  async #closeEnded(): Promise<void> {
    const { book, ports, seats } = this.#parts;
    const visits = [...seats.visits(), ...book.visits()];
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

  #retryEvents(): void {
    this.#parts.deadlines.setSooner("events", this.#parts.ports.clock.now() + retryEvery);
  }

  /** At once, but no oftener than once a second however many come. */
  #sweepSoon(): void {
    const { deadlines, ports } = this.#parts;
    deadlines.setSooner("sweep", Math.max(ports.clock.now(), this.#sweptAt + retryEvery));
  }

  #greet(socket: Socket, { visit }: Seat): void {
    const { userId, role, name } = visit;
    const { epoch, book } = this.#parts;
    this.#outlet.tell(socket, {
      type: "welcome",
      epoch,
      head: this.#head,
      you: { userId, role, name, senderType: "support" },
    });
    const ids = [...new Set(book.visits().map(({ ticketId }) => ticketId))];
    this.#outlet.send(socket, this.#presence(true, ids));
  }

  #tellSockets(events: readonly TicketEvent[]): void {
    for (const event of events) {
      this.#head += 1;
      this.#outlet.toJoined(JSON.stringify(deskTicketFrame(event)), () => true);
    }
  }

  #peopleChanged(ticketId: string): void {
    if (this.#changedTickets.size === 0) {
      this.#parts.later(() => {
        const text = this.#presence(false, [...this.#changedTickets]);
        this.#changedTickets.clear();
        this.#outlet.toJoined(text, () => true);
      }, gather);
    }
    this.#changedTickets.add(ticketId);
  }

  #presence(complete: boolean, ticketIds: readonly string[]): string {
    const tickets = ticketIds.map((ticketId) => {
      const people = new Map<string, Pick<RoomVisit, "userId" | "name" | "role">>();
      for (const { userId, name, role } of this.#parts.book.visitsOf(ticketId))
        people.set(userId, { userId, name, role });
      return { ticketId, people: [...people.values()] };
    });
    return JSON.stringify({ type: "presence", complete, tickets } satisfies DeskPresenceFrame);
  }
}
