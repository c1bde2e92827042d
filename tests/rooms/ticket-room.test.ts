import { evictDurableObject, runDurableObjectAlarm } from "cloudflare:test";
import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { listCopiedItems, roomCopyErasure } from "#db/queries/room-copy.ts";
import { photos } from "#db/schema/index.ts";
import { makePhoto } from "#tests/support/factories.ts";
import type { TicketEvent } from "#worker/ports/rooms.ts";
import { connect, connectTo, join, makeMember, makeScene, type Scene, visit } from "./room-client.ts";

const lives = [
  ["while it is awake", async () => undefined],
  ["after it was evicted", async (scene: Scene) => evictDurableObject(scene.room)],
] as const;

describe.each(lives)("A ticket's room, %s", (_life, pass) => {
  it("brings messages both ways, in one order, and acknowledges each with its number", async () => {
    const scene = await makeScene();
    const driver = await join(scene, scene.driver);
    const tech = await join(scene, scene.tech);
    await pass(scene);

    const first = await driver.ack(driver.say("The air keeps dropping"));
    const second = await tech.ack(tech.say("Which lamp is lit?"));
    const third = await driver.ack(driver.say("The red one"));

    expect([first, second, third]).toEqual([1, 2, 3]);
    await tech.item("The red one");
    await driver.item("The red one");
    const order = ["The air keeps dropping", "Which lamp is lit?", "The red one"];
    expect(driver.texts).toEqual(order);
    expect(tech.texts).toEqual(order);
  });

  it("takes the sender from the session, whatever the message says", async () => {
    const scene = await makeScene();
    const driver = await join(scene, scene.driver);
    const tech = await join(scene, scene.tech);
    await pass(scene);

    driver.sendRaw(
      JSON.stringify({
        type: "send",
        clientId: "forged",
        text: "I am support",
        photoIds: [],
        audience: "everyone",
        senderType: "support",
        senderName: "Sam · Support Team",
        userId: scene.tech.userId,
        role: "admin",
      }),
    );

    const item = await tech.item("I am support");
    expect(item).toMatchObject({
      senderType: "driver",
      senderName: "Dana Driver",
      kind: "message",
      audience: "everyone",
    });
    tech.say("I am");
    expect(await driver.item("I am")).toMatchObject({ senderType: "support", senderName: "Sam · Support Team" });
  });

  it("calls a technician by the name of the claim from the claim on, though the room was open before", async () => {
    const scene = await makeScene();
    const driver = await join(scene, scene.driver);
    const tech = await join(scene, scene.tech);
    await pass(scene);
    const { userId } = scene.tech;
    const claimed = { status: "in_progress", assignedTo: userId, assignedName: "Big Sam" };
    await scene.room.tell(
      scene.ticketId,
      [
        {
          id: `evt_${scene.ticketId}`,
          ticketId: scene.ticketId,
          type: "ticket.claimed",
          version: 2,
          actorId: userId,
          actorName: "Big Sam",
          audience: "everyone",
          data: claimed,
          createdAt: 1,
        },
      ],
      true,
    );

    tech.say("On my way");
    expect(await driver.item("On my way")).toMatchObject({ senderName: "Big Sam · Support Team" });
    await driver.until(() =>
      driver
        .all("presence")
        .some(({ people }) => people.some((one) => one.userId === userId && one.name === "Big Sam · Support Team")),
    );
  });

  it("appends a message once however often it is sent", async () => {
    const scene = await makeScene();
    const driver = await join(scene, scene.driver);
    const clientId = driver.say("Only once");
    const seq = await driver.ack(clientId);
    await pass(scene);

    driver.say("Only once", { clientId });
    driver.say("Only once", { clientId });
    await driver.until(() => driver.count("ack") === 3);

    expect(driver.all("ack").map((ack) => ack.seq)).toEqual([seq, seq, seq]);
    const late = await join(scene, scene.tech);
    expect(late.texts).toEqual(["Only once"]);
  });

  it("lets two people use the same client id for two messages", async () => {
    const scene = await makeScene();
    const driver = await join(scene, scene.driver);
    const tech = await join(scene, scene.tech);
    await driver.ack(driver.say("From the cab", { clientId: "m-1" }));
    await pass(scene);
    await tech.ack(tech.say("From the desk", { clientId: "m-1" }));
    await driver.item("From the desk");
    expect(driver.texts).toEqual(["From the cab", "From the desk"]);
  });

  it("gives a client that was away exactly what it missed", async () => {
    const scene = await makeScene();
    const tech = await join(scene, scene.tech);
    const driver = await connect(scene, scene.driver);
    const { epoch } = await driver.hello();
    driver.say("One");
    await tech.item("One");
    tech.close();
    await driver.ack(driver.say("Two"));
    await driver.ack(driver.say("Three"));
    await pass(scene);

    const back = await connect(scene, scene.tech);
    const welcome = await back.hello(epoch, 1);

    expect(welcome).toMatchObject({ epoch, head: 3 });
    await back.item("Three");
    expect(back.texts).toEqual(["Two", "Three"]);
    expect(back.count("reset")).toBe(0);
  });

  it("tells a client whose log is of another epoch to forget it, and sends everything", async () => {
    const scene = await makeScene();
    const driver = await join(scene, scene.driver);
    await driver.ack(driver.say("Kept"));
    await pass(scene);

    const tech = await connect(scene, scene.tech);
    const { epoch } = await tech.hello("AN-OLD-EPOCH", 40);

    await tech.item("Kept");
    expect(tech.all("reset")).toEqual([{ type: "reset", epoch }]);
    expect(tech.texts).toEqual(["Kept"]);
    const ahead = await connect(scene, scene.tech);
    await ahead.hello(epoch, 40);
    await ahead.item("Kept");
    expect(ahead.count("reset")).toBe(1);
  });

  it("shows staff's own notes to no driver, neither live nor on catching up", async () => {
    const scene = await makeScene();
    const driver = await join(scene, scene.driver);
    const tech = await join(scene, scene.tech);
    await pass(scene);
    await tech.ack(tech.say("He sounds drunk", { audience: "staff" }));
    tech.say("Help is on its way");
    await driver.item("Help is on its way");

    const again = await connect(scene, scene.driver);
    const { epoch } = await again.hello();
    await again.item("Help is on its way");
    const resumed = await connect(scene, scene.driver);
    await resumed.hello(epoch, 0);
    await resumed.item("Help is on its way");

    for (const client of [driver, again, resumed]) expect(client.raw.join("\n")).not.toContain("drunk");
    const colleague = await join(scene, await makeMember(scene.db, "admin", "Ada · Support Team"));
    expect(colleague.texts).toEqual(["He sounds drunk", "Help is on its way"]);
  });

  it("refuses a driver's message for staff alone, blank ones, long ones and photos of others", async () => {
    const scene = await makeScene();
    const driver = await join(scene, scene.driver);
    const theirs = await makePhoto(scene.db);
    await pass(scene);
    const refused = async (text: string, options: Parameters<typeof driver.say>[1] = {}) => {
      const clientId = driver.say(text, options);
      await driver.until(() => driver.all("error").some((frame) => frame.clientId === clientId));
      return driver.all("error").find((frame) => frame.clientId === clientId)?.code;
    };

    expect(await refused("psst", { audience: "staff" })).toBe("message.audience");
    expect(await refused(" \n\t ")).toBe("message.blank");
    expect(await refused("a".repeat(4001))).toBe("message.too_long");
    expect(await refused("look", { photoIds: [theirs.id] })).toBe("message.photos");
    expect(await refused("look", { photoIds: ["pho_NONE"] })).toBe("message.photos");
    expect(await refused("look", { photoIds: ["../../etc/passwd"] })).toBe("message.photos");

    driver.say("a".repeat(4000));
    await driver.item("a".repeat(4000));
    expect(driver.items).toHaveLength(1);
  });

  it("takes a photo of the sender's own, keeping the order of what was sent", async () => {
    const scene = await makeScene();
    const driver = await join(scene, scene.driver);
    const mine = await makePhoto(scene.db, { userId: scene.driver.userId });
    await pass(scene);

    driver.say("", { photoIds: [mine.id] });
    driver.say("That is the leak");

    await driver.item("That is the leak");
    expect(driver.items.map((item) => [item.seq, item.text, item.photoIds])).toEqual([
      [1, "", [mine.id]],
      [2, "That is the leak", []],
    ]);
  });

  it("puts the photo of a staff's own note on the ticket for the staff alone", async () => {
    const scene = await makeScene();
    const tech = await join(scene, scene.tech);
    const { id } = await makePhoto(scene.db, { userId: scene.tech.userId });

    await tech.ack(tech.say("Forged plate?", { audience: "staff", photoIds: [id] }));

    const [photo] = await scene.db.select().from(photos).where(eq(photos.id, id));
    expect(photo).toMatchObject({ ticketId: scene.ticketId, staffOnly: true });
  });

  it("answers what is no frame with an error and stays open", async () => {
    const scene = await makeScene();
    const driver = await join(scene, scene.driver);
    await pass(scene);

    driver.sendRaw("{");
    driver.sendRaw("[]");
    driver.sendRaw(JSON.stringify({ type: "erase" }));
    driver.sendRaw(new Uint8Array([1, 2, 3]).buffer);
    driver.sendRaw("x".repeat(40_000));
    await driver.until(() => driver.count("error") === 5);

    expect(driver.all("error").map((frame) => frame.code)).toEqual([
      "frame.invalid",
      "frame.invalid",
      "frame.invalid",
      "frame.invalid",
      "frame.too_large",
    ]);
    expect(await driver.ack(driver.say("Still here"))).toBe(1);
  });

  it("gives every text back as it was", async () => {
    const scene = await makeScene();
    const driver = await join(scene, scene.driver);
    const texts = ["👩‍🔧 🚛", "مرحبا بالعالم ‏", "a\u0000b", "𝒜𠮷", 'quote " \\ </script>', " kept  as it is "];
    for (const text of texts) await driver.ack(driver.say(text));
    await pass(scene);

    const tech = await join(scene, scene.tech);
    await tech.until(() => tech.items.length === texts.length);
    expect(tech.texts).toEqual(texts);

    await runDurableObjectAlarm(scene.room);
    const copy = await listCopiedItems(scene.db, { ticketId: scene.ticketId, role: "driver", afterRow: 0, limit: 50 });
    expect(copy.map((item) => item.message)).toEqual(texts);
  });

  it("closes a socket that sends too fast", async () => {
    const scene = await makeScene();
    const driver = await join(scene, scene.driver);
    await pass(scene);
    for (let sent = 0; sent < 300; sent += 1) driver.sendRaw("not a frame");
    expect(await driver.closed()).toBe(4429);
  });

  it("says who is here, who is writing and who has read", async () => {
    const scene = await makeScene();
    const driver = await join(scene, scene.driver);
    const tech = await join(scene, scene.tech);
    await driver.ack(driver.say("Hello?"));
    await pass(scene);
    const people = () => driver.all("presence").flatMap((frame) => frame.people);

    tech.send({ type: "typing" });
    await driver.until(() => people().some((person) => person.typing));
    expect(people().find((person) => person.typing)).toMatchObject({ userId: scene.tech.userId, here: true });
    tech.send({ type: "read", seq: 1 });
    await driver.until(() => people().some((person) => person.userId === scene.tech.userId && person.readSeq === 1));
    tech.close();
    await driver.until(() => people().some((person) => person.userId === scene.tech.userId && !person.here));
  });

  it("does not tell the driver that staff write a note of their own", async () => {
    const scene = await makeScene();
    const driver = await join(scene, scene.driver);
    const tech = await join(scene, scene.tech);
    const colleague = await join(scene, await makeMember(scene.db, "admin", "Ada · Support Team"));
    await pass(scene);

    tech.send({ type: "typing", audience: "staff" });
    await colleague.until(() => colleague.all("presence").some((frame) => frame.people.some((p) => p.typing)));
    await driver.quiet();
    expect(driver.all("presence").some((frame) => frame.people.some((person) => person.typing))).toBe(false);
  });

  it("appends an event once, with its sentence, and tells who may know", async () => {
    const scene = await makeScene();
    const driver = await join(scene, scene.driver);
    const tech = await join(scene, scene.tech);
    await pass(scene);
    const event = (id: string, change: Partial<TicketEvent>): TicketEvent => ({
      id: `${id}_${scene.ticketId}`,
      ticketId: scene.ticketId,
      type: "ticket.claimed",
      version: 2,
      actorId: scene.tech.userId,
      actorName: "Sam",
      audience: "everyone",
      data: { status: "in_progress", assignedName: "Sam" },
      createdAt: 1_700_000_000_000,
      ...change,
    });
    const claimed = event("evt_1", {});
    const noted = event("evt_2", {
      type: "ticket.notes_saved",
      version: 3,
      audience: "staff",
      data: { note: "secret" },
    });

    expect(await scene.room.tell(scene.ticketId, [claimed], false)).toEqual({ behind: true });
    expect(await scene.room.tell(scene.ticketId, [claimed, noted], true)).toEqual({ behind: false });
    await scene.room.tell(scene.ticketId, [claimed, noted], true);

    await tech.until(() => tech.count("ticket") === 2);
    expect(await driver.item("Ticket claimed by Sam · Support Team")).toMatchObject({
      id: claimed.id,
      kind: "system",
      senderType: "system",
      event: { type: "ticket.claimed", actorName: "Sam" },
    });
    await driver.quiet();
    expect(driver.all("ticket")).toMatchObject([{ version: 2, changed: { status: "in_progress" } }]);
    expect(driver.raw.join("\n")).not.toContain("secret");
    expect(tech.items).toHaveLength(2);
  });

  it("copies its log to the database, once", async () => {
    const scene = await makeScene();
    const driver = await join(scene, scene.driver);
    const tech = await join(scene, scene.tech);
    await driver.ack(driver.say("For the record"));
    await tech.ack(tech.say("For staff", { audience: "staff" }));
    await pass(scene);
    await runDurableObjectAlarm(scene.room);
    await pass(scene);
    await runDurableObjectAlarm(scene.room);

    const read = (role: "driver" | "tech") =>
      listCopiedItems(scene.db, { ticketId: scene.ticketId, role, afterRow: 0, limit: 50 });
    const copy = await read("tech");
    expect(copy.map(({ seq, message, audience }) => [seq, message, audience])).toEqual([
      [1, "For the record", "everyone"],
      [2, "For staff", "staff"],
    ]);
    expect((await read("driver")).map((item) => item.message)).toEqual(["For the record"]);
  });

  it("closes the sockets of whoever loses access, and of nobody else", async () => {
    const scene = await makeScene();
    const driver = await join(scene, scene.driver);
    const tech = await join(scene, scene.tech);
    const other = await join(scene, await makeMember(scene.db, "tech", "Ann · Support Team"));
    await pass(scene);

    await scene.room.endAccess({ userId: scene.tech.userId, lost: ["tech"] });
    expect(await tech.closed()).toBe(4403);
    await scene.room.endAccess({ userId: scene.driver.userId, lost: ["tech", "admin"] });
    await driver.quiet();
    await scene.room.endAccess({ userId: scene.driver.userId, lost: { sessionId: scene.driver.sessionId } });
    expect(await driver.closed()).toBe(4401);
    await other.quiet();
    expect(other.closeCode).toBeNull();
  });

  it("gives one item by its number, and none that it never had", async () => {
    const scene = await makeScene();
    const driver = await join(scene, scene.driver);
    const seq = await driver.ack(driver.say("The air keeps dropping"));
    await pass(scene);
    expect(await scene.room.readItem(scene.ticketId, seq)).toMatchObject({
      seq,
      kind: "message",
      audience: "everyone",
      text: "The air keeps dropping",
    });
    expect(await scene.room.readItem(scene.ticketId, seq + 1)).toBeNull();
    await scene.room.erase(scene.ticketId);
    expect(await scene.room.readItem(scene.ticketId, seq)).toBeNull();
  });

  it("is empty for good once it was erased", async () => {
    const scene = await makeScene();
    const driver = await join(scene, scene.driver);
    await driver.ack(driver.say("Forget me"));
    await pass(scene);
    await scene.room.erase(scene.ticketId);
    expect(await driver.closed()).toBe(4403);
    await pass(scene);

    const { response } = await connectTo(scene.room, visit(scene.ticketId, scene.driver));
    expect(response.status).toBe(404);
    // It may have been copied before it was erased; the record's own part of an erasure takes that away.
    const [, forgetCopy] = roomCopyErasure(scene.db, scene.ticketId, Date.now());
    await forgetCopy;
    await runDurableObjectAlarm(scene.room);
    const copy = await listCopiedItems(scene.db, { ticketId: scene.ticketId, role: "tech", afterRow: 0, limit: 50 });
    expect(copy).toEqual([]);
  });
});
