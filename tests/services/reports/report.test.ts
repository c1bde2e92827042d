import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { partsOrders, type supportTickets, userSubscriptions } from "#db/schema/index.ts";
import { dayOf, type ReportRange, startOfDay } from "#domain/analytics/ranges.ts";
import type { Assessment } from "#domain/diagnosis/assessment.ts";
import { callerFor, makeActor } from "#tests/support/actors.ts";
import { TestClock } from "#tests/support/clock.ts";
import { countingDb } from "#tests/support/counting-db.ts";
import { testDeps } from "#tests/support/deps.ts";
import { makeConversation, makeTicket, makeUser, someId } from "#tests/support/factories.ts";
import { rollDays } from "#worker/services/reports/roll-days.ts";

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** A time of its own, long ago, so that nothing that other tests make lies in its days. */
let years = 0;

async function scene() {
  years += 1;
  const noon = Date.UTC(1970 + 2 * years, 5, 15, 12);
  const clock = new TestClock(noon);
  const deps = testDeps({ clock });
  const { actor } = await makeActor(deps.db, "admin");
  const driver = await makeUser(deps.db, { now: noon - 800 * day, subscription: null });
  const tech = await makeUser(deps.db, { now: noon - 800 * day, roles: ["tech"], fullName: "Tess Torque" });
  const ticket = (ago: number, options: Partial<typeof supportTickets.$inferInsert> = {}) =>
    makeTicket(deps.db, { userId: driver.id, createdAt: noon - ago, ...options });
  const report = (range: ReportRange) => callerFor(deps, actor).admin.analytics.report({ range });
  return { deps, clock, noon, actor, driver, tech, ticket, report };
}

describe("the administrator's report", () => {
  it("counts the tickets of each day by their urgency", async () => {
    const { noon, ticket, report } = await scene();
    await ticket(minute, { urgencyLevel: "high" });
    await ticket(2 * day, { urgencyLevel: "high" });
    await ticket(2 * day + hour, { urgencyLevel: "low" });
    await ticket(7 * day);
    const { tickets, steps } = await report("7d");
    expect(tickets).toEqual({ total: 3, byUrgency: { low: 1, medium: 0, high: 2, emergency: 0 } });
    expect(steps.map(({ start }) => start)).toEqual(
      Array.from({ length: 7 }, (_, index) => startOfDay(dayOf(noon) - 6 + index)),
    );
    expect(steps.map((step) => step.tickets.high)).toEqual([0, 0, 0, 0, 1, 0, 1]);
  });

  it("says how long the answer took, and how many came in time", async () => {
    const { noon, tech, ticket, report } = await scene();
    const answered = (ago: number, after: number) =>
      ticket(ago, {
        urgencyLevel: "emergency",
        status: "in_progress",
        assignedTo: tech.id,
        firstResponseAt: noon - ago + after,
      });
    for (const after of [4 * minute, 4 * minute + 1, 11 * minute, 40 * minute]) await answered(5 * hour, after);
    await ticket(5 * hour, { urgencyLevel: "emergency" });
    await ticket(5 * minute, { urgencyLevel: "emergency" });
    await ticket(5 * hour, { urgencyLevel: "emergency", status: "closed", cancelledAt: noon - 5 * hour + minute });
    const emergency = (await report("7d")).responses.find(({ urgency }) => urgency === "emergency");
    expect(emergency).toMatchObject({ answered: 4, inTime: 3, missed: 1 });
    expect(emergency?.median).toBe(5 * minute);
    expect(emergency?.p90).toBeGreaterThan(40 * minute);
  });

  it("says what became of the tickets, of whom, and what they were about", async () => {
    const { noon, tech, ticket, report } = await scene();
    const created = noon - day;
    await ticket(day, {
      status: "resolved",
      assignedTo: tech.id,
      firstResponseAt: created + 10 * minute,
      resolvedAt: created + 3 * hour,
      rating: 5,
      assessment: { category: "brakes" } as Assessment,
    });
    await ticket(day, { status: "closed", assignedTo: tech.id, firstResponseAt: created + 10 * minute, rating: 2 });
    const { categories, rating, resolutions, techs } = await report("30d");
    expect(categories).toEqual([
      { category: "brakes", count: 1 },
      { category: null, count: 1 },
    ]);
    expect(rating).toEqual({ count: 2, stars: [0, 1, 0, 0, 1], average: 3.5 });
    expect(resolutions.find(({ urgency }) => urgency === "medium")).toMatchObject({ resolved: 1 });
    expect(techs).toMatchObject([{ userId: tech.id, name: "Tess Torque", tickets: 2, resolved: 1, rating: 3.5 }]);
  });

  it("tells chats that the assistant ended alone from those of which a ticket came", async () => {
    const { deps, noon, driver, ticket, report } = await scene();
    const chat = (options: object) =>
      makeConversation(deps.db, { userId: driver.id, createdAt: noon - hour, ...options });
    await chat({ status: "closed", summary: "Low air, fixed a fitting" });
    await chat({ status: "closed", summary: null });
    await chat({ status: "open" });
    const { id } = await chat({ status: "open" });
    await ticket(minute, { conversationId: id });
    expect((await report("7d")).chats).toEqual({ alone: 1, withTicket: 1 });
  });

  it("adds up what drivers pay for parts", async () => {
    const { deps, noon, ticket, report } = await scene();
    const { id: ticketId } = await ticket(hour);
    const part = { ticketId, partsDescription: "Belt", createdAt: noon - minute, updatedAt: noon };
    await deps.db.insert(partsOrders).values([
      { ...part, id: someId("part"), price: 10_001, discountPercent: 10, status: "ordered" },
      { ...part, id: someId("part"), price: 500, status: "declined" },
      { ...part, id: someId("part"), price: 700, createdAt: noon - 8 * day },
    ]);
    expect((await report("7d")).parts).toEqual({
      proposed: { count: 2, cents: 9500 },
      approved: { count: 1, cents: 9000 },
      declined: { count: 1, cents: 500 },
    });
  });

  it("counts new accounts, and the trials that are paid plans now", async () => {
    const { deps, noon, report } = await scene();
    const [paid] = [await makeUser(deps.db, { now: noon - day }), await makeUser(deps.db, { now: noon - day })];
    await deps.db
      .update(userSubscriptions)
      .set({ status: "active", stripeSubscriptionId: someId("subscription") })
      .where(eq(userSubscriptions.userId, paid.id));
    expect((await report("7d")).people).toEqual({ accounts: 2, trials: 2, becamePaid: 1 });
  });

  it("takes two round trips to the database", async () => {
    const { deps, actor } = await scene();
    const { db, requests } = countingDb();
    await callerFor({ ...deps, db }, actor).admin.analytics.report({ range: "12m" });
    expect(requests()).toBe(2);
  });
});

describe("the nightly job", () => {
  it("stores the days that are over, and reports say the same from them as before", async () => {
    const { deps, noon, tech, ticket, report } = await scene();
    for (const ago of [hour, 3 * day, 9 * day, 9 * day + minute, 40 * day, 300 * day]) {
      await ticket(ago, {
        urgencyLevel: "high",
        assignedTo: tech.id,
        firstResponseAt: noon - ago + 20 * minute,
        rating: 4,
      });
    }
    const before = { month: await report("30d"), year: await report("12m") };
    expect(before.month).toMatchObject({ storedAt: null, tickets: { total: 4 } });
    for (let night = 0; night < 2; night++) await rollDays({ deps });
    expect(await report("30d")).toEqual({ ...before.month, storedAt: noon });
    expect(await report("12m")).toEqual({ ...before.year, storedAt: noon });
    expect((await report("7d")).storedAt).toBeNull();
  });

  it("counts a day again whose tickets have changed since", async () => {
    const { deps, clock, noon, ticket, report } = await scene();
    for (let night = 0; night < 2; night++) await rollDays({ deps });
    await ticket(20 * day);
    expect((await report("30d")).tickets.total).toBe(0);
    clock.advance(minute);
    await rollDays({ deps });
    expect(await report("30d")).toMatchObject({ tickets: { total: 1 }, storedAt: noon + minute });
  });
});
