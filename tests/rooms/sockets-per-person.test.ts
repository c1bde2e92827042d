import { describe, expect, it } from "vitest";
import { socketsPerPerson } from "#domain/room/pace.ts";
import { closeCodes } from "#domain/room/protocol.ts";
import { someId } from "#tests/support/factories.ts";
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
