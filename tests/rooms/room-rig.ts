import { env, evictDurableObject, runInDurableObject } from "cloudflare:test";
import type { Notice } from "#domain/push/notice.ts";
import type { MailedNotice } from "#domain/push/unread.ts";
import { roomPace } from "#domain/room/pace.ts";
import { type RoomItem, ServerFrame } from "#domain/room/protocol.ts";
import { TestClock } from "#tests/support/clock.ts";
import { someId } from "#tests/support/factories.ts";
import { roomStub } from "#worker/adapters/durable-rooms.ts";
import { randomBytes } from "#worker/adapters/random.ts";
import type { LoggedItem, RoomCopy, RoomPorts, RoomVisit } from "#worker/ports/room-ports.ts";
import { Deadlines } from "#worker/rooms/alarms.ts";
import { ConnectionRegistry, type RoomSocket } from "#worker/rooms/connection-registry.ts";
import { LiveRoom, roomDeadlines } from "#worker/rooms/live-room.ts";
import { RoomLog } from "#worker/rooms/room-log.ts";
import { UnreadStore } from "#worker/rooms/unread-store.ts";

/** A socket that keeps what the room sends. */
export class FakeSocket implements RoomSocket {
  readonly frames: ServerFrame[] = [];
  readyState = 1;
  bufferedAmount = 0;
  closed: number | null = null;
  #attachment: unknown = null;

  send(text: string): void {
    this.frames.push(ServerFrame.parse(JSON.parse(text)));
  }
  close(code: number): void {
    this.closed = code;
    this.readyState = 3;
  }
  serializeAttachment(value: unknown): void {
    this.#attachment = structuredClone(value);
  }
  deserializeAttachment(): unknown {
    return structuredClone(this.#attachment);
  }
  get items(): RoomItem[] {
    return this.frames.flatMap((frame) => (frame.type === "items" ? frame.items : []));
  }
  get types(): string[] {
    return this.frames.map((frame) => frame.type);
  }
}

/** A room over real storage, with an outside that fails when a test says so. */
export class Rig {
  readonly ticketId = someId("ticket");
  readonly clock = new TestClock();
  readonly sockets: FakeSocket[] = [];
  copy: RoomCopy = { erased: false, items: [] };
  copied: LoggedItem[] = [];
  failing = new Set<keyof RoomPorts>();
  /** Ports that are asked and never answer. */
  hanging = new Set<keyof RoomPorts>();
  /** Told of every port that is asked. */
  reached: (name: keyof RoomPorts) => void = () => undefined;
  escalated = 0;
  pings = new Map<RoomSocket, number>();
  reports: (readonly RoomVisit[])[] = [];
  notices: Notice[] = [];
  /** Whether a phone takes what is pushed. */
  taken = false;
  mails: MailedNotice[] = [];
  logged: string[] = [];
  /** Whether the record says that the driver is to have a mail. */
  wanted = true;
  /** Tickets whose driver wrote after they were resolved. */
  reopened: string[] = [];
  entered: (visit: RoomVisit) => boolean = () => true;

  ports(): RoomPorts {
    const port =
      <Args extends readonly unknown[], Result>(name: keyof RoomPorts, answer: (...args: Args) => Result) =>
      async (...args: Args): Promise<Result> => {
        this.reached(name);
        if (this.hanging.has(name)) return new Promise<never>(() => undefined);
        if (this.failing.has(name)) throw new Error(`${name} does not answer`);
        return answer(...args);
      };
    return {
      clock: this.clock,
      randomBytes,
      log: { info() {}, warn() {}, error: (event) => void this.logged.push(event) },
      pace: roomPace,
      putPhotosOnTicket: port("putPhotosOnTicket", () => true),
      copyItems: port("copyItems", (_ticketId: string, items: readonly LoggedItem[]) => {
        const known = new Set(this.copied.map((item) => item.id));
        this.copied.push(...items.filter((item) => !known.has(item.id)));
      }),
      readCopy: port("readCopy", () => this.copy),
      notifyDriver: port("notifyDriver", (_ticketId: string, notice: Notice) => {
        this.notices.push(notice);
        return { taken: this.taken };
      }),
      mailUnread: port("mailUnread", (_ticketId: string, notice: MailedNotice) => {
        this.mails.push(notice);
        return { mailed: this.wanted };
      }),
      escalate: port("escalate", () => {
        this.escalated += 1;
        return { askAgainAt: null };
      }),
      reopenWritten: port("reopenWritten", (ticketId: string) => {
        this.reopened.push(ticketId);
        return { reopened: true };
      }),
      enter: port("enter", (visit: RoomVisit) => this.entered(visit)),
      reportVisits: port("reportVisits", (_ticketId: string, visits: readonly RoomVisit[]) => {
        this.reports.push(visits);
      }),
    };
  }

  /** Runs one life of the room: whatever the life before kept in memory is gone, storage and sockets are not. */
  async live<Result>(act: (life: Life) => Promise<Result> | Result): Promise<Result> {
    const stub = roomStub({ rooms: env.TICKET_ROOMS }, `rig-${this.ticketId}`);
    await runInDurableObject(stub as never, () => undefined);
    await evictDurableObject(stub as never);
    return runInDurableObject(stub as never, async (_object, state: DurableObjectState) => {
      const queue: (() => void)[] = [];
      const deadlines = new Deadlines({ ...inert, sql: state.storage.sql }, roomDeadlines);
      const log = new RoomLog(state.storage.sql);
      const room = new LiveRoom<FakeSocket>({
        ports: this.ports(),
        log,
        connections: new ConnectionRegistry(this.sockets),
        deadlines,
        unread: new UnreadStore(state.storage.sql),
        later: (work) => void queue.push(work),
        lastPing: (socket) => this.pings.get(socket) ?? null,
      });
      const settle = () => {
        while (queue.length > 0) queue.shift()?.();
      };
      const ring = async () => {
        await deadlines.runDue(
          this.clock,
          (name) => room.runDeadline(name),
          (name) => void this.logged.push(`${name} failed`),
        );
      };
      return act({ room, log, deadlines, settle, ring, storage: state.storage });
    });
  }

  sit(life: Life, role: RoomVisit["role"], options: { readonly joined?: boolean } = {}): FakeSocket {
    const socket = new FakeSocket();
    this.sockets.push(socket);
    const userId = someId("user");
    const connection = { ticketId: this.ticketId, userId, sessionId: someId("request"), role, name: role };
    life.room.connect(socket, { ...connection, authorizedAt: this.clock.now() });
    if (options.joined !== false) say(life, socket, { type: "hello", epoch: null, since: 0 });
    return socket;
  }
}

const inert = { setAlarm: async () => undefined, deleteAlarm: async () => undefined };

/** One life of the room, and the ways to move its time. */
export interface Life {
  readonly room: LiveRoom<FakeSocket>;
  readonly log: RoomLog;
  readonly deadlines: Deadlines<(typeof roomDeadlines)[number]>;
  readonly storage: DurableObjectStorage;
  settle(): void;
  /** The alarm rings: what is due is done. */
  ring(): Promise<void>;
}

/** A frame arrives, and what it set off is done. */
export function say(life: Life, socket: FakeSocket, frame: object): void {
  void life.room.receive(socket, JSON.stringify(frame));
  life.settle();
}

/** What a person writes, for everyone. */
export function message(text: string, clientId = crypto.randomUUID()) {
  return { type: "send", clientId, text, photoIds: [], audience: "everyone" };
}
