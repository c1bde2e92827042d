import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { auditLog, supportTickets, techProfiles, ticketEvents } from "#db/schema/index.ts";
import { callerFor, makeActor } from "#tests/support/actors.ts";
import { countingDb } from "#tests/support/counting-db.ts";
import { testDeps } from "#tests/support/deps.ts";
import { makeTicket, makeUser } from "#tests/support/factories.ts";
import { refusal } from "#tests/support/refusal.ts";

async function scene() {
  const deps = testDeps();
  const admin = await makeActor(deps.db, "admin");
  const tech = await makeActor(deps.db, "tech", { fullName: "Tess Tech" });
  return { deps, admin, tech, userId: tech.user.id, api: callerFor(deps, admin.actor).admin };
}

async function read({ deps }: Pick<Awaited<ReturnType<typeof scene>>, "deps">, ticketId: string) {
  const [row] = await deps.db.select().from(supportTickets).where(eq(supportTickets.id, ticketId));
  return row;
}

describe("the administrator's tickets", () => {
  it("are found by number and contact name, never by brand, newest first and by status", async () => {
    const { deps, api } = await scene();
    const word = `Zq${crypto.randomUUID().slice(0, 8)}`;
    const older = await makeTicket(deps.db, { contactName: `Ada ${word}` });
    const newer = await makeTicket(deps.db, { contactName: `Ben ${word.toUpperCase()}`, status: "closed" });
    const branded = await makeTicket(deps.db, { truckBrand: word });
    expect((await api.tickets.list({ q: word })).items.map(({ id }) => id)).toEqual([newer.id, older.id]);
    expect((await api.tickets.list({ q: word, status: "open" })).items.map(({ id }) => id)).toEqual([older.id]);
    const [found] = (await api.tickets.list({ q: branded.ticketNumber })).items;
    expect(found).toMatchObject({ id: branded.id, assignedTo: null, truckBrand: word, urgencyLevel: "medium" });
    const first = await api.tickets.list({ q: word, limit: 1 });
    expect((await api.tickets.list({ q: word, limit: 1, cursor: first.nextCursor })).items).toMatchObject([
      { id: older.id },
    ]);
    for (const q of [`${word}" OR "a`, `contact_name : ${word}`, `${word}*`, `{a} : (${word})`]) {
      expect((await api.tickets.list({ q })).items, q).toEqual([]);
    }
  });

  it("are read whole, by number", async () => {
    const { deps, api } = await scene();
    const { id, ticketNumber } = await makeTicket(deps.db);
    expect(await api.tickets.get({ ticketNumber })).toMatchObject({ id, ticketNumber, status: "open" });
    expect(await refusal(api.tickets.get({ ticketNumber: "TRK-000000" }))).toBe("ticket.not_found");
  });
});

describe("assigning a ticket", () => {
  it("gives it to the technician, in progress, and tells the room, the desk and the record", async () => {
    const here = await scene();
    const { deps, admin, api, userId } = here;
    const { id: ticketId, ticketNumber } = await makeTicket(deps.db);
    const changed = await api.tickets.assign({ ticketId, userId, version: 1 });
    expect(changed).toMatchObject({ status: "in_progress", version: 2, assignedTo: { id: userId, name: "Tess Tech" } });
    await deps.settled();

    const now = deps.clock.now();
    expect(await read(here, ticketId)).toMatchObject({ assignedAt: now, firstResponseAt: null });
    const data = { ticketNumber, status: "in_progress", assignedTo: userId, assignedName: "Tess Tech" };
    const event = { type: "ticket.assigned", version: 2, audience: "everyone", actorId: admin.actor.userId, data };
    expect(await deps.db.select().from(ticketEvents).where(eq(ticketEvents.ticketId, ticketId))).toMatchObject([event]);
    expect(deps.rooms.published).toMatchObject([{ ticketId, ...event }]);
    expect(await deps.db.select().from(auditLog).where(eq(auditLog.subjectId, ticketId))).toMatchObject([
      { actorId: admin.actor.userId, action: "ticket.assigned", subjectKind: "ticket", data: { ticketNumber, userId } },
    ]);
  });

  it("names the technician by the profile, whatever name was typed for another claim", async () => {
    const { deps, api, tech, userId } = await scene();
    const claimed = await makeTicket(deps.db);
    const { id: ticketId } = await makeTicket(deps.db);
    await callerFor(deps, tech.actor).tech.tickets.claim({ ticketId: claimed.id, name: "Tess from Elko" });
    expect((await api.tickets.assign({ ticketId, userId })).assignedTo).toEqual({
      id: userId,
      name: tech.actor.fullName,
    });
  });

  it("takes it from whoever has it; who has it already keeps it, and nothing is written", async () => {
    const here = await scene();
    const { deps, api, userId } = here;
    const other = await makeUser(deps.db, { roles: ["tech"] });
    const busy = { status: "in_progress" as const, assignedTo: other.id, assignedName: "Lee" };
    const { id: ticketId } = await makeTicket(deps.db, busy);
    await api.tickets.assign({ ticketId, userId });
    expect(await read(here, ticketId)).toMatchObject({ assignedTo: userId, assignedName: "Tess Tech", version: 2 });
    expect(await api.tickets.assign({ ticketId, userId })).toMatchObject({ version: 2 });
    expect(await deps.db.$count(ticketEvents, eq(ticketEvents.ticketId, ticketId))).toBe(1);
  });

  it.each(["resolved", "closed"] as const)("asks before it reopens one that is %s", async (status) => {
    const here = await scene();
    const { deps, api, userId } = here;
    const { id: ticketId } = await makeTicket(deps.db, { status, resolvedAt: 1, cancelledAt: 1 });
    expect(await refusal(api.tickets.assign({ ticketId, userId }))).toBe("ticket.reopen_required");
    expect(await read(here, ticketId)).toMatchObject({ status, version: 1 });
    await api.tickets.assign({ ticketId, userId, reopen: true });
    expect(await read(here, ticketId)).toMatchObject({ status: "in_progress", resolvedAt: null, cancelledAt: null });
  });

  it("needs a technician who is there and available", async () => {
    const here = await scene();
    const { deps, api, admin, userId } = here;
    const { id: ticketId } = await makeTicket(deps.db);
    await deps.db.update(techProfiles).set({ isAvailable: false }).where(eq(techProfiles.userId, userId));
    expect(await refusal(api.tickets.assign({ ticketId, userId }))).toBe("tech.unavailable");
    const driver = await makeUser(deps.db);
    for (const nobody of ["usr_nobody", driver.id, admin.user.id]) {
      expect(await refusal(api.tickets.assign({ ticketId, userId: nobody }))).toBe("tech.not_found");
    }
    expect(await refusal(api.tickets.assign({ ticketId: "tkt_none", userId }))).toBe("ticket.not_found");
    expect(await read(here, ticketId)).toMatchObject({ status: "open", assignedTo: null, version: 1 });
  });

  it("refuses what changed since it was looked at, and says who has it now", async () => {
    const { deps, api, userId } = await scene();
    const faster = await makeActor(deps.db, "tech");
    const { id: ticketId } = await makeTicket(deps.db);
    await callerFor(deps, faster.actor).tech.tickets.claim({ ticketId, name: "Lee" });
    const late = api.tickets.assign({ ticketId, userId, version: 1 });
    await expect(late).rejects.toMatchObject({ cause: { code: "ticket.stale", details: { by: "Lee", version: 2 } } });
  });

  it("and claiming at the same moment leave one of them with it, and one event", async () => {
    const here = await scene();
    const { deps, api, userId } = here;
    const faster = await makeActor(deps.db, "tech");
    const { id: ticketId } = await makeTicket(deps.db);
    const results = await Promise.allSettled([
      api.tickets.assign({ ticketId, userId, version: 1 }),
      callerFor(deps, faster.actor).tech.tickets.claim({ ticketId, name: "Lee" }),
    ]);
    expect(results.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    const assigned = results[0]?.status === "fulfilled";
    expect(await read(here, ticketId)).toMatchObject({ assignedTo: assigned ? userId : faster.user.id, version: 2 });
    expect(await deps.db.$count(ticketEvents, eq(ticketEvents.ticketId, ticketId))).toBe(1);
    const lines = await deps.db.select().from(auditLog).where(eq(auditLog.subjectId, ticketId));
    expect(lines.map(({ action }) => action)).toEqual([assigned ? "ticket.assigned" : "ticket.claimed"]);
  });

  it("takes two round trips to the database", async () => {
    const { deps, admin, userId } = await scene();
    const { id: ticketId } = await makeTicket(deps.db);
    const { db, requests } = countingDb();
    await callerFor({ ...deps, db }, admin.actor).admin.tickets.assign({ ticketId, userId });
    expect(requests()).toBe(2);
  });
});

it("A driver reads who was assigned, as a member of the support team", async () => {
  const { deps, api, userId } = await scene();
  const driver = await makeActor(deps.db, "driver");
  const { id: ticketId } = await makeTicket(deps.db, { userId: driver.user.id });
  await api.tickets.assign({ ticketId, userId });
  const seen = await callerFor(deps, driver.actor).driver.tickets.get({ ticketId });
  expect(seen.assignedTo).toEqual({ id: userId, name: "Tess Tech" });
  expect(seen.timeline).toMatchObject([{ type: "ticket.assigned", data: { assignedName: "Tess Tech" } }]);
});
