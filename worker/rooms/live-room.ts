import type { Audience } from "#domain/room/audience.ts";
import { canReceive } from "#domain/room/audience.ts";
import { decideResume, itemsFrames, type SerializedItem, senderTypeOf } from "#domain/room/log.ts";
import { badFrameCost, helloWithin, silentAfter, takeFrom, typingEvery } from "#domain/room/pace.ts";
import { closeCodes, type HelloFrame, parseClientFrame, type RoomItem } from "#domain/room/protocol.ts";
import { supportName } from "#domain/room/system-line.ts";
import type { AccessEnd, RoomPorts, RoomVisit, TellResult } from "../ports/room-ports.ts";
import type { TicketEvent } from "../ports/rooms.ts";
import { decideClose } from "./access-end.ts";
import type { Deadlines } from "./alarms.ts";
import { Broadcaster } from "./broadcaster.ts";
import type { Connection, ConnectionRegistry, RoomSocket } from "./connection-registry.ts";
import { DriverNotices, type Written } from "./driver-notices.ts";
import { EscalationWatch } from "./escalation-watch.ts";
import { LogCopy } from "./log-copy.ts";
import { MessageQueue } from "./message-queue.ts";
import { Presence } from "./presence.ts";
import { ReopenWatch } from "./reopen-watch.ts";
import type { RoomLog } from "./room-log.ts";
import { eventItem, ticketFrame } from "./ticket-event.ts";
import type { UnreadStore } from "./unread-store.ts";
import { UnreadWatch } from "./unread-watch.ts";

export const roomDeadlines = ["copy", "sweep", "report", "escalate", "mail", "reopen"] as const;
export type RoomDeadline = (typeof roomDeadlines)[number];

const sweepEvery = 30_000;

/** What a room is made of; the shell hands it the runtime's parts. */
export interface RoomParts<Socket extends RoomSocket> {
  readonly ports: RoomPorts;
  readonly log: RoomLog;
  readonly connections: ConnectionRegistry<Socket>;
  readonly deadlines: Deadlines<RoomDeadline>;
  readonly unread: UnreadStore;
  /** Runs work after `ms`, and after what else has arrived was taken in. */
  later(work: () => void, ms: number): void;
  /** When the runtime last answered a socket's ping, in ms; null when it never did. */
  lastPing(socket: Socket): number | null;
}

/** The rules of one ticket's room over its log and its sockets. */
export class LiveRoom<Socket extends RoomSocket> {
  readonly #parts: RoomParts<Socket>;
  readonly #broadcaster: Broadcaster<Socket>;
  readonly #presence: Presence<Socket>;
  readonly #queue: MessageQueue<Socket>;
  readonly #unread: UnreadWatch<Socket>;
  readonly #notices: DriverNotices<Socket>;
  readonly #escalation: EscalationWatch;
  readonly #reopen: ReopenWatch;
  readonly #copy: LogCopy;
  readonly #entering = new Set<RoomVisit>();
  #opening: Promise<void> | null = null;
  #reporting: Promise<void> = Promise.resolve();

  constructor(parts: RoomParts<Socket>) {
    const { ports, log, connections, later } = parts;
    this.#parts = parts;
    this.#broadcaster = new Broadcaster(connections, (connection) => this.#left(connection));
    this.#presence = new Presence(connections, this.#broadcaster, later);
    this.#unread = new UnreadWatch(parts);
    this.#notices = new DriverNotices(parts, this.#unread);
    this.#escalation = new EscalationWatch(parts);
    this.#reopen = new ReopenWatch(parts);
    this.#copy = new LogCopy(parts);
    const written = (messages: readonly Written[]) => {
      this.#copy.soon();
      this.#notices.wrote(messages);
      this.#reopen.wrote(messages);
    };
    this.#queue = new MessageQueue({ ports, log, broadcaster: this.#broadcaster, later, written });
  }

  get isOpen(): boolean {
    return this.#parts.log.begun;
  }

  get isErased(): boolean {
    return this.#parts.log.erased;
  }

  /** Makes sure that there is a log: where its storage was lost, from the copy and under a new epoch. */
  async open(ticketId: string): Promise<void> {
    const { log, ports, connections } = this.#parts;
    if (log.begun) return;
    this.#opening ??= ports
      .readCopy(ticketId)
      .then((copy) => {
        log.begin(ticketId, copy, ports.randomBytes);
        for (const [socket, connection] of connections)
          if (connection.joined) this.#catchUp(socket, connection, true, 0);
      })
      .finally(() => {
        this.#opening = null;
      });
    await this.#opening;
  }

  /** Asks the desk whether this session may still come in. After true, `connect` follows in the same turn. */
  async admit(visit: RoomVisit): Promise<boolean> {
    this.#entering.add(visit);
    try {
      await this.#reporting;
      const allowed = await this.#parts.ports.enter(visit);
      return allowed && this.#entering.has(visit);
    } finally {
      this.#entering.delete(visit);
    }
  }

  /** Registers an authorized socket; it receives nothing before its hello frame. */
  connect(socket: Socket, visit: RoomVisit): void {
    const now = this.#parts.ports.clock.now();
    for (const surplus of this.#parts.connections.surplusOf(visit.userId)) {
      this.#broadcaster.close(surplus, closeCodes.tooFast, "too many sockets");
    }
    this.#parts.connections.add(socket, visit, now);
    this.#parts.deadlines.setSooner("sweep", now + helloWithin);
  }

  /** Takes in one frame. The promise of a message with photos ends when they were checked. */
  receive(socket: Socket, raw: string | ArrayBuffer): Promise<void> | undefined {
    const { connections, ports } = this.#parts;
    const connection = connections.get(socket);
    if (!connection) return undefined;
    const parsed = parseClientFrame(raw);
    const bucket = takeFrom(connection.bucket, parsed.ok ? 1 : badFrameCost, ports.pace, ports.clock.now());
    if (!bucket) {
      this.#queue.flush();
      this.#broadcaster.close(socket, closeCodes.tooFast, "too fast");
      return undefined;
    }
    connection.bucket = bucket;
    if (!parsed.ok) {
      const { code, clientId } = parsed;
      this.#broadcaster.sendFrame(
        socket,
        clientId === undefined ? { type: "error", code } : { type: "error", code, clientId },
      );
      return undefined;
    }
    const { frame } = parsed;
    if (connection.visit.role === "driver") this.#unread.looked();
    if (frame.type === "send") return this.#queue.receive({ socket, connection, frame });
    if (frame.type === "hello") this.#hello(socket, connection, frame);
    else if (frame.type === "read") this.#read(socket, connection, frame.seq);
    else this.#typing(connection, frame.audience);
    return undefined;
  }

  /** A socket has gone. */
  closed(socket: Socket): void {
    this.#unread.noticePings();
    const connection = this.#parts.connections.delete(socket);
    if (connection) this.#left(connection);
  }

  /** See `TicketRoomCalls.tell`. */
  tell(events: readonly TicketEvent[], complete: boolean): TellResult {
    const { log } = this.#parts;
    if (log.erased) return { behind: false };
    const first = events[0];
    if (!complete && first && first.version > log.version + 1) return { behind: true };
    this.#queue.flush();
    const added: SerializedItem[] = [];
    const told: TicketEvent[] = [];
    for (const event of events) {
      const appended = log.append({ item: eventItem(event, log.head + 1), senderId: event.actorId, clientId: null });
      log.noteVersion(event.version);
      if (!appended.added) continue;
      added.push(appended.serialized);
      told.push(event);
    }
    this.#broadcaster.broadcast(added);
    for (const event of told) this.#rename(event);
    for (const event of told) {
      const text = JSON.stringify(ticketFrame(event));
      this.#broadcaster.sendToJoined(text, ({ visit }) => canReceive(visit.role, event.audience));
    }
    this.#notices.changed(told);
    this.#escalation.told(told);
    this.#reopen.told(told);
    if (added.length > 0) this.#copy.surely();
    return { behind: false };
  }

  /** See `TicketRoomCalls.endAccess`. */
  endAccess(end: AccessEnd): void {
    for (const visit of this.#entering) if (decideClose(end, visit) !== null) this.#entering.delete(visit);
    for (const [socket, connection] of [...this.#parts.connections]) {
      const code = decideClose(end, connection.visit);
      if (code !== null) this.#broadcaster.close(socket, code, "access ended");
    }
  }

  /** See `TicketRoomCalls.readItem`. */
  readItem(seq: number): RoomItem | null {
    return this.#parts.log.at(seq);
  }

  /** See `TicketRoomCalls.erase`. */
  erase(): void {
    const { log, connections, deadlines } = this.#parts;
    log.erase();
    for (const [socket] of [...connections]) this.#broadcaster.close(socket, closeCodes.notYours, "erased");
    deadlines.clear("copy");
    deadlines.clear("escalate");
    deadlines.clear("reopen");
    this.#unread.forget();
  }

  /** Does what a deadline is for, and copies what an earlier life of the object left. */
  async runDeadline(name: RoomDeadline): Promise<void> {
    if (name === "copy") await this.#copy.copy();
    else if (name === "sweep") this.#sweep();
    else if (name === "report") await this.#report();
    else if (name === "escalate") await this.#escalation.look();
    else if (name === "reopen") await this.#reopen.reopen();
    else await this.#unread.mail();
    await this.#copy.pickUp();
  }

  #hello(socket: Socket, connection: Connection, frame: HelloFrame): void {
    const { log, connections } = this.#parts;
    this.#queue.flush();
    const { epoch, head } = log;
    const { reset, from } = decideResume({ epoch: frame.epoch, since: frame.since }, { epoch, head });
    const { userId, role, name } = connection.visit;
    const you = { userId, role, name, senderType: senderTypeOf(role) };
    this.#broadcaster.sendFrame(socket, { type: "welcome", epoch, head, you });
    this.#catchUp(socket, connection, reset, from);
    const first = !connection.joined;
    connection.joined = true;
    connections.remember(socket, connection);
    this.#presence.tellAll(socket);
    if (first) this.#presence.changed(connection.visit);
  }

  #catchUp(socket: Socket, connection: Connection, reset: boolean, from: number): void {
    const { log } = this.#parts;
    if (reset) this.#broadcaster.sendFrame(socket, { type: "reset", epoch: log.epoch });
    for (const text of itemsFrames(connection.visit.role, log.after(from))) this.#broadcaster.send(socket, text);
  }

  /** Sockets that the new holder already has open switch to the display name of the claim. */
  #rename({ data }: TicketEvent): void {
    const { assignedTo, assignedName } = data;
    if (typeof assignedTo !== "string" || typeof assignedName !== "string") return;
    const name = supportName(assignedName);
    for (const [socket, connection] of this.#parts.connections) {
      const { visit } = connection;
      if (visit.userId !== assignedTo || visit.role === "driver" || visit.name === name) continue;
      connection.visit = { ...visit, name };
      this.#parts.connections.remember(socket, connection);
      if (connection.joined) this.#presence.changed(connection.visit);
    }
  }

  #read(socket: Socket, connection: Connection, seq: number): void {
    const readSeq = Math.min(seq, this.#parts.log.head);
    if (!connection.joined || readSeq <= connection.readSeq) return;
    connection.readSeq = readSeq;
    this.#parts.connections.remember(socket, connection);
    this.#presence.changed(connection.visit);
  }

  #typing(connection: Connection, audience: Audience): void {
    const now = this.#parts.ports.clock.now();
    if (!connection.joined || now - (connection.typedAt ?? Number.NEGATIVE_INFINITY) < typingEvery) return;
    connection.typedAt = now;
    this.#presence.typing(connection.visit, audience);
  }

  #left(connection: Connection): void {
    if (connection.joined) this.#presence.changed(connection.visit);
    this.#parts.deadlines.setOnce("report", this.#parts.ports.clock.now());
  }

  /** Lets go of sockets that never said hello or fell silent. */
  #sweep(): void {
    const { connections, ports, deadlines, lastPing } = this.#parts;
    const now = ports.clock.now();
    this.#unread.noticePings();
    for (const [socket, connection] of [...connections]) {
      const ping = lastPing(socket);
      const late = !connection.joined && now - connection.connectedAt >= helloWithin;
      if (late || (ping !== null && now - ping > silentAfter))
        this.#broadcaster.close(socket, closeCodes.tooSlow, "silent");
    }
    if (connections.size > 0) deadlines.setOnce("sweep", now + sweepEvery);
    else deadlines.setOnce("report", now);
  }

  async #report(): Promise<void> {
    const { connections, ports, log, deadlines } = this.#parts;
    const visits = [...connections.visits(), ...this.#entering];
    const report = ports.reportVisits(log.ticketId, visits).catch((error: unknown) => {
      ports.log.error("room.report_failed", error, { ticketId: log.ticketId });
      deadlines.setOnce("report", ports.clock.now() + 1000);
    });
    this.#reporting = report;
    await report;
  }
}
