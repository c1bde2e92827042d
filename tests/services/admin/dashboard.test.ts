import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { counters } from "#db/schema/index.ts";
import { callerFor, makeActor } from "#tests/support/actors.ts";
import { testDeps } from "#tests/support/deps.ts";

describe("the administrator's dashboard", () => {
  it("has six counts, as the counters say", async () => {
    const deps = testDeps();
    const { actor } = await makeActor(deps.db, "admin");
    const counts = await callerFor(deps, actor).admin.dashboard.counts();
    expect(Object.keys(counts)).toEqual([
      "totalTickets",
      "openTickets",
      "resolvedTickets",
      "totalUsers",
      "pendingOrders",
      "completedOrders",
    ]);
    expect(counts.totalUsers).toBeGreaterThan(0);
    const [users] = await deps.db.select().from(counters).where(eq(counters.name, "users.total"));
    expect(users?.value).toBeGreaterThanOrEqual(counts.totalUsers);
  });

  it("is for administrators alone", async () => {
    const deps = testDeps();
    for (const kind of ["driver", "tech"] as const) {
      const { actor } = await makeActor(deps.db, kind);
      await expect(callerFor(deps, actor).admin.dashboard.counts()).rejects.toMatchObject({ code: "FORBIDDEN" });
    }
  });
});
