import { env, evictDurableObject, runDurableObjectAlarm, runInDurableObject } from "cloudflare:test";
import { and, eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { listOutboxMails } from "#db/queries/mail-outbox.ts";
import { supportTickets, ticketEvents, users } from "#db/schema/index.ts";
import { TestClock } from "#tests/support/clock.ts";
import { someId } from "#tests/support/factories.ts";
import { createDurableRooms } from "#worker/adapters/durable-rooms.ts";
import type { TicketEvent } from "#worker/ports/rooms.ts";
import { EscalationWatch } from "#worker/rooms/escalation-watch.ts";
import { DeskClient, join, makeScene, type Scene } from "./room-client.ts";

const minute = 60_000;

function event(scene: Scene, version: number, change: Pick<TicketEvent, "type" | "data"> & Partial<TicketEvent>) {
  return {
    id: someId("event"),
    ticketId: scene.ticketId,
    version,
    actorId: null,
    actorName: "Sam",
    audience: "everyone" as const,
    createdAt: Date.now(),
    ...change,
  };
}

const submitted = (scene: Scene, createdAt: number) =>
  event(scene, 1, {
    type: "ticket.submitted",
    data: { urgencyLevel: "emergency", assessedUrgency: null, status: "open" },
    createdAt,
  });

/** When the room looks whether somebody has taken the ticket, milliseconds UTC. */
function lookAt(scene: Scene): Promise<number | null> {
  return runInDurableObject(scene.room as never, (_object, state: DurableObjectState) => {
    const [row] = state.storage.sql.exec("SELECT at FROM deadlines WHERE name = 'escalate'").toArray();
    return row === undefined ? null : Number(row["at"]);
  });
}

async function openDesk(scene: Scene): Promise<DeskClient> {
  const { webSocket } = await createDurableRooms({ rooms: env.TICKET_ROOMS, desk: env.DESK }).connectDesk(
    scene.tech,
    new Request("http://desk/", { headers: { upgrade: "websocket", "sec-websocket-protocol": "room.v1" } }),
  );
  if (!webSocket) throw new Error("The desk refused the socket.");
  const client = new DeskClient(webSocket);
  await client.until(() => client.count("presence") > 0);
  return client;
}

const lives = [
  ["while it is awake", async () => undefined],
  ["after it was evicted", async (scene: Scene) => evictDurableObject(scene.room)],
] as const;

describe.each(lives)("The room of an emergency, %s", (_life, pass) => {
  it("looks after five minutes whether somebody has taken it, and no more once somebody has", async () => {
    const scene = await makeScene();
    const now = Date.now();
    const tell = async (...told: TicketEvent[]) => {
      await scene.room.tell(scene.ticketId, told, true);
      await pass(scene);
      return lookAt(scene);
    };
    const open = { status: "open", assignedTo: null, assignedName: null };
    const taken = { status: "in_progress", assignedTo: scene.tech.userId, assignedName: "Sam" };

    expect(await tell(submitted(scene, now))).toBe(now + 5 * minute);
    expect(await tell(event(scene, 2, { type: "ticket.notes_saved", data: {}, audience: "staff" }))).toBe(
      now + 5 * minute,
    );
    expect(await tell(event(scene, 3, { type: "ticket.claimed", data: taken }))).toBeNull();
    expect(await tell(event(scene, 4, { type: "ticket.released", data: open, createdAt: now + minute }))).toBe(
      now + 6 * minute,
    );
    expect(await tell(event(scene, 5, { type: "ticket.assigned", data: taken }))).toBeNull();
    const back = event(scene, 6, { type: "ticket.released", data: open, createdAt: now + 2 * minute });
    expect(await tell(back, event(scene, 7, { type: "ticket.cancelled", data: { status: "closed" } }))).toBeNull();
    const reopened = { ...open, status: "open" };
    expect(
      await tell(event(scene, 8, { type: "ticket.status_changed", data: reopened, createdAt: now + 3 * minute })),
    ).toBe(now + 8 * minute);
    expect(await tell(event(scene, 9, { type: "ticket.resolved", data: { status: "resolved" } }))).toBeNull();
  });

  it("does not look any more once it was erased", async () => {
    const scene = await makeScene();
    await scene.room.tell(scene.ticketId, [submitted(scene, Date.now())], true);
    await pass(scene);
    await scene.room.erase(scene.ticketId);
    expect(await lookAt(scene)).toBeNull();
  });

  it("alerts the staff when nobody has taken it: room, desk and mail; the driver hears nothing", async () => {
    const scene = await makeScene();
    const createdAt = Date.now() - 6 * minute;
    await scene.db
      .update(supportTickets)
      .set({ urgencyLevel: "emergency", createdAt })
      .where(eq(supportTickets.id, scene.ticketId));
    const [driver, tech, desk] = [
      await join(scene, scene.driver),
      await join(scene, scene.tech),
      await openDesk(scene),
    ];
    await pass(scene);

    await scene.room.tell(scene.ticketId, [submitted(scene, createdAt)], true);
    await runDurableObjectAlarm(scene.room);

    await tech.item("No one had picked up the emergency. Everyone was alerted.");
    await desk.until(() => desk.ticketFrames(scene.ticketId).length > 0);
    expect(desk.ticketFrames(scene.ticketId)).toMatchObject([
      { version: 2, event: { type: "ticket.escalated" }, changed: { unclaimedSince: createdAt } },
    ]);
    const [account] = await scene.db.select().from(users).where(eq(users.id, scene.tech.userId));
    await expect
      .poll(async () => (await listOutboxMails(scene.db, 5, account?.email)).map(({ subject }) => subject))
      .toEqual([expect.stringMatching(/^Emergency TRK-\w{6}: unclaimed for 6 min$/)]);
    await driver.quiet();
    expect(driver.raw.join("\n")).not.toMatch(/escalat|alerted/);
    expect(await lookAt(scene)).toBe(createdAt + 10 * minute);
  });

  it("alerts nobody when the record says that somebody has it", async () => {
    const scene = await makeScene();
    const createdAt = Date.now() - 6 * minute;
    await scene.db
      .update(supportTickets)
      .set({ urgencyLevel: "emergency", createdAt, status: "in_progress", assignedTo: scene.tech.userId })
      .where(eq(supportTickets.id, scene.ticketId));
    await join(scene, scene.tech);
    await pass(scene);

    await scene.room.tell(scene.ticketId, [submitted(scene, createdAt)], true);
    await expect
      .poll(async () => {
        await runDurableObjectAlarm(scene.room);
        return lookAt(scene);
      })
      .toBeNull();

    const escalated = and(eq(ticketEvents.ticketId, scene.ticketId), eq(ticketEvents.type, "ticket.escalated"));
    expect(await scene.db.$count(ticketEvents, escalated)).toBe(0);
  });
});

describe("The look", () => {
  function rig(answer: () => Promise<{ readonly askAgainAt: number | null }>) {
    const clock = new TestClock(1000);
    const times = new Map<string, number>();
    const logged: string[] = [];
    const watch = new EscalationWatch({
      ports: {
        clock,
        log: { info() {}, warn() {}, error: (name) => void logged.push(name) },
        escalate: answer,
      },
      log: { ticketId: "tkt_1" },
      deadlines: {
        set: (name, at) => void times.set(name, at),
        setOnce: (name, at) => void (times.has(name) || times.set(name, at)),
        clear: (name) => void times.delete(name),
      },
    });
    return { watch, times, logged };
  }

  it("is taken again when the record says that it came too early", async () => {
    const { watch, times } = rig(async () => ({ askAgainAt: 7000 }));
    await watch.look();
    expect(times.get("escalate")).toBe(7000);
  });

  it("is taken again, later each time, while the record is away", async () => {
    const { watch, times, logged } = rig(() => Promise.reject(new Error("the database does not answer")));
    await watch.look();
    const first = times.get("escalate") ?? 0;
    times.clear();
    await watch.look();
    expect(first).toBeGreaterThan(1000);
    expect(times.get("escalate")).toBeGreaterThan(first);
    expect(logged).toEqual(["room.escalation_failed", "room.escalation_failed"]);
  });
});
