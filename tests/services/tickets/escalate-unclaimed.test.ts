import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { ticketEvents } from "#db/schema/index.ts";
import { beforeTheWrite } from "#tests/support/before-the-write.ts";
import { TestClock } from "#tests/support/clock.ts";
import { type TestDeps, testDeps } from "#tests/support/deps.ts";
import { makeTicket, makeUser } from "#tests/support/factories.ts";
import { runJobs, schedule } from "#worker/services/jobs/jobs.ts";

const minute = 60_000;

function eventsOf(deps: TestDeps, ticketId: string) {
  return deps.db.select().from(ticketEvents).where(eq(ticketEvents.ticketId, ticketId));
}

describe("The job of the emergencies that nobody takes", () => {
  /** Long ago, so that no ticket of another test is overdue by this clock. */
  const then = Date.UTC(2001, 0, 1);
  const old = (minutes: number) => ({ urgencyLevel: "emergency" as const, createdAt: then - minutes * minute });

  it("runs every five minutes", () => {
    expect(schedule["*/5 * * * *"]).toContain("escalate");
  });

  it("escalates what the rooms' alarms have missed, once, and leaves the rest", async () => {
    const deps = testDeps({ clock: new TestClock(then) });
    const { db } = deps;
    const { id: userId } = await makeUser(db, { roles: ["tech"] });
    const missed = [
      await makeTicket(db, old(9)),
      await makeTicket(db, { ...old(8), urgencyLevel: "low", assessedUrgency: "emergency" }),
      await makeTicket(db, { ...old(60), unclaimedSince: then - 6 * minute }),
    ];
    const left = [
      await makeTicket(db, old(4)),
      await makeTicket(db, { ...old(9), urgencyLevel: "high" }),
      await makeTicket(db, { ...old(9), status: "in_progress", assignedTo: userId }),
      await makeTicket(db, { ...old(9), status: "closed" }),
      await makeTicket(db, { ...old(9), unclaimedSince: then - minute }),
      await makeTicket(db, { ...old(9), escalatedAt: then - minute }),
    ];

    expect(await runJobs(["escalate"], deps)).toBe(true);
    expect(await runJobs(["escalate"], deps)).toBe(true);

    await deps.settled();
    for (const { id } of missed) expect(await eventsOf(deps, id)).toMatchObject([{ type: "ticket.escalated" }]);
    for (const { id } of left) expect(await eventsOf(deps, id)).toEqual([]);
  });

  it("goes on to the others when one cannot be written", async () => {
    const deps = testDeps({ clock: new TestClock(then) });
    const first = await makeTicket(deps.db, old(9));
    const second = await makeTicket(deps.db, old(8));
    const busy = () => Promise.reject(new Error("the database is busy"));
    const failing = beforeTheWrite(deps.db, busy, { reads: 1 });

    expect(await runJobs(["escalate"], { ...deps, db: failing })).toBe(true);

    await deps.settled();
    expect(deps.logged).toMatchObject([{ event: "ticket.escalation_failed" }]);
    expect(await eventsOf(deps, first.id)).toEqual([]);
    expect(await eventsOf(deps, second.id)).toHaveLength(1);
  });
});
