import { evictDurableObject, runDurableObjectAlarm, runInDurableObject } from "cloudflare:test";
import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { listOutboxMails } from "#db/queries/mail-outbox.ts";
import { supportTickets, userProfiles, users } from "#db/schema/index.ts";
import { mailedAfter } from "#domain/push/unread.ts";
import { lookedAtWithin, silentAfter } from "#domain/room/pace.ts";
import { someId } from "#tests/support/factories.ts";
import { roomDeadlines } from "#worker/rooms/live-room.ts";
import { join, makeScene, type Scene } from "./room-client.ts";
import { type Life, message, Rig, say } from "./room-rig.ts";

const written = { kind: "message", by: "tech" };

/** Time passes until then: whenever a deadline is due, the alarm rings. */
async function pass(rig: Rig, life: Life, until: number): Promise<void> {
  const next = () => Math.min(...roomDeadlines.map((name) => life.deadlines.get(name) ?? Number.POSITIVE_INFINITY));
  for (let at = next(); at <= until; at = next()) {
    rig.clock.set(Math.max(at, rig.clock.now()));
    await life.ring();
  }
  rig.clock.set(until);
}

/** A room in which support has just written to a driver who is not there; `act` goes on from then. */
async function writtenTo(act: (rig: Rig, life: Life, at: number) => Promise<void> | void): Promise<Rig> {
  const rig = new Rig();
  await rig.live(async (life) => {
    await life.room.open(rig.ticketId);
    say(life, rig.sit(life, "tech"), message("Which lamp is lit?"));
    await act(rig, life, rig.clock.now());
  });
  return rig;
}

const techOf = ({ sockets: [tech] }: Rig) => {
  if (tech === undefined) throw new Error("support sat down first");
  return tech;
};

describe("A mail for an answer that no phone took", () => {
  it("goes out after two minutes, not before, and names who wrote", async () => {
    await writtenTo(async (rig, life, at) => {
      await pass(rig, life, at + mailedAfter - 1);
      expect(rig.mails).toEqual([]);
      await pass(rig, life, at + mailedAfter);
      expect(rig.mails).toMatchObject([written]);
      expect(JSON.stringify(rig.mails)).not.toContain("lamp");
    });
  });

  it("goes out once, however much follows, until the driver has looked again", async () => {
    await writtenTo(async (rig, life, at) => {
      await pass(rig, life, at + mailedAfter);
      say(life, techOf(rig), message("Are you there?"));
      await pass(rig, life, at + 5 * mailedAfter);
      expect(rig.mails).toHaveLength(1);

      const driver = rig.sit(life, "driver");
      life.room.closed(driver);
      rig.clock.advance(lookedAtWithin);
      say(life, techOf(rig), message("I send somebody"));
      await pass(rig, life, rig.clock.now() + mailedAfter);
      expect(rig.mails).toHaveLength(2);
    });
  });

  it("goes out from the next life of an object that was lost meanwhile, and not again from the one after", async () => {
    const rig = await writtenTo(() => undefined);
    const at = rig.clock.now();
    await rig.live((life) => pass(rig, life, at + mailedAfter));
    expect(rig.mails).toMatchObject([written]);
    await rig.live(async (life) => {
      say(life, techOf(rig), message("Are you there?"));
      await pass(rig, life, at + 3 * mailedAfter);
    });
    expect(rig.mails).toHaveLength(1);
  });

  it("goes out of a claim, a solution and a part as of a message", async () => {
    for (const [type, kind] of [
      ["ticket.claimed", "taken"],
      ["ticket.resolved", "resolved"],
      ["part.proposed", "part"],
    ] as const) {
      const rig = new Rig();
      await rig.live(async (life) => {
        await life.room.open(rig.ticketId);
        const by = { actorId: "usr_tech", actorName: "Sam", audience: "everyone", data: {}, createdAt: 1 } as const;
        life.room.tell([{ id: someId("event"), ticketId: rig.ticketId, version: 2, type, ...by }], true);
        await pass(rig, life, rig.clock.now() + mailedAfter);
      });
      expect(rig.mails).toEqual([{ kind, by: "Sam · Support Team", actorId: "usr_tech" }]);
    }
  });

  it("does not go out when the driver opened the room in time, though they have left again", async () => {
    await writtenTo(async (rig, life, at) => {
      rig.clock.advance(mailedAfter / 2);
      life.room.closed(rig.sit(life, "driver"));
      await pass(rig, life, at + 2 * mailedAfter);
      expect(rig.mails).toEqual([]);
      expect(life.deadlines.get("mail")).toBeNull();
    });
  });

  it("does not go out when a page that stayed open in the pocket was looked at in time", async () => {
    const rig = new Rig();
    await rig.live(async (life) => {
      await life.room.open(rig.ticketId);
      const driver = rig.sit(life, "driver");
      rig.pings.set(driver, rig.clock.now());
      rig.clock.advance(lookedAtWithin + 1);
      const at = rig.clock.now();
      say(life, rig.sit(life, "tech"), message("Which lamp is lit?"));
      expect(life.deadlines.get("mail")).toBe(at + mailedAfter);

      rig.clock.advance(5000);
      rig.pings.set(driver, rig.clock.now());
      await pass(rig, life, at + 5000 + silentAfter + 1);
      life.room.closed(driver);
      await pass(rig, life, at + 2 * mailedAfter);
    });
    expect(rig.mails).toEqual([]);
  });

  it("goes out where that page only stayed open", async () => {
    const rig = new Rig();
    await rig.live(async (life) => {
      await life.room.open(rig.ticketId);
      const driver = rig.sit(life, "driver");
      rig.pings.set(driver, rig.clock.now());
      rig.clock.advance(lookedAtWithin + 1);
      say(life, rig.sit(life, "tech"), message("Which lamp is lit?"));
      await pass(rig, life, rig.clock.now() + mailedAfter);
    });
    expect(rig.mails).toMatchObject([written]);
  });

  it("does not go out when a phone took the push, or when the driver reads along", async () => {
    const rig = new Rig();
    rig.taken = true;
    await rig.live(async (life) => {
      await life.room.open(rig.ticketId);
      const tech = rig.sit(life, "tech");
      say(life, tech, message("Which lamp is lit?"));
      await Promise.resolve();
      expect(life.deadlines.get("mail")).toBeNull();
      rig.taken = false;
      rig.sit(life, "driver");
      say(life, tech, message("And now?"));
      await pass(rig, life, rig.clock.now() + 2 * mailedAfter);
    });
    expect(rig.mails).toEqual([]);
  });

  it("does not go out of what staff write among themselves, and of what the driver writes", async () => {
    const rig = new Rig();
    await rig.live(async (life) => {
      await life.room.open(rig.ticketId);
      say(life, rig.sit(life, "tech"), { ...message("He sounds tired"), audience: "staff" });
      const driver = rig.sit(life, "driver");
      rig.clock.advance(lookedAtWithin + 1);
      say(life, driver, message("Hello?"));
      expect(life.deadlines.get("mail")).toBeNull();
    });
  });

  it("does not go out of a room that was erased, which keeps nobody's name", async () => {
    await writtenTo(async (rig, life, at) => {
      life.room.erase();
      expect(life.storage.sql.exec("SELECT * FROM unread").toArray()).toEqual([]);
      await pass(rig, life, at + 2 * mailedAfter);
      expect(rig.mails).toEqual([]);
    });
  });

  it("that fails is logged and tried again, later each time, until it goes out", async () => {
    await writtenTo(async (rig, life, at) => {
      rig.failing.add("mailUnread");
      await pass(rig, life, at + mailedAfter);
      const first = (life.deadlines.get("mail") ?? 0) - rig.clock.now();
      await pass(rig, life, rig.clock.now() + first);
      const second = (life.deadlines.get("mail") ?? 0) - rig.clock.now();
      expect([first, second]).toEqual([60_000, 120_000]);
      expect(rig.logged).toEqual(["room.mail_failed", "room.mail_failed"]);
      rig.failing.clear();
      await pass(rig, life, rig.clock.now() + second);
      expect(rig.mails).toMatchObject([written]);
      await pass(rig, life, rig.clock.now() + 10 * mailedAfter);
      expect(rig.mails).toHaveLength(1);
    });
  });

  it("that fails is not tried again once the driver has looked", async () => {
    await writtenTo(async (rig, life, at) => {
      rig.failing.add("mailUnread");
      await pass(rig, life, at + mailedAfter);
      rig.sit(life, "driver");
      expect(life.deadlines.get("mail")).toBeNull();
    });
  });

  it("that the driver does not want takes nothing from the next answer, once they want it", async () => {
    await writtenTo(async (rig, life, at) => {
      rig.wanted = false;
      await pass(rig, life, at + mailedAfter);
      rig.wanted = true;
      say(life, techOf(rig), message("Are you there?"));
      await pass(rig, life, rig.clock.now() + mailedAfter);
      expect(rig.mails).toHaveLength(2);
    });
  });
});

const deadlinesOf = ({ room }: Scene) =>
  runInDurableObject(room as never, (_object, state: DurableObjectState) =>
    state.storage.sql
      .exec<{ name: string }>("SELECT name FROM deadlines")
      .toArray()
      .map(({ name }) => name),
  );

/** The room's alarm rings until no mail waits. */
async function ringOut(scene: Scene): Promise<void> {
  await expect
    .poll(async () => {
      await runDurableObjectAlarm(scene.room);
      return deadlinesOf(scene);
    })
    .not.toContain("mail");
}

/** Support writes one message and leaves. */
async function write(scene: Scene): Promise<void> {
  const tech = await join(scene, scene.tech);
  await tech.ack(tech.say("The brake chamber is torn"));
  tech.close();
}

async function mailsTo(scene: Scene) {
  const [account] = await scene.db.select().from(users).where(eq(users.id, scene.driver.userId));
  return listOutboxMails(scene.db, 10, account?.email);
}

const lives = [
  ["while it is awake", async () => undefined],
  ["after it was evicted", async (scene: Scene) => evictDurableObject(scene.room)],
] as const;

describe.each(lives)("The room of a driver without pushes, %s", (_life, goOn) => {
  it("sends one mail with the ticket's number, who wrote and the way there, and nothing that was said", async () => {
    const scene = await makeScene();
    await write(scene);
    await goOn(scene);
    await ringOut(scene);
    await write(scene);
    await goOn(scene);
    await ringOut(scene);

    const [ticket] = await scene.db.select().from(supportTickets).where(eq(supportTickets.id, scene.ticketId));
    const mails = await mailsTo(scene);
    expect(mails.map(({ subject }) => subject)).toEqual([
      `${ticket?.ticketNumber}: \u2068Sam · Support Team\u2069 wrote to you`,
    ]);
    expect(mails[0]?.text).toContain(`http://localhost:8787/tickets/${ticket?.ticketNumber}\n`);
    expect(JSON.stringify(mails)).not.toContain("brake");
  });

  it("sends none to a driver who came and went in time", async () => {
    const scene = await makeScene();
    await write(scene);
    await goOn(scene);
    const driver = await join(scene, scene.driver);
    driver.close();
    await goOn(scene);
    expect(await deadlinesOf(scene)).not.toContain("mail");
  });

  it("sends none of a closed ticket, and none to who switched them off", async () => {
    const closed = await makeScene();
    await closed.db.update(supportTickets).set({ status: "closed" }).where(eq(supportTickets.id, closed.ticketId));
    const off = await makeScene();
    await off.db.update(userProfiles).set({ repliesByMail: false }).where(eq(userProfiles.id, off.driver.userId));
    for (const scene of [closed, off]) {
      await write(scene);
      await goOn(scene);
      expect(await deadlinesOf(scene)).toContain("mail");
      await ringOut(scene);
      expect(await mailsTo(scene)).toEqual([]);
    }
  });
});
