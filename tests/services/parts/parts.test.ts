import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { partsOrders, supportTickets, techProfiles, ticketEvents } from "#db/schema/index.ts";
import { callerFor, makeActor } from "#tests/support/actors.ts";
import { beforeTheWrite } from "#tests/support/before-the-write.ts";
import { countingDb } from "#tests/support/counting-db.ts";
import { testDeps } from "#tests/support/deps.ts";
import { makeTicket } from "#tests/support/factories.ts";

async function setup() {
  const deps = testDeps();
  const tech = await makeActor(deps.db, "tech");
  const driver = await makeActor(deps.db, "driver");
  const ticket = await makeTicket(deps.db, { userId: driver.actor.userId });
  return {
    deps,
    tech,
    ticket,
    desk: callerFor(deps, tech.actor).tech.parts,
    mine: callerFor(deps, driver.actor).driver.parts,
    propose: { ticketId: ticket.id, partsDescription: "Serpentine belt", price: "48.5" },
  };
}

describe("parts for a ticket", () => {
  it("are proposed with a price, and both sides see them, newest first", async () => {
    const { deps, ticket, desk, mine, propose } = await setup();
    const first = await desk.create(propose);
    const second = await desk.create({ ...propose, partsDescription: "Tensioner", price: "0" });

    expect(first).toMatchObject({ status: "pending", price: "48.50", ticketId: ticket.id });
    const expected = [{ id: second.id, price: "0.00" }, { id: first.id }];
    expect((await desk.list({ ticketId: ticket.id })).items).toMatchObject(expected);
    expect((await mine.list({ ticketId: ticket.id })).items).toMatchObject(expected);
    const [row] = await deps.db.select().from(partsOrders).where(eq(partsOrders.id, first.id));
    expect(row?.price).toBe(4850);
  });

  it("raise the ticket's version with an event each, and never touch its status", async () => {
    const { deps, ticket, desk, mine, propose } = await setup();
    const { id: partId } = await desk.create(propose);
    await mine.decide({ partId, decision: "approved" });
    await deps.settled();
    const events = await deps.db.select().from(ticketEvents).where(eq(ticketEvents.ticketId, ticket.id));
    expect(events).toMatchObject([
      { type: "part.proposed", version: 2, audience: "everyone", data: { partId, price: "48.50" } },
      { type: "part.status_changed", version: 3, data: { partId, partStatus: "approved" } },
    ]);
    for (const { data } of events) expect(data).not.toHaveProperty("status");
    const [row] = await deps.db.select().from(supportTickets).where(eq(supportTickets.id, ticket.id));
    expect(row).toMatchObject({ version: 3, status: "open" });
    expect(deps.rooms.published.map(({ version }) => version)).toEqual([2, 3]);
  });

  it("go the one way: pending, approved, ordered, delivered", async () => {
    const { desk, propose } = await setup();
    const { id: partId } = await desk.create(propose);
    await expect(desk.setStatus({ partId, status: "delivered" })).rejects.toMatchObject({
      cause: { code: "part.not_allowed", details: { status: "pending" } },
    });
    for (const status of ["approved", "ordered", "delivered"] as const) {
      expect(await desk.setStatus({ partId, status })).toMatchObject({ status });
    }
    await expect(desk.setStatus({ partId, status: "cancelled" })).rejects.toMatchObject({
      cause: { code: "part.not_allowed" },
    });
  });

  it("are proposed and moved on under the name that the driver knows the technician by", async () => {
    const { deps, tech, ticket, desk, propose } = await setup();
    await deps.db.update(techProfiles).set({ fullName: "Big Sam" }).where(eq(techProfiles.userId, tech.actor.userId));
    const { id: partId } = await desk.create(propose);
    await desk.setStatus({ partId, status: "approved" });
    const events = await deps.db.select().from(ticketEvents).where(eq(ticketEvents.ticketId, ticket.id));
    expect(events.map(({ actorName }) => actorName)).toEqual(["Big Sam", "Big Sam"]);
  });

  it("are decided once, when driver and technician answer at the same moment", async () => {
    const { deps, ticket, desk, mine, propose } = await setup();
    const { id: partId } = await desk.create(propose);
    const results = await Promise.allSettled([
      desk.setStatus({ partId, status: "declined" }),
      mine.decide({ partId, decision: "approved" }),
    ]);
    expect(results.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    expect(await deps.db.$count(ticketEvents, eq(ticketEvents.ticketId, ticket.id))).toBe(2);
  });

  it("are another driver's: not there", async () => {
    const { deps, ticket, desk, propose } = await setup();
    const { id: partId } = await desk.create(propose);
    const stranger = callerFor(deps, (await makeActor(deps.db, "driver")).actor).driver.parts;
    expect((await stranger.list({ ticketId: ticket.id })).items).toEqual([]);
    for (const wanted of [partId, "prt_none"]) {
      await expect(stranger.decide({ partId: wanted, decision: "approved" })).rejects.toMatchObject({
        code: "NOT_FOUND",
        cause: { code: "part.not_found", details: {} },
      });
    }
  });

  it("are left to the technician who has the ticket", async () => {
    const { deps, ticket, desk, propose } = await setup();
    const { id: partId } = await desk.create(propose);
    const other = await makeActor(deps.db, "tech");
    await callerFor(deps, other.actor).tech.tickets.claim({ ticketId: ticket.id, name: "Lee" });
    const refused = { cause: { code: "ticket.assigned_to_other", details: { by: "Lee" } } };
    await expect(desk.create(propose)).rejects.toMatchObject(refused);
    await expect(desk.setStatus({ partId, status: "approved" })).rejects.toMatchObject(refused);
  });

  it("are left to the technician who took the ticket while they were written", async () => {
    const { deps, tech, ticket, desk, mine, propose } = await setup();
    const { id: partId } = await desk.create(propose);
    const other = callerFor(deps, (await makeActor(deps.db, "tech")).actor).tech.tickets;
    const refused = { cause: { code: "ticket.assigned_to_other", details: { by: "Lee" } } };
    const claim = () => other.claim({ ticketId: ticket.id, name: "Lee" });
    for (const { reads, late } of [
      { reads: 1, late: (parts: typeof desk) => parts.create(propose) },
      { reads: 0, late: (parts: typeof desk) => parts.setStatus({ partId, status: "cancelled" }) },
    ]) {
      const db = beforeTheWrite(deps.db, claim, { reads });
      await expect(late(callerFor({ ...deps, db }, tech.actor).tech.parts)).rejects.toMatchObject(refused);
      await other.release({ ticketId: ticket.id });
    }
    expect((await mine.list({ ticketId: ticket.id })).items).toMatchObject([{ id: partId, status: "pending" }]);
    const events = await deps.db.select().from(ticketEvents).where(eq(ticketEvents.ticketId, ticket.id));
    expect(events.filter(({ type }) => type.startsWith("part."))).toHaveLength(1);
  });

  it("are written also when an administrator does it while somebody takes the ticket", async () => {
    const { deps, ticket, propose } = await setup();
    const admin = await makeActor(deps.db, "admin");
    const other = callerFor(deps, (await makeActor(deps.db, "tech")).actor).tech.tickets;
    const db = beforeTheWrite(deps.db, () => other.claim({ ticketId: ticket.id, name: "Lee" }), { reads: 1 });
    const made = await callerFor({ ...deps, db }, admin.actor).tech.parts.create(propose);
    expect(made).toMatchObject({ status: "pending" });
  });

  it("cost two round trips each", async () => {
    const { deps, tech, propose } = await setup();
    const { db, requests } = countingDb();
    const parts = callerFor({ ...deps, db }, tech.actor).tech.parts;
    const { id: partId } = await parts.create(propose);
    expect(requests()).toBe(2);
    await parts.setStatus({ partId, status: "approved" });
    expect(requests()).toBe(4);
  });

  it.each(["-1", "NaN", "1e309", "100000.00", "1.999"])("refuse a price of %s", async (price) => {
    const { desk, propose } = await setup();
    await expect(desk.create({ ...propose, price })).rejects.toMatchObject({ code: "BAD_REQUEST" });
  });
});
