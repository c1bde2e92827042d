import { describe, expect, it } from "vitest";
import { someId } from "#tests/support/factories.ts";
import type { TicketEvent } from "#worker/ports/rooms.ts";
import { message, Rig, say } from "./room-rig.ts";

function told(rig: Rig, version: number, status: string): TicketEvent {
  return {
    id: someId("event"),
    ticketId: rig.ticketId,
    version,
    type: "ticket.status_changed",
    actorId: null,
    actorName: "Dana",
    audience: "everyone",
    data: { status },
    createdAt: rig.clock.now(),
  };
}

describe("A driver who writes in the room", () => {
  it("reopens a resolved ticket, also in a later life of the room", async () => {
    const rig = new Rig();
    await rig.live(async ({ room }) => {
      await room.open(rig.ticketId);
      room.tell([told(rig, 2, "resolved")], true);
    });
    await rig.live(async (life) => {
      say(life, rig.sit(life, "driver"), message("It is leaking again."));
      await life.ring();
    });
    expect(rig.reopened).toEqual([rig.ticketId]);
  });

  it("changes nothing on a ticket that is not resolved", async () => {
    const rig = new Rig();
    await rig.live(async (life) => {
      await life.room.open(rig.ticketId);
      const driver = rig.sit(life, "driver");
      say(life, driver, message("Hello?"));
      life.room.tell([told(rig, 2, "resolved"), told(rig, 3, "open")], true);
      say(life, driver, message("Thank you."));
      await life.ring();
    });
    expect(rig.reopened).toEqual([]);
  });

  it("leaves a resolved ticket to the driver: what support writes does not reopen it", async () => {
    const rig = new Rig();
    await rig.live(async (life) => {
      await life.room.open(rig.ticketId);
      life.room.tell([told(rig, 2, "resolved")], true);
      say(life, rig.sit(life, "tech"), message("Safe travels."));
      await life.ring();
    });
    expect(rig.reopened).toEqual([]);
  });

  it("is asked for again when the record does not answer", async () => {
    const rig = new Rig();
    await rig.live(async (life) => {
      await life.room.open(rig.ticketId);
      life.room.tell([told(rig, 2, "resolved")], true);
      rig.failing.add("reopenWritten");
      say(life, rig.sit(life, "driver"), message("It is leaking again."));
      await life.ring();
      expect(rig.reopened).toEqual([]);
      rig.failing.clear();
      rig.clock.set(life.deadlines.get("reopen") ?? 0);
      await life.ring();
    });
    expect(rig.reopened).toEqual([rig.ticketId]);
  });
});
