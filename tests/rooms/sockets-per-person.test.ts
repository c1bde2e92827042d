import { env, runInDurableObject } from "cloudflare:test";
import { describe, expect, it } from "vitest";
import { roomsPerPerson, socketsPerPerson } from "#domain/room/pace.ts";
import { closeCodes } from "#domain/room/protocol.ts";
import { TestClock } from "#tests/support/clock.ts";
import { someId } from "#tests/support/factories.ts";
import type { DeskPorts, RoomVisit } from "#worker/ports/room-ports.ts";
import { Deadlines } from "#worker/rooms/alarms.ts";
import { ConnectionRegistry } from "#worker/rooms/connection-registry.ts";
import { DeskPresence } from "#worker/rooms/desk-presence.ts";
import { deskDeadlines, LiveDesk } from "#worker/rooms/live-desk.ts";
import { FakeSocket, Rig } from "./room-rig.ts";

describe("The sockets of one person to a room", () => {
  it("are ten: with 60, the oldest are closed one by one, and nobody else's", async () => {
    const rig = new Rig();
    await rig.live(async (life) => {
      await life.room.open(rig.ticketId);
      const other = rig.sit(life, "tech");
      const visit = { ticketId: rig.ticketId, userId: someId("user"), sessionId: someId("request"), name: "Dana" };
      const own = Array.from({ length: 60 }, () => {
        const socket = new FakeSocket();
        rig.clock.advance(1);
        life.room.connect(socket, { ...visit, role: "driver", authorizedAt: rig.clock.now() });
        return socket;
      });
      expect(own.slice(0, -socketsPerPerson).every(({ closed }) => closed === closeCodes.tooFast)).toBe(true);
      expect(own.slice(-socketsPerPerson).every(({ closed }) => closed === null)).toBe(true);
      expect(other.closed).toBeNull();
    });
  });
});

/** The desk over the storage of an object of its own. */
async function withDesk(act: (desk: LiveDesk<FakeSocket>, clock: TestClock) => void): Promise<void> {
  const stub = env.DESK.get(env.DESK.idFromName(someId("ticket")));
  await runInDurableObject(stub, (_object, { storage }) => {
    const clock = new TestClock();
    const unused = async () => undefined;
    const ports: DeskPorts = {
      clock,
      log: { info() {}, warn() {}, error() {} },
      listPending: async () => [],
      nextHeldUntil: async () => null,
      markTold: unused,
      listEnded: async () => [],
      room: () => ({ tell: async () => ({ behind: false }), endAccess: unused }),
    };
    const alarm = { setAlarm: unused, deleteAlarm: unused };
    const deadlines = new Deadlines({ ...alarm, sql: storage.sql }, deskDeadlines);
    const connections = new ConnectionRegistry<FakeSocket>([]);
    const presence = new DeskPresence(storage.sql);
    act(new LiveDesk<FakeSocket>({ ports, presence, connections, deadlines, epoch: "life", later() {} }), clock);
  });
}

/** A dashboard's socket; its frames do not matter here. */
class DeskSocket extends FakeSocket {
  override send(): void {}
}

const visitOf = (userId: string, ticketId: string): RoomVisit => ({
  ticketId,
  userId,
  sessionId: someId("request"),
  role: "tech",
  name: "Sam",
  authorizedAt: 0,
});

describe("The sockets of one person to the desk", () => {
  it("are ten: with 60, the oldest are closed one by one, and nobody else's", async () => {
    await withDesk((desk, clock) => {
      const connect = (userId: string) => {
        const socket = new DeskSocket();
        clock.advance(1);
        desk.connect(socket, visitOf(userId, ""));
        return socket;
      };
      const other = connect(someId("user"));
      const userId = someId("user");
      const own = Array.from({ length: 60 }, () => connect(userId));
      expect(own.slice(0, -socketsPerPerson).every(({ closed }) => closed === closeCodes.tooFast)).toBe(true);
      expect(own.slice(-socketsPerPerson).every(({ closed }) => closed === null)).toBe(true);
      expect(other.closed).toBeNull();
    });
  });
});

describe("The rooms that one person has open", () => {
  it("are 60: one more is refused, a room that is open already and other people are not", async () => {
    await withDesk((desk) => {
      const userId = someId("user");
      const rooms = Array.from({ length: roomsPerPerson }, () => someId("ticket"));
      for (const ticketId of rooms) expect(desk.enter(visitOf(userId, ticketId))).toBe(true);
      expect(desk.enter(visitOf(userId, someId("ticket")))).toBe(false);
      expect(desk.enter(visitOf(userId, rooms[0] ?? ""))).toBe(true);
      expect(desk.enter(visitOf(someId("user"), someId("ticket")))).toBe(true);
      desk.reportVisits(rooms[0] ?? "", []);
      expect(desk.enter(visitOf(userId, someId("ticket")))).toBe(true);
    });
  });
});

describe("An emergency that is reported again", () => {
  it("is a message of the driver's in the room, and its words are in no changed field", async () => {
    const rig = new Rig();
    await rig.live(async (life) => {
      await life.room.open(rig.ticketId);
      const tech = rig.sit(life, "tech");
      const event = {
        id: someId("event"),
        ticketId: rig.ticketId,
        type: "ticket.reported_again" as const,
        version: 1,
        actorId: someId("user"),
        actorName: "Jo Driver",
        audience: "everyone" as const,
        data: { ticketNumber: "TRK-000000", messageText: "It burns now." },
        createdAt: 5,
      };
      life.room.tell([event, event], true);
      life.settle();
      const words = { kind: "message", senderType: "driver", senderName: "Jo Driver", text: "It burns now." };
      expect(tech.items).toMatchObject([{ id: event.id, ...words }]);
      const changes = tech.frames.filter((frame) => frame.type === "ticket");
      expect(changes).toMatchObject([{ changed: { ticketNumber: "TRK-000000" } }]);
      expect(JSON.stringify(changes)).not.toContain("burns");
    });
  });
});
