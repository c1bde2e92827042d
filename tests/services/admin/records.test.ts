import { describe, expect, it } from "vitest";
import { auditInsert } from "#db/queries/audit.ts";
import { partsOrders, repairHistory, ticketEvents } from "#db/schema/index.ts";
import { callerFor, makeActor } from "#tests/support/actors.ts";
import { countingDb } from "#tests/support/counting-db.ts";
import { testDeps } from "#tests/support/deps.ts";
import { makeTicket, makeTruck, makeUser, someId } from "#tests/support/factories.ts";

async function scene() {
  const deps = testDeps();
  const { actor } = await makeActor(deps.db, "admin");
  const driver = await makeUser(deps.db, { fullName: "Dana Driver" });
  const tech = await makeUser(deps.db, { roles: ["tech"], fullName: "Tess Torque" });
  const ticket = await makeTicket(deps.db, { userId: driver.id, contactName: "Dana D." });
  return { deps, actor, driver, tech, ticket, admin: callerFor(deps, actor).admin };
}

/** Round trips of one call. */
async function requestsOf({ deps, actor }: Awaited<ReturnType<typeof scene>>, call: "parts" | "repairs" | "audit") {
  const { db, requests } = countingDb();
  await callerFor({ ...deps, db }, actor).admin[call].list({});
  return requests();
}

describe("the administrator's parts orders", () => {
  const part = (ticketId: string, options: Partial<typeof partsOrders.$inferInsert> = {}) => ({
    id: someId("part"),
    ticketId,
    partsDescription: "Alternator",
    price: 20_000,
    createdAt: Date.now(),
    updatedAt: Date.now(),
    ...options,
  });

  it("are found by the beginning of a ticket number, newest first and page by page", async () => {
    const { deps, admin, ticket, tech } = await scene();
    const orders = [
      part(ticket.id),
      part(ticket.id, { discountPercent: 10, createdBy: tech.id }),
      part(ticket.id, { status: "ordered" }),
    ];
    for (const order of orders) await deps.db.insert(partsOrders).values(order);
    const [oldest, middle, newest] = orders.map(({ id }) => id);
    for (const q of [
      ticket.ticketNumber,
      ticket.ticketNumber.slice(4).toLowerCase(),
      ticket.ticketNumber.slice(0, 9),
    ]) {
      const { items } = await admin.parts.list({ q });
      expect(items.filter((item) => item.ticketId === ticket.id).map(({ id }) => id)).toEqual([newest, middle, oldest]);
    }
    const first = await admin.parts.list({ q: ticket.ticketNumber, limit: 2 });
    const rest = await admin.parts.list({ q: ticket.ticketNumber, limit: 2, cursor: first.nextCursor });
    expect(first.items[1]).toMatchObject({
      id: middle,
      ticketNumber: ticket.ticketNumber,
      driver: { name: "Dana D." },
      proposedBy: "Tess Torque",
      price: "200.00",
      priceToPay: "180.00",
      discountPercent: 10,
    });
    expect(rest).toMatchObject({ items: [{ id: oldest, proposedBy: null }], nextCursor: null });
    expect((await admin.parts.list({ q: ticket.ticketNumber, status: "ordered" })).items).toHaveLength(1);
  });

  it("are those that the dashboard counts as pending, where these are asked for", async () => {
    const { deps, admin, ticket } = await scene();
    const orders = (["pending", "declined", "approved", "delivered", "ordered", "cancelled"] as const).map((status) =>
      part(ticket.id, { status }),
    );
    for (const order of orders) await deps.db.insert(partsOrders).values(order);
    const wanted = { q: ticket.ticketNumber, status: "unfulfilled" as const, limit: 2 };
    const first = await admin.parts.list(wanted);
    const rest = await admin.parts.list({ ...wanted, cursor: first.nextCursor });
    const listed = [...first.items, ...rest.items].map(({ status }) => status);
    expect(listed).toEqual(["ordered", "approved", "pending"]);
    expect(rest.nextCursor).toBeNull();
  });

  it("are none where no number can begin so", async () => {
    const { admin } = await scene();
    for (const q of ["%", "TRK-U", "TRK-1234567", "' OR 1=1"]) {
      expect((await admin.parts.list({ q })).items, q).toEqual([]);
    }
  });

  it("take one round trip", async () => {
    expect(await requestsOf(await scene(), "parts")).toBe(1);
  });
});

describe("the administrator's repairs", () => {
  it("are of all trucks, newest first, found by brand and by ticket number", async () => {
    const { deps, admin, driver, ticket } = await scene();
    const brand = `Brand ${someId("truck")}`;
    const truck = await makeTruck(deps.db, { userId: driver.id, brand, truckName: "Unit 7" });
    const repair = (options: Partial<typeof repairHistory.$inferInsert>) => ({
      id: someId("repair"),
      truckId: truck.id,
      kind: "manual" as const,
      summary: "Oil changed",
      repairDate: 1000,
      createdAt: 1000,
      ...options,
    });
    const resolved = { kind: "ticket_resolved" as const, sourceId: ticket.id, summary: "New compressor" };
    await deps.db
      .insert(repairHistory)
      .values([repair({}), repair({ ...resolved, repairDate: 3000 }), repair({ repairDate: 2000 })]);
    const all = await admin.repairs.list({ brand });
    expect(all.items.map(({ repairDate }) => repairDate)).toEqual([3000, 2000, 1000]);
    const first = await admin.repairs.list({ brand, limit: 2 });
    const rest = await admin.repairs.list({ brand, limit: 2, cursor: first.nextCursor });
    expect(rest).toMatchObject({ items: [{ repairDate: 1000, ticketNumber: null }], nextCursor: null });
    expect((await admin.repairs.list({ q: ticket.ticketNumber })).items).toMatchObject([
      {
        summary: "New compressor",
        ticketNumber: ticket.ticketNumber,
        truck: { brand, name: "Unit 7" },
        driver: { name: "Dana Driver", email: driver.email },
      },
    ]);
    expect((await admin.repairs.list({ q: "no number" })).items).toEqual([]);
  });

  it("take one round trip", async () => {
    expect(await requestsOf(await scene(), "repairs")).toBe(1);
  });
});

describe("the record of who did what", () => {
  it("is found by deed and by who did it, and names the people as they are called now", async () => {
    const { deps, actor, admin, driver, tech } = await scene();
    const action = `test.${someId("audit")}`;
    const entry = { action, subjectKind: "user", subjectId: driver.id, createdAt: Date.now() };
    const rows = [
      { ...entry, id: someId("audit"), actorId: actor.userId },
      { ...entry, id: someId("audit"), actorId: tech.id, data: { role: "tech" } },
      { ...entry, id: someId("audit"), actorId: null, subjectKind: "thing", subjectId: "one" },
    ];
    for (const row of rows) await auditInsert(deps.db, row);
    const { items } = await admin.audit.list({ action });
    expect(items.map(({ id }) => id)).toEqual(rows.map(({ id }) => id).toReversed());
    expect(items).toMatchObject([
      { actor: null, subject: { kind: "thing", id: "one", name: null } },
      { actor: { id: tech.id, name: "Tess Torque" }, data: { role: "tech" }, subject: { email: driver.email } },
      { actor: { id: actor.userId }, subject: { name: "Dana Driver" } },
    ]);
    expect((await admin.audit.list({ action, q: tech.email })).items.map(({ id }) => id)).toEqual([rows[1]?.id]);
    expect((await admin.audit.list({ action, q: "nobody at all" })).items).toEqual([]);
    const first = await admin.audit.list({ action, limit: 2 });
    expect((await admin.audit.list({ action, cursor: first.nextCursor })).items.map(({ id }) => id)).toEqual([
      rows[0]?.id,
    ]);
  });

  it("is searched for what is typed and for nothing that it could mean to a database", async () => {
    const { admin, tech } = await scene();
    for (const q of [`${tech.email}" OR a`, "'%'", "email : x", "x* NEAR y"]) {
      expect((await admin.audit.list({ q })).items, q).toEqual([]);
    }
  });

  it("takes one round trip", async () => {
    expect(await requestsOf(await scene(), "audit")).toBe(1);
  });
});

describe("the dashboard's recent activity", () => {
  it("has the latest of tickets and of the record, newest first, and nothing older than a day", async () => {
    const { deps, actor, admin, driver, ticket } = await scene();
    // Later than whatever other tests do meanwhile.
    const now = deps.clock.now() + 3_600_000;
    deps.clock.set(now);
    const event = (createdAt: number) => ({
      id: someId("event"),
      ticketId: ticket.id,
      type: "ticket.claimed" as const,
      version: 2,
      actorName: "Tess",
      audience: "everyone" as const,
      data: {},
      createdAt,
      toldAt: now,
    });
    const old = event(now - 25 * 3_600_000);
    const fresh = event(now - 1000);
    await deps.db.insert(ticketEvents).values([old, fresh]);
    const deed = { action: "role.granted", subjectKind: "user", subjectId: driver.id };
    const audit = { ...deed, id: someId("audit"), actorId: actor.userId, data: { role: "tech" }, createdAt: now };
    await auditInsert(deps.db, audit);
    const { items } = await admin.dashboard.activity();
    expect(items.filter(({ id }) => [audit.id, fresh.id, old.id].includes(id))).toMatchObject([
      { kind: "audit", id: audit.id, subject: { name: "Dana Driver" } },
      { kind: "ticket", id: fresh.id, ticketNumber: ticket.ticketNumber, actorName: "Tess" },
    ]);
  });
});
