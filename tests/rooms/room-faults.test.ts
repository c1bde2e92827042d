import { describe, expect, it } from "vitest";
import { helloWithin, lookedAtWithin, maxBuffered, silentAfter } from "#domain/room/pace.ts";
import { someId } from "#tests/support/factories.ts";
import type { RoomVisit } from "#worker/ports/room-ports.ts";
import { message, Rig, say } from "./room-rig.ts";

describe("A room's copy", () => {
  it("is tried again, later each time, until it lands, and has every item once", async () => {
    const rig = new Rig();
    rig.failing.add("copyItems");
    await rig.live(async (life) => {
      await life.room.open(rig.ticketId);
      const driver = rig.sit(life, "driver");
      say(life, driver, message("One"));
      expect(life.deadlines.get("copy")).toBe(rig.clock.now() + 1000);
      const waits: number[] = [];
      for (let attempt = 0; attempt < 4; attempt += 1) {
        rig.clock.set(life.deadlines.get("copy") ?? 0);
        await life.ring();
        waits.push((life.deadlines.get("copy") ?? 0) - rig.clock.now());
      }
      expect(waits).toEqual([1000, 2000, 4000, 8000]);
      say(life, driver, message("Two"));
    });
    await rig.live(async (life) => {
      expect(life.deadlines.get("copy")).not.toBeNull();
      rig.failing.clear();
      await life.room.runDeadline("copy");
      await life.room.runDeadline("copy");
      expect(life.log.uncopied(10)).toEqual([]);
    });
    expect(rig.copied.map((item) => [item.seq, item.text])).toEqual([
      [1, "One"],
      [2, "Two"],
    ]);
  });

  it("is made by the next sweep of an object that was lost before it could copy", async () => {
    const rig = new Rig();
    await rig.live(async (life) => {
      await life.room.open(rig.ticketId);
      say(life, rig.sit(life, "driver"), message("Kept"));
    });
    await rig.live(async (life) => {
      expect(life.deadlines.get("copy")).toBeNull();
      expect(life.deadlines.get("sweep")).toBe(rig.clock.now() + helloWithin);
      await life.ring();
      expect(life.log.uncopied(10)).toEqual([]);
    });
    expect(rig.copied.map((item) => item.text)).toEqual(["Kept"]);
  });

  it("waits for its deadline again when the database is away while an earlier one's items are picked up", async () => {
    const rig = new Rig();
    await rig.live(async (life) => {
      await life.room.open(rig.ticketId);
      say(life, rig.sit(life, "driver"), message("Kept"));
    });
    rig.failing.add("copyItems");
    await rig.live(async (life) => {
      await life.room.runDeadline("sweep");
      expect(life.deadlines.get("copy")).toBe(rig.clock.now() + 1000);
    });
    await rig.live((life) => expect(life.deadlines.get("copy")).toBe(rig.clock.now() + 1000));
  });

  it("comes a second after a message, and every three seconds while the talk goes on", async () => {
    const rig = new Rig();
    await rig.live(async (life) => {
      await life.room.open(rig.ticketId);
      const driver = rig.sit(life, "driver");
      say(life, driver, message("One"));
      rig.clock.advance(1000);
      await life.room.runDeadline("copy");
      life.deadlines.takePassing("copy", rig.clock.now());
      rig.clock.advance(100);
      say(life, driver, message("Two"));
      expect(life.deadlines.get("copy")).toBe(rig.clock.now() - 100 + 3000);
      rig.clock.advance(60_000);
      await life.ring();
      expect(rig.copied.map((item) => item.text)).toEqual(["One", "Two"]);
      rig.clock.advance(60_000);
      say(life, driver, message("Three"));
      expect(life.deadlines.get("copy")).toBe(rig.clock.now() + 1000);
    });
  });

  it("fills a room that lost its storage, under a new epoch, and open sockets begin again", async () => {
    const rig = new Rig();
    const before = await rig.live(async (life) => {
      await life.room.open(rig.ticketId);
      const driver = rig.sit(life, "driver");
      const tech = rig.sit(life, "tech");
      say(life, driver, message("Kept", "c-1"));
      say(life, tech, { ...message("Note"), audience: "staff" });
      await life.room.runDeadline("copy");
      say(life, driver, message("Lost before it was copied"));
      rig.copy = { erased: false, items: rig.copied };
      const epoch = life.log.epoch;
      await life.storage.deleteAll();
      return epoch;
    });
    await rig.live(async (life) => {
      const [driver, tech] = rig.sockets;
      if (!driver || !tech) throw new Error("two sockets sat down");
      driver.frames.length = 0;
      tech.frames.length = 0;
      expect(life.room.isOpen).toBe(false);
      await life.room.open(rig.ticketId);

      expect(life.log.epoch).not.toBe(before);
      expect(driver.frames[0]).toEqual({ type: "reset", epoch: life.log.epoch });
      expect(driver.items.map((item) => item.text)).toEqual(["Kept"]);
      expect(tech.items.map((item) => item.text)).toEqual(["Kept", "Note"]);
      expect(life.log.uncopied(10)).toEqual([]);

      say(life, driver, message("Kept", "c-1"));
      say(life, driver, message("Goes on"));
      expect(driver.items.map((item) => [item.seq, item.text])).toEqual([
        [1, "Kept"],
        [3, "Goes on"],
      ]);
      await life.room.runDeadline("copy");
      expect(rig.copied.map((item) => item.text)).toEqual(["Kept", "Note", "Goes on"]);
      expect(new Set(rig.copied.map((item) => `${item.epoch} ${item.seq}`)).size).toBe(3);
    });
  });

  it("keeps a room shut while nobody knows whether there was an earlier log", async () => {
    const rig = new Rig();
    rig.failing.add("readCopy");
    await rig.live(async (life) => {
      await expect(life.room.open(rig.ticketId)).rejects.toThrow("readCopy");
      expect(life.room.isOpen).toBe(false);
      rig.failing.clear();
      await Promise.all([life.room.open(rig.ticketId), life.room.open(rig.ticketId)]);
      expect(life.log.head).toBe(0);
    });
  });

  it("leaves a room whose ticket was erased empty", async () => {
    const rig = new Rig();
    rig.copy = { erased: true, items: [] };
    await rig.live(async (life) => {
      await life.room.open(rig.ticketId);
      expect(life.room.isErased).toBe(true);
    });
  });
});

describe("A room's group commit", () => {
  it("writes what arrives together together: one frame for all, an acknowledgement for each", async () => {
    const rig = new Rig();
    await rig.live(async (life) => {
      await life.room.open(rig.ticketId);
      const driver = rig.sit(life, "driver");
      const tech = rig.sit(life, "tech");
      say(life, driver, message("The room was quiet: written at once"));
      driver.frames.length = 0;
      tech.frames.length = 0;
      for (const text of ["a", "b", "c"]) void life.room.receive(driver, JSON.stringify(message(text)));
      void life.room.receive(tech, JSON.stringify({ ...message("d"), audience: "staff" }));
      life.settle();
      expect(driver.types).toEqual(["ack", "ack", "ack", "items"]);
      expect(driver.items.map((item) => item.seq)).toEqual([2, 3, 4]);
      expect(tech.types).toEqual(["ack", "items"]);
      expect(tech.items.map((item) => item.seq)).toEqual([2, 3, 4, 5]);
    });
  });
});

describe("A room's sockets", () => {
  it("are told to send again when photos cannot be checked", async () => {
    const rig = new Rig();
    rig.failing.add("putPhotosOnTicket");
    await rig.live(async (life) => {
      await life.room.open(rig.ticketId);
      const driver = rig.sit(life, "driver");
      await life.room.receive(driver, JSON.stringify({ ...message("look", "c-9"), photoIds: ["pho_1"] }));
      expect(driver.frames.at(-1)).toEqual({ type: "error", code: "room.unavailable", clientId: "c-9" });
      expect(life.log.head).toBe(0);
    });
  });

  it("are let go when they do not read, never say hello, or fall silent", async () => {
    const rig = new Rig();
    await rig.live(async (life) => {
      await life.room.open(rig.ticketId);
      const driver = rig.sit(life, "driver");
      const clogged = rig.sit(life, "tech");
      const mute = rig.sit(life, "tech", { joined: false });
      const silent = rig.sit(life, "tech");
      rig.pings.set(silent, rig.clock.now());
      clogged.bufferedAmount = maxBuffered + 1;
      say(life, driver, message("Hello?"));
      expect(clogged.closed).toBe(4408);
      rig.clock.advance(helloWithin);
      await life.room.runDeadline("sweep");
      expect(mute.closed).toBe(4408);
      expect(silent.closed).toBeNull();
      rig.clock.advance(silentAfter);
      await life.room.runDeadline("sweep");
      expect(silent.closed).toBe(4408);
      expect(driver.closed).toBeNull();
      await life.room.runDeadline("report");
      expect(rig.reports.at(-1)?.map((visit) => visit.role)).toEqual(["driver"]);
    });
  });

  it("report an empty room after everybody was cut off, and report again when the desk was away", async () => {
    const rig = new Rig();
    await rig.live(async (life) => {
      await life.room.open(rig.ticketId);
      rig.sit(life, "driver");
    });
    for (const socket of rig.sockets) socket.readyState = 3;
    rig.failing.add("reportVisits");
    await rig.live(async (life) => {
      await life.room.runDeadline("sweep");
      await life.ring();
      expect(life.deadlines.get("report")).toBe(rig.clock.now() + 1000);
      rig.failing.clear();
      rig.clock.advance(1000);
      await life.ring();
      expect(rig.reports).toEqual([[]]);
    });
  });

  it("pass on a writer at most once every two seconds", async () => {
    const rig = new Rig();
    await rig.live(async (life) => {
      await life.room.open(rig.ticketId);
      const driver = rig.sit(life, "driver");
      const tech = rig.sit(life, "tech");
      life.settle();
      driver.frames.length = 0;
      for (let keys = 0; keys < 10; keys += 1) say(life, tech, { type: "typing" });
      expect(driver.types).toEqual(["presence"]);
      rig.clock.advance(2000);
      say(life, tech, { type: "typing" });
      expect(driver.types).toEqual(["presence", "presence"]);
    });
  });

  it("do not open when access ends while the desk is being asked", async () => {
    const rig = new Rig();
    await rig.live(async (life) => {
      await life.room.open(rig.ticketId);
      const visit: RoomVisit = {
        ticketId: rig.ticketId,
        userId: someId("user"),
        sessionId: someId("request"),
        role: "tech",
        name: "Sam",
        authorizedAt: rig.clock.now(),
      };
      rig.entered = () => {
        life.room.endAccess({ userId: visit.userId, lost: ["tech"] });
        return true;
      };
      expect(await life.room.admit(visit)).toBe(false);
      rig.entered = () => false;
      expect(await life.room.admit(visit)).toBe(false);
      rig.entered = () => true;
      expect(await life.room.admit(visit)).toBe(true);
    });
  });
});

describe("A driver who does not look at the room", () => {
  const claimed = {
    id: someId("event"),
    ticketId: "",
    type: "ticket.claimed",
    version: 2,
    actorId: "usr_tech",
    actorName: "Sam",
    audience: "everyone",
    data: {},
    createdAt: 1,
  } as const;

  it("is told that support wrote, once for what was written together; of notes among staff nothing", async () => {
    const rig = new Rig();
    await rig.live(async (life) => {
      await life.room.open(rig.ticketId);
      const tech = rig.sit(life, "tech");
      say(life, tech, { ...message("He sounds tired"), audience: "staff" });
      expect(rig.notices).toEqual([]);
      say(life, tech, message("Which lamp is lit?", "m-1"));
      say(life, tech, message("Which lamp is lit?", "m-1"));
    });
    expect(rig.notices).toMatchObject([{ kind: "message", by: "tech" }]);
  });

  it("is not told while the page is looked at, and is told again when its pings have stopped", async () => {
    const rig = new Rig();
    await rig.live(async (life) => {
      await life.room.open(rig.ticketId);
      const driver = rig.sit(life, "driver");
      const tech = rig.sit(life, "tech");
      say(life, tech, message("Hello"));
      rig.clock.advance(lookedAtWithin);
      rig.pings.set(driver, rig.clock.now());
      say(life, tech, message("Still there?"));
      say(life, driver, message("Yes"));
      expect(rig.notices).toEqual([]);
      rig.clock.advance(lookedAtWithin + 1);
      say(life, tech, message("Try the valve"));
      expect(rig.notices).toHaveLength(1);
    });
  });

  it("is told of a claim once, however often the room hears of it, also where they look", async () => {
    const rig = new Rig();
    await rig.live(async (life) => {
      await life.room.open(rig.ticketId);
      rig.sit(life, "driver");
      life.room.tell([{ ...claimed, ticketId: rig.ticketId }], true);
      life.room.tell([{ ...claimed, ticketId: rig.ticketId }], true);
    });
    expect(rig.notices).toEqual([{ kind: "taken", by: "Sam · Support Team", actorId: "usr_tech" }]);
  });

  it("is told how far the help is once, and nothing of it while the page is looked at", async () => {
    const rig = new Rig();
    const step = (version: number, jobStep: string) => ({
      ...claimed,
      id: someId("event"),
      ticketId: rig.ticketId,
      type: "ticket.step" as const,
      version,
      data: { jobStep, renewed: false, [`${jobStep === "en_route" ? "enRoute" : "dispatched"}At`]: 1 },
    });
    await rig.live(async (life) => {
      await life.room.open(rig.ticketId);
      const driver = rig.sit(life, "driver");
      life.room.tell([{ ...claimed, ticketId: rig.ticketId }, step(3, "dispatched")], true);
      expect(rig.notices).toMatchObject([{ kind: "taken" }]);
      rig.clock.advance(lookedAtWithin + 1);
      const later = step(4, "en_route");
      life.room.tell([later], true);
      life.room.tell([later], true);
      expect(rig.notices).toMatchObject([{ kind: "taken" }, { kind: "en_route", by: "Sam · Support Team" }]);
      rig.pings.set(driver, rig.clock.now());
      life.room.tell([step(5, "dispatched")], true);
      expect(rig.notices).toHaveLength(2);
    });
  });

  it("misses the push alone when it fails: the message stands in the log", async () => {
    const rig = new Rig();
    rig.failing.add("notifyDriver");
    await rig.live(async (life) => {
      await life.room.open(rig.ticketId);
      const tech = rig.sit(life, "tech");
      say(life, tech, message("Kept"));
      expect(tech.types).toContain("ack");
      expect(life.log.head).toBe(1);
    });
  });
});
