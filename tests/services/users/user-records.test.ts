import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { auditLog, userProfiles } from "#db/schema/index.ts";
import { crockford } from "#domain/ids.ts";
import { callerFor, makeActor } from "#tests/support/actors.ts";
import { testDeps } from "#tests/support/deps.ts";
import { makeTicket, makeTruck, makeUser, randomBytes } from "#tests/support/factories.ts";
import { refusal } from "#tests/support/refusal.ts";

describe("The records of a user", () => {
  it("are trucks, tickets and open sessions of that person alone, and the read is recorded", async () => {
    const deps = testDeps();
    const admin = await makeActor(deps.db, "admin");
    const driver = await makeActor(deps.db, "driver");
    const truck = await makeTruck(deps.db, { userId: driver.user.id });
    const ticket = await makeTicket(deps.db, { userId: driver.user.id });
    await makeTicket(deps.db);
    const { users } = callerFor(deps, admin.actor).admin;
    const found = await users.records({ userId: driver.user.id });
    expect(found.trucks.map(({ id }) => id)).toEqual([truck.id]);
    expect(found.tickets.map(({ id }) => id)).toEqual([ticket.id]);
    expect(found.sessions).toHaveLength(1);
    await deps.settled();
    expect(await deps.db.$count(auditLog, eq(auditLog.subjectId, driver.user.id))).toBe(1);
    expect(await refusal(users.records({ userId: "usr_none" }))).toBe("user.not_found");
  });

  it("are for administrators", async () => {
    const deps = testDeps();
    const tech = await makeActor(deps.db, "tech");
    const { users } = callerFor(deps, tech.actor).admin;
    expect(await refusal(users.records({ userId: tech.user.id }))).toBe("auth.role_required");
  });
});

describe("The list of users", () => {
  it("shows applicants, disabled accounts, staff or a plan alone, in either order", async () => {
    const deps = testDeps();
    const admin = await makeActor(deps.db, "admin");
    const word = crockford(8, randomBytes);
    const made = async (options: Parameters<typeof makeUser>[1]) =>
      (await makeUser(deps.db, { fullName: `Person ${word}`, ...options })).id;
    const plain = await made({});
    const tech = await made({ roles: ["tech"] });
    const applicant = await made({});
    await deps.db.update(userProfiles).set({ techRequestedAt: 1 }).where(eq(userProfiles.id, applicant));
    const { users } = callerFor(deps, admin.actor).admin;
    const ids = async (input: Omit<Parameters<typeof users.list>[0], "q">) =>
      (await users.list({ q: word, ...input })).items.map(({ id }) => id);
    expect(await ids({})).toEqual([applicant, tech, plain]);
    expect(await ids({ order: "oldest" })).toEqual([plain, tech, applicant]);
    expect(await ids({ show: "applicants" })).toEqual([applicant]);
    expect(await ids({ show: "staff" })).toEqual([tech]);
    expect(await ids({ show: "disabled" })).toEqual([]);
    expect(await ids({ plan: "fleet_manager" })).toEqual([]);
    const first = await users.list({ q: word, order: "oldest", limit: 2 });
    const rest = await users.list({ q: word, order: "oldest", limit: 2, cursor: first.nextCursor });
    expect([...first.items, ...rest.items].map(({ id }) => id)).toEqual([plain, tech, applicant]);
  });
});

describe("The administrators' list of tickets", () => {
  it("shows the tickets of one technician, and those that are old enough", async () => {
    const deps = testDeps();
    const admin = await makeActor(deps.db, "admin");
    const tech = await makeUser(deps.db, { roles: ["tech"] });
    const hour = 3_600_000;
    const held = { status: "in_progress" as const, assignedTo: tech.id };
    const old = await makeTicket(deps.db, { ...held, createdAt: deps.clock.now() - 5 * hour });
    const fresh = await makeTicket(deps.db, { ...held, createdAt: deps.clock.now() - hour / 2 });
    const { tickets } = callerFor(deps, admin.actor).admin;
    const ids = async (input: Parameters<typeof tickets.list>[0]) =>
      (await tickets.list({ tech: tech.id, ...input })).items.map(({ id }) => id);
    expect(await ids({})).toEqual([fresh.id, old.id]);
    expect(await ids({ order: "oldest", status: "in_progress" })).toEqual([old.id, fresh.id]);
    expect(await ids({ minAgeHours: 4 })).toEqual([old.id]);
  });
});
