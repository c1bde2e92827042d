import { env, evictDurableObject, runDurableObjectAlarm } from "cloudflare:test";
import { and, eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { listPendingTicketEvents } from "#db/queries/ticket-events.ts";
import { sessions, supportTickets, ticketEvents, userRoles } from "#db/schema/index.ts";
import { someId } from "#tests/support/factories.ts";
import { createDurableRooms } from "#worker/adapters/durable-rooms.ts";
import type { RoomMember, TicketEvent } from "#worker/ports/rooms.ts";
import { connectTo, DeskClient, desk, join, makeMember, makeScene, type Scene, testDb, visit } from "./room-client.ts";

const rooms = () => createDurableRooms({ rooms: env.TICKET_ROOMS, desk: env.DESK });

function event(scene: Scene, version: number, change: Partial<TicketEvent> = {}): TicketEvent {
  return {
    id: someId("event"),
    ticketId: scene.ticketId,
    type: "ticket.status_changed",
    version,
    actorId: scene.tech.userId,
    actorName: "Sam",
    audience: "everyone",
    data: { status: version % 2 === 0 ? "in_progress" : "open" },
    createdAt: Date.now(),
    ...change,
  };
}

/** Commits events the way a verb does: into the outbox, held back until a time or not, with the ticket's version. */
async function commit(scene: Scene, events: readonly TicketEvent[], heldUntil: number | null = null): Promise<void> {
  await scene.db.insert(ticketEvents).values(events.map((each) => ({ ...each, heldUntil })));
  const version = events.at(-1)?.version ?? 1;
  await scene.db.update(supportTickets).set({ version }).where(eq(supportTickets.id, scene.ticketId));
}

/** A dashboard's socket that sees what concerns one ticket. */
async function openDesk(member: RoomMember): Promise<DeskClient> {
  const response = await rooms().connectDesk(
    member,
    new Request("http://desk/", { headers: { upgrade: "websocket", "sec-websocket-protocol": "room.v1" } }),
  );
  if (!response.webSocket) throw new Error(`The desk refused: ${response.status}`);
  const client = new DeskClient(response.webSocket);
  await client.until(() => client.count("presence") > 0);
  return client;
}

const lives = [
  ["while it is awake", async () => undefined],
  ["after it was evicted", async () => evictDurableObject(desk())],
] as const;

describe.each(lives)("The desk, %s", (_life, pass) => {
  it("brings what was committed to the room and to every dashboard, and takes it out of the outbox", async () => {
    const scene = await makeScene();
    const driver = await join(scene, scene.driver);
    const dashboard = await openDesk(scene.tech);
    await pass();
    const claimed = event(scene, 2, { type: "ticket.claimed", data: { status: "in_progress", assignedName: "Sam" } });
    await commit(scene, [claimed]);
    await rooms().publish([claimed]);

    await driver.item("Ticket claimed by Sam · Support Team");
    await driver.until(() => driver.count("ticket") === 1);
    // At least once: a sweep of the outbox at the same moment brings it again, and dashboards know it by its version.
    await dashboard.until(() => dashboard.ticketFrames(scene.ticketId).length > 0);
    for (const frame of dashboard.ticketFrames(scene.ticketId))
      expect(frame).toMatchObject({
        version: 2,
        event: { id: claimed.id, type: "ticket.claimed" },
        changed: { assignedName: "Sam" },
      });
    await expect
      .poll(() => listPendingTicketEvents(scene.db, { ticketId: scene.ticketId, limit: 10, now: Date.now() }))
      .toEqual([]);
  });

  it("finds what nobody was told of, in order, and says nothing twice", async () => {
    const scene = await makeScene();
    const driver = await join(scene, scene.driver);
    const events = [event(scene, 2), event(scene, 3), event(scene, 4)];
    await commit(scene, events);
    await pass();
    const last = events[2];
    if (!last) throw new Error("three events were made");
    await rooms().publish([last]);
    await rooms().publish(events);

    await driver.until(() => driver.items.length === 3);
    await driver.quiet();
    expect(driver.items.map((item) => item.id)).toEqual(events.map(({ id }) => id));
    expect(driver.all("ticket").map((frame) => frame.version)).toEqual([2, 3, 4]);
  });

  it("sweeps the outbox when somebody connects, without being told", async () => {
    const scene = await makeScene();
    await commit(scene, [event(scene, 2)]);
    await pass();
    const driver = await join(scene, scene.driver);
    await driver.until(() => driver.items.length === 1);
  });

  it("shows who has which ticket open", async () => {
    const scene = await makeScene();
    const dashboard = await openDesk(await makeMember(scene.db, "admin", "Ada · Support Team"));
    await pass();
    const tech = await join(scene, scene.tech);
    await dashboard.until(() => dashboard.peopleAt(scene.ticketId).includes(scene.tech.userId));
    const late = await openDesk(await makeMember(scene.db, "tech", "Ann · Support Team"));
    expect(late.peopleAt(scene.ticketId)).toEqual([scene.tech.userId]);
    tech.close();
    await dashboard.until(() => dashboard.peopleAt(scene.ticketId).length === 0);
  });

  it("closes every socket of a person who loses the role at once, and refuses what was authorized before", async () => {
    const scene = await makeScene();
    const inRoom = await join(scene, scene.tech);
    const dashboard = await openDesk(scene.tech);
    const colleague = await openDesk(await makeMember(scene.db, "tech", "Ann · Support Team"));
    const driver = await join(scene, scene.driver);
    await pass();
    const before = Date.now();
    await rooms().endAccess(scene.tech.userId, ["tech"]);

    expect(await inRoom.closed()).toBe(4403);
    expect(await dashboard.closed()).toBe(4403);
    expect(colleague.closeCode).toBeNull();
    await driver.quiet();
    const { response } = await connectTo(scene.room, visit(scene.ticketId, scene.tech, before - 10));
    expect(response.status).toBe(403);
    await expect(openDesk(scene.tech)).rejects.toThrow("403");
  });

  it("finds by itself that a session has ended or a role is gone", async () => {
    const scene = await makeScene();
    const inRoom = await join(scene, scene.tech);
    const admin = await makeMember(scene.db, "admin", "Ada · Support Team");
    const dashboard = await openDesk(admin);
    await pass();
    await scene.db.delete(sessions).where(eq(sessions.id, scene.tech.sessionId));
    await testDb()
      .delete(userRoles)
      .where(and(eq(userRoles.userId, admin.userId), eq(userRoles.role, "admin")));
    await runDurableObjectAlarm(desk());

    expect(await inRoom.closed()).toBe(4401);
    expect(await dashboard.closed()).toBe(4403);
  });

  it("greets a dashboard that comes back with a reset, so that it reads its lists again", async () => {
    const scene = await makeScene();
    const dashboard = await openDesk(scene.tech);
    const { epoch } = dashboard.welcome;
    await pass();
    dashboard.send({ type: "hello", epoch: "another", since: 3 });
    await dashboard.until(() => dashboard.count("reset") === 1);
    expect(epoch).not.toBe("another");
    dashboard.send({ type: "read", seq: 1 });
    await dashboard.until(() => dashboard.count("error") === 1);
  });
});

describe("A change that can be undone", () => {
  it("reaches dashboards at once and once, and its driver when it is due", async () => {
    const scene = await makeScene();
    const driver = await join(scene, scene.driver);
    const dashboard = await openDesk(scene.tech);
    const released = event(scene, 2, { type: "ticket.released", data: { status: "open", assignedTo: null } });
    const later = Date.now() + 3_600_000;
    await commit(scene, [released], later);
    await rooms().hold(released, later);
    await dashboard.until(() => dashboard.ticketFrames(scene.ticketId).length > 0);
    await runDurableObjectAlarm(desk());
    await driver.quiet();
    expect(driver.items).toEqual([]);

    const now = Date.now() - 1;
    await scene.db.update(ticketEvents).set({ heldUntil: now }).where(eq(ticketEvents.id, released.id));
    await runDurableObjectAlarm(desk());
    await driver.item("Ticket released by Sam · Support Team");
    const next = event(scene, 3);
    await commit(scene, [next]);
    await rooms().publish([next]);
    await dashboard.until(() => dashboard.ticketFrames(scene.ticketId).some(({ version }) => version === 3));
    expect(dashboard.ticketFrames(scene.ticketId).filter(({ version }) => version === 2)).toHaveLength(1);
  });
});
