import { env, evictDurableObject, runInDurableObject } from "cloudflare:test";
import { describe, expect, it } from "vitest";
import type { ChatTurnInput } from "#domain/chat/turn.ts";
import { mailedAfter } from "#domain/push/unread.ts";
import { TestClock } from "#tests/support/clock.ts";
import { randomBytes, someId } from "#tests/support/factories.ts";
import type { ConversationPorts } from "#worker/ports/conversations.ts";
import type { DeskPorts, RoomPorts, RoomVisit } from "#worker/ports/room-ports.ts";
import type { TicketEvent } from "#worker/ports/rooms.ts";
import { Deadlines } from "#worker/rooms/alarms.ts";
import { ConnectionRegistry } from "#worker/rooms/connection-registry.ts";
import { DeskPresence } from "#worker/rooms/desk-presence.ts";
import { deskDeadlines, LiveDesk } from "#worker/rooms/live-desk.ts";
import { roomDeadlines } from "#worker/rooms/live-room.ts";
import { TurnStore } from "#worker/rooms/turn-store.ts";
import { Turns, turnDeadlines } from "#worker/rooms/turns.ts";
import { type Life, message, Rig, say } from "./room-rig.ts";

/** Every test ends one life of an object in the middle of an alarm's work: the port that it waits for never answers. */
const never = () => new Promise<never>(() => undefined);

const submitted: TicketEvent = {
  id: someId("event"),
  ticketId: "",
  type: "ticket.submitted",
  version: 1,
  actorId: "usr_driver",
  actorName: "Jo",
  audience: "everyone",
  data: { urgencyLevel: "emergency", status: "open", responseDueAt: 1 },
  createdAt: 1,
};

describe("A ticket's room that is lost in the middle of", () => {
  const kinds: Readonly<
    Record<
      (typeof roomDeadlines)[number],
      { port: keyof RoomPorts; make(rig: Rig, life: Life): void; done(rig: Rig): unknown }
    >
  > = {
    copy: {
      port: "copyItems",
      make: (rig, life) => {
        life.room.tell([{ ...submitted, ticketId: rig.ticketId, data: {} }], true);
      },
      done: ({ copied }) => copied.length,
    },
    sweep: {
      port: "copyItems",
      make: (rig, life) => say(life, rig.sit(life, "driver"), message("Kept")),
      done: ({ copied }) => copied.length,
    },
    report: {
      port: "reportVisits",
      make: (rig, life) => life.room.closed(rig.sit(life, "driver")),
      done: ({ reports }) => reports.length,
    },
    escalate: {
      port: "escalate",
      make: (rig, life) => life.deadlines.set("escalate", rig.clock.now()),
      done: ({ escalated }) => escalated,
    },
    mail: {
      port: "mailUnread",
      make: (rig, life) => {
        say(life, rig.sit(life, "tech"), message("Which lamp is lit?"));
        rig.clock.advance(mailedAfter);
      },
      done: ({ mails }) => mails.length,
    },
    reopen: {
      port: "reopenWritten",
      make: (rig, life) => {
        const event = { type: "ticket.resolved" as const, data: { status: "resolved" } };
        life.room.tell([{ ...submitted, ...event, ticketId: rig.ticketId }], true);
        say(life, rig.sit(life, "driver"), message("It is leaking again."));
      },
      done: ({ reopened }) => reopened.length,
    },
  };

  it.each(roomDeadlines)("'%s' does it in its next life", async (name) => {
    const { port, make, done } = kinds[name];
    const rig = new Rig();
    rig.hanging.add(port);
    const asked = new Promise<void>((resolve) => {
      rig.reached = (reached) => reached === port && resolve();
    });
    await rig.live(async (life) => {
      await life.room.open(rig.ticketId);
      make(rig, life);
      if (life.deadlines.get(name) === null) throw new Error(`nothing is due of ${name}`);
      rig.clock.set(Math.max(rig.clock.now(), life.deadlines.get(name) ?? 0));
      void life.ring();
      await asked;
    });
    expect(done(rig)).toBe(0);

    rig.hanging.clear();
    rig.clock.advance(mailedAfter);
    await rig.live((life) => life.ring());
    expect(done(rig)).toBe(1);
    await rig.live((life) => expect(life.deadlines.get(name === "sweep" ? "copy" : name)).toBeNull());
  });
});

describe("The desk that is lost in the middle of", () => {
  const visit: RoomVisit = {
    ticketId: "tkt_1",
    userId: "usr_1",
    sessionId: "ses_1",
    role: "driver",
    name: "Jo",
    authorizedAt: 0,
  };

  /** One life of a desk with one visitor in its book; `ports` say what it reaches. */
  async function liveDesk(
    stub: DurableObjectStub,
    ports: Partial<DeskPorts>,
    act: (ring: () => Promise<void>, deadlines: Deadlines<(typeof deskDeadlines)[number]>) => Promise<void>,
  ): Promise<void> {
    await runInDurableObject(stub, () => undefined);
    await evictDurableObject(stub);
    await runInDurableObject(stub, async (_object, { storage }) => {
      const clock = new TestClock();
      const all: DeskPorts = {
        clock,
        log: { info() {}, warn() {}, error() {} },
        listPending: async () => [],
        nextHeldUntil: async () => null,
        markTold: async () => undefined,
        listEnded: async () => [],
        room: () => ({ tell: async () => ({ behind: false }), endAccess: async () => undefined }),
        ...ports,
      };
      const deadlines = new Deadlines({ ...inert, sql: storage.sql }, deskDeadlines);
      const presence = new DeskPresence(storage.sql);
      presence.enter(visit);
      const connections = new ConnectionRegistry<never>([]);
      const desk = new LiveDesk<never>({ ports: all, presence, connections, deadlines, epoch: "life", later() {} });
      const work = (name: (typeof deskDeadlines)[number]) => desk.runDeadline(name);
      await act(() => deadlines.runDue(clock, work, () => undefined), deadlines);
    });
  }

  it.each([
    ["events", "listPending"],
    ["ends", "listEnded"],
    ["sweep", "listEnded"],
  ] as const)("'%s' does it in its next life", async (name, port) => {
    const stub = env.DESK.get(env.DESK.idFromName(someId("ticket")));
    await liveDesk(stub, { [port]: never }, async (ring, deadlines) => {
      deadlines.set(name, 1);
      void ring();
    });

    let asked = 0;
    const count = async () => {
      asked += 1;
      return [];
    };
    await liveDesk(stub, { [port]: count }, async (ring) => ring());
    expect(asked).toBe(1);
  });
});

describe("A conversation that is lost in the middle of", () => {
  const turn: ChatTurnInput = {
    conversationId: "cnv_test",
    userId: "usr_test",
    turnId: "turn-0001",
    text: "flat tire",
    photoIds: [],
    language: "en",
  };

  async function liveTurns(
    stub: DurableObjectStub,
    ports: Partial<ConversationPorts>,
    act: (turns: Turns, ring: () => Promise<void>) => Promise<void> | void,
  ): Promise<void> {
    await runInDurableObject(stub, () => undefined);
    await evictDurableObject(stub);
    await runInDurableObject(stub, async (_object, { storage }) => {
      const clock = new TestClock();
      const all: ConversationPorts = {
        clock,
        randomBytes,
        log: { info() {}, warn() {}, error() {} },
        storeQuestion: async () => true,
        answer: async function* () {
          yield { type: "text", delta: "All of it." };
        },
        storeAnswer: async () => undefined,
        ...ports,
      };
      const deadlines = new Deadlines({ ...inert, sql: storage.sql }, turnDeadlines);
      const turns = new Turns(all, new TurnStore(storage.sql), deadlines);
      const work = (name: (typeof turnDeadlines)[number]) => turns.runDeadline(name);
      await act(turns, () => deadlines.runDue(clock, work, () => undefined));
    });
  }

  it.each([
    ["resume", "answer"],
    ["store", "storeAnswer"],
  ] as const)("'%s' does it in its next life, once", async (name, port) => {
    const stub = env.CONVERSATIONS.get(env.CONVERSATIONS.idFromName(someId("conversation")));
    const refuses = { storeAnswer: () => Promise.reject(new Error("away")) };
    const silent = { answer: () => ({ [Symbol.asyncIterator]: () => ({ next: never }) }), storeAnswer: never };
    await liveTurns(stub, name === "store" ? refuses : { answer: silent.answer }, async (turns) => {
      const opened = await turns.open(turn);
      if (!opened.ok) throw new Error(opened.code);
      if (name === "store") await new Promise<void>((resolve) => opened.listen(() => undefined, resolve));
    });
    await liveTurns(stub, { [port]: silent[port] }, (_turns, ring) => void ring());

    const stored: string[] = [];
    const keeps = { storeAnswer: async ({ content }: { content: string }) => void stored.push(content) };
    await liveTurns(stub, keeps, async (_turns, ring) => ring());
    await liveTurns(stub, keeps, async (_turns, ring) => ring());
    expect(stored).toEqual(["All of it."]);
  });
});

describe("Deadlines", () => {
  /** Deadlines over real storage, with an alarm that a test can look at. */
  const withDeadlines = (
    test: (deadlines: Deadlines<"a" | "b">, clock: TestClock, alarm: { at: number | null }) => unknown,
  ) =>
    runInDurableObject(env.DESK.get(env.DESK.idFromName(someId("ticket"))), async (_object, { storage }) => {
      const alarm: { at: number | null } = { at: null };
      const setAlarm = async (at: number) => {
        alarm.at = at;
      };
      const deleteAlarm = async () => {
        alarm.at = null;
      };
      await test(new Deadlines({ sql: storage.sql, setAlarm, deleteAlarm }, ["a", "b"]), new TestClock(1000), alarm);
    });

  it("whose work throws are due again, later each time, and hold up no other", () =>
    withDeadlines(async (deadlines, clock, alarm) => {
      const failures: unknown[] = [];
      const worked: string[] = [];
      const run = () =>
        deadlines.runDue(
          clock,
          async (name) => {
            if (name === "a") throw new Error("broken");
            worked.push(name);
          },
          (name, _error, attempt) => failures.push([name, attempt]),
        );
      deadlines.set("a", 500);
      deadlines.set("b", 600);
      await run();
      expect(alarm.at).toBe(2000);
      clock.set(2000);
      await run();
      expect(alarm.at).toBe(4000);
      expect(worked).toEqual(["b"]);
      expect(failures).toEqual([
        ["a", 1],
        ["a", 2],
      ]);
    }));

  it("that are set again while their work runs stay, and those that are not go with the alarm", () =>
    withDeadlines(async (deadlines, clock, alarm) => {
      deadlines.set("a", 500);
      deadlines.set("b", 500);
      await deadlines.runDue(
        clock,
        async (name) => {
          expect(deadlines.get(name)).toBeNull();
          if (name === "a") deadlines.setOnce("a", 9000);
        },
        () => undefined,
      );
      expect([deadlines.get("a"), deadlines.get("b"), alarm.at]).toEqual([9000, null, 9000]);
      deadlines.clear("a");
      expect(alarm.at).toBeNull();
    }));
});

const inert = { setAlarm: async () => undefined, deleteAlarm: async () => undefined };
