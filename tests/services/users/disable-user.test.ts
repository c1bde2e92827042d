import { and, eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { auditLog, supportTickets, users } from "#db/schema/index.ts";
import { callerFor, makeActor } from "#tests/support/actors.ts";
import { testDeps } from "#tests/support/deps.ts";
import { factoryPassword, makeTicket } from "#tests/support/factories.ts";
import { refusal } from "#tests/support/refusal.ts";
import { Visitor } from "#tests/support/visitor.ts";

async function scene() {
  const deps = testDeps();
  const admin = await makeActor(deps.db, "admin");
  const driver = await makeActor(deps.db, "driver");
  const recorded = async (userId: string) => {
    const rows = await deps.db.select().from(auditLog).where(eq(auditLog.subjectId, userId)).orderBy(auditLog.seq);
    return rows.map(({ action, actorId }) => ({ action, actorId }));
  };
  return { deps, admin, driver, recorded, api: callerFor(deps, admin.actor).admin.users };
}

describe("A disabled account", () => {
  it("is signed out everywhere at once, and its sign-in says that it is closed", async () => {
    const { deps, api, driver } = await scene();
    const userId = driver.user.id;
    expect(await api.disable({ userId, disabled: true })).toEqual({ disabled: true });
    await deps.settled();
    expect(await new Visitor(deps, { cookie: driver.cookie }).actor()).toBeNull();
    expect(deps.rooms.ended).toEqual([{ userId, lost: "account" }]);
    const signIn = (password: string) =>
      new Visitor(deps).call((caller) => caller.public.auth.signIn({ email: driver.user.email, password }));
    expect(await refusal(signIn(factoryPassword))).toBe("auth.disabled");
    expect(await refusal(signIn("wrong gravel")), "to somebody without the password nothing is said").toBe(
      "auth.invalid_credentials",
    );
    expect((await api.get({ userId })).disabledAt).toBe(deps.clock.now());
  });

  it("is enabled again with everything as it was", async () => {
    const { deps, api, driver, admin, recorded } = await scene();
    const userId = driver.user.id;
    const ticket = await makeTicket(deps.db, { userId });
    await api.disable({ userId, disabled: true });
    await api.disable({ userId, disabled: true });
    await api.disable({ userId, disabled: false });
    await api.disable({ userId, disabled: false });
    const visitor = new Visitor(deps);
    const credentials = { email: driver.user.email, password: factoryPassword };
    await visitor.call((caller) => caller.public.auth.signIn(credentials));
    const { items } = await visitor.call((caller) => caller.driver.tickets.list());
    expect(items.map(({ id }) => id)).toEqual([ticket.id]);
    const actorId = admin.user.id;
    expect(await recorded(userId), "each change stands in the record once").toEqual([
      { action: "user.disabled", actorId },
      { action: "user.enabled", actorId },
    ]);
  });

  it("of a technician holds no unfinished ticket any more", async () => {
    const { deps, api, admin } = await scene();
    const tech = await makeActor(deps.db, "tech");
    const held = { assignedTo: tech.user.id, assignedName: "Sam" };
    const open = await makeTicket(deps.db, { ...held, status: "in_progress" });
    const done = await makeTicket(deps.db, { ...held, status: "closed" });
    await api.disable({ userId: tech.user.id, disabled: true });
    await deps.settled();
    const read = async (id: string) =>
      (await deps.db.select().from(supportTickets).where(eq(supportTickets.id, id)))[0];
    expect(await read(open.id)).toMatchObject({ status: "open", assignedTo: null, version: 2 });
    expect(await read(done.id)).toMatchObject({ status: "closed", assignedTo: tech.user.id, version: 1 });
    const told = deps.rooms.published.filter(({ ticketId }) => ticketId === open.id);
    expect(told).toMatchObject([{ type: "ticket.released", actorName: admin.actor.fullName }]);
  });
});

describe("An administrator", () => {
  it("does neither to the own account, nor to one that is not there", async () => {
    const { api, admin } = await scene();
    const { id: userId, email } = admin.user;
    expect(await refusal(api.disable({ userId, disabled: true }))).toBe("user.own_account");
    expect(await refusal(api.erase({ userId, email }))).toBe("user.own_account");
    expect(await refusal(api.disable({ userId: "usr_nobody", disabled: true }))).toBe("user.not_found");
    expect(await refusal(api.erase({ userId: "usr_nobody", email }))).toBe("user.not_found");
  });

  it("erases an account by typing its e-mail address", async () => {
    const { deps, api, driver, admin } = await scene();
    const { id: userId, email } = driver.user;
    expect(await refusal(api.erase({ userId, email: admin.user.email }))).toBe("user.email_differs");
    expect(await new Visitor(deps, { cookie: driver.cookie }).actor()).not.toBeNull();
    await api.erase({ userId, email: ` ${email.toUpperCase()} ` });
    await deps.settled();
    expect(await new Visitor(deps, { cookie: driver.cookie }).actor()).toBeNull();
    const erased = and(eq(auditLog.subjectId, userId), eq(auditLog.action, "user.erased"));
    expect(await deps.db.select().from(auditLog).where(erased)).toMatchObject([{ actorId: admin.user.id, data: {} }]);
    expect(await refusal(api.disable({ userId, disabled: true }))).toBe("user.not_found");
    expect(await refusal(api.erase({ userId, email }))).toBe("user.not_found");
  });

  it("erases a disabled account too", async () => {
    const { deps, api, driver } = await scene();
    const { id: userId, email } = driver.user;
    await api.disable({ userId, disabled: true });
    await api.erase({ userId, email });
    const [left] = await deps.db.select().from(users).where(eq(users.id, userId));
    expect(left).toMatchObject({ erasedAt: deps.clock.now(), disabledAt: null });
  });
});
