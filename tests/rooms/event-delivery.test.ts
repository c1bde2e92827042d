import { describe, expect, it } from "vitest";
import { someId } from "#tests/support/factories.ts";
import type { DeskPorts } from "#worker/ports/room-ports.ts";
import type { TicketEvent } from "#worker/ports/rooms.ts";
import { EventDelivery } from "#worker/rooms/event-delivery.ts";

/** An outbox and rooms in memory; rooms fail, and marks get lost, as a test says. */
function rig() {
  const outbox: TicketEvent[] = [];
  const rooms = new Map<string, string[]>();
  const heard: string[] = [];
  const faults = { room: false, mark: false };
  const ports: DeskPorts = {
    clock: { now: () => 0 },
    log: { info() {}, warn() {}, error() {} },
    listPending: async ({ ticketId }) =>
      outbox.filter((event) => ticketId === undefined || event.ticketId === ticketId),
    nextHeldUntil: async () => null,
    markTold: async (ids) => {
      if (faults.mark) throw new Error("the database does not answer");
      for (const id of ids) {
        const place = outbox.findIndex((event) => event.id === id);
        if (place >= 0) outbox.splice(place, 1);
      }
    },
    listEnded: async () => [],
    room: (ticketId) => ({
      tell: async (_id, events, complete) => {
        await Promise.resolve();
        if (faults.room) throw new Error("the room does not answer");
        const log = rooms.get(ticketId) ?? [];
        rooms.set(ticketId, log);
        const first = events[0];
        if (!complete && first && first.version > log.length + 1) return { behind: true };
        for (const event of events) if (!log.includes(event.id)) log.push(event.id);
        return { behind: false };
      },
      endAccess: async () => undefined,
    }),
  };
  const delivery = new EventDelivery(ports, (events) => heard.push(...events.map((event) => event.id)));
  const commit = (ticketId: string, version: number): TicketEvent => {
    const event: TicketEvent = {
      id: `${ticketId}-${version}`,
      ticketId,
      type: "ticket.status_changed",
      version,
      actorId: null,
      actorName: null,
      audience: "everyone",
      data: {},
      createdAt: 0,
    };
    outbox.push(event);
    return event;
  };
  return { delivery, outbox, rooms, heard, faults, commit };
}

describe("The delivery of events", () => {
  it("keeps the order of one ticket however many calls come at once", async () => {
    const { delivery, rooms, heard, commit } = rig();
    const events = Array.from({ length: 20 }, (_, index) => commit("tkt_a", index + 1));
    const delivered = await Promise.all(events.map((event) => delivery.deliver([event])));
    expect(delivered).not.toContain(false);
    expect(rooms.get("tkt_a")).toEqual(events.map((event) => event.id));
    expect(heard).toEqual(events.map((event) => event.id));
  });

  it("leaves in the outbox what a room did not take, and brings it on the next sweep, before what came later", async () => {
    const { delivery, rooms, outbox, faults, commit } = rig();
    faults.room = true;
    expect(await delivery.deliver([commit("tkt_a", 1)])).toBe(false);
    faults.room = false;
    expect(outbox).toHaveLength(1);
    expect(await delivery.deliver([commit("tkt_a", 2)])).toBe(true);
    expect(await delivery.sweep()).toBe(true);
    expect(rooms.get("tkt_a")).toEqual(["tkt_a-1", "tkt_a-2"]);
    await expect.poll(() => outbox).toEqual([]);
  });

  it("does no harm when a mark is lost: the event is told again, and the room has it once", async () => {
    const { delivery, rooms, outbox, faults, commit } = rig();
    faults.mark = true;
    const ticketId = someId("ticket");
    await delivery.deliver([commit(ticketId, 1)]);
    faults.mark = false;
    await delivery.sweep();
    await expect.poll(() => outbox).toEqual([]);
    expect(rooms.get(ticketId)).toEqual([`${ticketId}-1`]);
  });

  it("lets one ticket's trouble stop no other ticket", async () => {
    const { delivery, rooms, commit } = rig();
    const [a, b] = [commit("tkt_a", 1), commit("tkt_b", 1)];
    expect(await delivery.deliver([a, b])).toBe(true);
    expect([rooms.get("tkt_a"), rooms.get("tkt_b")]).toEqual([["tkt_a-1"], ["tkt_b-1"]]);
  });
});
