import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { readStandingAccess } from "#db/queries/room-members.ts";
import { sessions, users } from "#db/schema/index.ts";
import { makeActor } from "#tests/support/actors.ts";
import { countingDb } from "#tests/support/counting-db.ts";
import { testDeps } from "#tests/support/deps.ts";
import { makeSession, makeUser, randomBytes } from "#tests/support/factories.ts";
import { createSessions } from "#worker/auth/lucia-sessions.ts";
import { readActor } from "#worker/auth/read-actor.ts";
import { listOwnSessions } from "#worker/services/account/list-own-sessions.ts";

const day = 86_400_000;

describe("A session's cookie", () => {
  it("is for the server alone, for 30 days, and holds what the database does not", async () => {
    const deps = testDeps();
    const user = await makeUser(deps.db);
    const { sessionId, setCookie } = await deps.sessions.create(user.id, "Phone");
    const [pair = "", ...attributes] = setCookie.split("; ");
    expect(attributes.sort()).toEqual(["HttpOnly", "Max-Age=2592000", "Path=/", "SameSite=Lax"]);
    expect(pair).toMatch(/^session=[0-9a-z]{40}$/);
    expect(sessionId).toMatch(/^[0-9a-f]{64}$/);
    const [row] = await deps.db.select().from(sessions).where(eq(sessions.userId, user.id));
    expect(row).toMatchObject({ id: sessionId, expiresAt: deps.clock.now() + 30 * day, userAgent: "Phone" });
    expect(JSON.stringify(row)).not.toContain(pair.slice(8));
  });

  it("is for https alone where there is https", async () => {
    const { db, clock } = testDeps();
    const secure = createSessions({ db, clock, randomBytes, secure: true });
    const { setCookie } = await secure.create((await makeUser(db)).id, null);
    expect(setCookie).toMatch(/; Secure$/);
    expect(secure.blankCookie()).toMatch(/^session=; HttpOnly; Max-Age=0; Path=\/; SameSite=Lax; Secure$/);
  });
});

describe("Who is asking", () => {
  it("is read with one round trip to the database: account, roles, plan and access", async () => {
    const deps = testDeps();
    const user = await makeUser(deps.db, {
      roles: ["tech", "admin"],
      subscription: { status: "past_due", tierName: "fleet_manager", pastDueSince: deps.clock.now() - day },
    });
    const { cookie, id } = await makeSession(deps.db, user.id, { now: deps.clock.now() });
    const { db, requests } = countingDb();
    const { actor, setCookie } = await readActor({ ...deps, db, secure: false }, `theme=dark; ${cookie}; lang=en`);
    expect(actor).toEqual({
      userId: user.id,
      sessionId: id,
      email: user.email,
      fullName: user.profile.fullName,
      roles: ["admin", "tech"],
      withheldRoles: [],
      secondFactor: "off",
      confirmedAt: deps.clock.now(),
      access: { allowed: true, status: "past_due", daysLeft: 0, warning: false, paid: true, blocking: null },
      tierName: "fleet_manager",
      fleet: null,
    });
    expect(setCookie).toBeNull();
    expect(requests()).toBe(1);
  });

  it.each([null, "", "theme=dark", "session=", "session=%E0%A4%A", "; ;=;session"])(
    "is nobody for the header %o, without asking the database",
    async (header) => {
      const deps = testDeps();
      const { db, requests } = countingDb();
      expect(await readActor({ ...deps, db, secure: false }, header)).toEqual({ actor: null, setCookie: null });
      expect(requests()).toBe(0);
    },
  );

  it("is nobody for a session that does not exist", async () => {
    const deps = testDeps();
    expect(await readActor({ ...deps, secure: false }, `session=${"a".repeat(40)}`)).toEqual({
      actor: null,
      setCookie: null,
    });
  });

  it("is nobody for the id that the database has, only for the token", async () => {
    const deps = testDeps();
    const { id } = await makeSession(deps.db, (await makeUser(deps.db)).id);
    expect((await readActor({ ...deps, secure: false }, `session=${id}`)).actor).toBeNull();
  });

  it("is nobody once the session has expired, to the millisecond", async () => {
    const deps = testDeps();
    const { cookie } = await makeSession(deps.db, (await makeUser(deps.db)).id, { now: deps.clock.now() });
    deps.clock.advance(30 * day);
    expect((await readActor({ ...deps, secure: false }, cookie)).actor).toBeNull();
    expect(await deps.db.$count(sessions, eq(sessions.id, await idOf(cookie)))).toBe(0);
  });

  it("is nobody once the account was disabled or erased", async () => {
    const deps = testDeps();
    for (const change of [{ disabledAt: 1 }, { erasedAt: 1 }]) {
      const { cookie, user } = await makeActor(deps.db, "driver");
      await deps.db.update(users).set(change).where(eq(users.id, user.id));
      expect((await readActor({ ...deps, secure: false }, cookie)).actor).toBeNull();
    }
  });

  it("is asked anew every time: a trial that has just ended gives no access any more", async () => {
    const deps = testDeps();
    const { cookie } = await makeActor(deps.db, "driver", { now: deps.clock.now() });
    deps.clock.advance(14 * day - 1000);
    expect((await readActor({ ...deps, secure: false }, cookie)).actor?.access.allowed).toBe(true);
    deps.clock.advance(1000);
    expect((await readActor({ ...deps, secure: false }, cookie)).actor?.access.allowed).toBe(false);
  });
});

describe("A session that is used", () => {
  it("slides: its end moves to 30 days from now, at most once a day", async () => {
    const deps = testDeps();
    const { cookie } = await makeActor(deps.db, "driver", { now: deps.clock.now() });
    const id = await idOf(cookie);
    const read = () => readActor({ ...deps, secure: false }, cookie);
    const row = async () => (await deps.db.select().from(sessions).where(eq(sessions.id, id)))[0];

    deps.clock.advance(day - 1);
    expect((await read()).setCookie).toBeNull();
    deps.clock.advance(1);
    expect((await read()).setCookie).toBe(`${cookie}; HttpOnly; Max-Age=2592000; Path=/; SameSite=Lax`);
    expect(await row()).toMatchObject({ lastSeenAt: deps.clock.now(), expiresAt: deps.clock.now() + 30 * day });
    expect((await read()).setCookie).toBeNull();

    deps.clock.advance(29 * day);
    expect((await read()).actor).not.toBeNull();
    expect(await row()).toMatchObject({ lastSeenAt: deps.clock.now(), expiresAt: deps.clock.now() + 30 * day });
    deps.clock.advance(29 * day);
    expect((await read()).actor).not.toBeNull();
  });
});

describe("A session of the staff", () => {
  const hour = 3_600_000;

  it.each(["tech", "admin"] as const)(
    "ends twelve hours after the sign-in of a %s, however it was used",
    async (role) => {
      const deps = testDeps();
      const { cookie } = await makeActor(deps.db, role, { now: deps.clock.now() });
      const read = () => readActor({ ...deps, secure: false }, cookie);
      deps.clock.advance(12 * hour - 1);
      expect((await read()).actor?.roles).toEqual([role]);
      deps.clock.advance(1);
      expect(await read()).toEqual({ actor: null, setCookie: null });
      expect(await deps.db.$count(sessions, eq(sessions.id, await idOf(cookie)))).toBe(0);
    },
  );

  it("that is over is on no list and opens no socket; a driver's stays", async () => {
    const deps = testDeps();
    const tech = await makeActor(deps.db, "tech", { now: deps.clock.now() });
    const driver = await makeActor(deps.db, "driver", { now: deps.clock.now() });
    deps.clock.advance(12 * hour);
    expect(await listOwnSessions({ actor: tech.actor, deps })).toEqual([]);
    expect(await listOwnSessions({ actor: driver.actor, deps })).toHaveLength(1);
    const { sessionId } = tech.actor;
    const standing = await readStandingAccess(deps.db, {
      sessionIds: [sessionId, driver.actor.sessionId],
      userIds: [tech.user.id, driver.user.id],
      now: deps.clock.now(),
    });
    expect([...standing.sessions]).toEqual([driver.actor.sessionId]);
  });

  it("says when it really ends", async () => {
    const deps = testDeps();
    const { actor } = await makeActor(deps.db, "admin", { now: deps.clock.now() });
    expect(await listOwnSessions({ actor, deps })).toMatchObject([{ expiresAt: deps.clock.now() + 12 * hour }]);
  });
});

async function idOf(cookie: string): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(cookie.slice("session=".length)));
  return Buffer.from(digest).toString("hex");
}
