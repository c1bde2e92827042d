import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { auditLog, passwordResets, sessions, userSubscriptions } from "#db/schema/index.ts";
import { makeActor } from "#tests/support/actors.ts";
import { testDeps } from "#tests/support/deps.ts";
import { factoryPassword, makeSession, makeUser } from "#tests/support/factories.ts";
import { refusal } from "#tests/support/refusal.ts";
import { Visitor } from "#tests/support/visitor.ts";

const newPassword = "gravel and diesel";
const day = 86_400_000;

describe("One's own account", () => {
  it("shows what the account page needs, and nothing of the password or the payment provider", async () => {
    const deps = testDeps();
    const { cookie, user } = await makeActor(deps.db, "driver", { fullName: "Rosa Diaz", companyName: "Diaz Hauling" });
    const account = await new Visitor(deps, { cookie }).call((api) => api.driver.account.get());
    expect(account).toMatchObject({
      id: user.id,
      email: user.email,
      fullName: "Rosa Diaz",
      companyName: "Diaz Hauling",
      memberSince: user.createdAt,
      roles: [],
      access: { allowed: true, status: "trialing", daysLeft: 14 },
      subscription: {
        status: "trialing",
        trialEnd: user.createdAt + 14 * day,
        cancelAtPeriodEnd: false,
        managed: false,
        tier: { tierName: "solo_driver", displayName: "Solo Driver", monthlyPrice: 1999, yearlyPrice: 19_190 },
      },
    });
    expect(JSON.stringify(account)).not.toMatch(/scrypt|stripe|password/i);
  });

  it("of staff has no subscription", async () => {
    const deps = testDeps();
    const { cookie } = await makeActor(deps.db, "tech");
    const account = await new Visitor(deps, { cookie }).call((api) => api.driver.account.get());
    expect(account).toMatchObject({ roles: ["tech"], subscription: null, access: { allowed: false, status: "none" } });
  });

  it("takes a new name, telephone number and company, keeps what was not sent, and removes what was emptied", async () => {
    const deps = testDeps();
    const { cookie } = await makeActor(deps.db, "driver", { fullName: "Rosa", phone: "+1 775 555 0142" });
    const driver = new Visitor(deps, { cookie });
    await driver.call((api) => api.driver.account.update({ fullName: "Rosa Diaz", companyName: "Diaz Hauling" }));
    expect(await driver.call((api) => api.driver.account.get())).toMatchObject({
      fullName: "Rosa Diaz",
      companyName: "Diaz Hauling",
      phone: "+1 775 555 0142",
    });
    await driver.call((api) => api.driver.account.update({ phone: "", companyName: "" }));
    expect(await driver.call((api) => api.driver.account.get())).toMatchObject({ phone: null, companyName: null });
    await driver.call((api) => api.driver.account.update({}));
  });

  it("gives nobody a longer trial or a role, whatever is sent", async () => {
    const deps = testDeps();
    const { cookie, user } = await makeActor(deps.db, "expired");
    const driver = new Visitor(deps, { cookie });
    const asked = {
      fullName: "Rosa",
      trialEnd: Date.now() + 99 * day,
      status: "active",
      roles: ["admin"],
      userId: "usr_x",
    };
    await driver.call((api) => api.driver.account.update(asked));
    const [row] = await deps.db.select().from(userSubscriptions).where(eq(userSubscriptions.userId, user.id));
    expect(row).toMatchObject({ status: "trialing", trialEnd: user.subscription?.trialEnd });
    expect((await driver.actor())?.roles).toEqual([]);
  });
});

describe("A change of password", () => {
  it("ends every other session and gives this one a new id", async () => {
    const deps = testDeps();
    const { cookie, user } = await makeActor(deps.db, "driver");
    const other = await makeSession(deps.db, user.id);
    await deps.db.insert(passwordResets).values({ id: other.id, userId: user.id, expiresAt: 9e15, createdAt: 1 });
    const driver = new Visitor(deps, { cookie });
    await driver.call((api) => api.driver.account.update({ currentPassword: factoryPassword, newPassword }));

    expect(driver.cookie).not.toBe(cookie);
    expect((await driver.actor())?.userId).toBe(user.id);
    expect(await new Visitor(deps, { cookie }).actor()).toBeNull();
    expect(await new Visitor(deps, { cookie: other.cookie }).actor()).toBeNull();
    await new Visitor(deps).call((api) => api.public.auth.signIn({ email: user.email, password: newPassword }));

    const [link] = await deps.db.select().from(passwordResets).where(eq(passwordResets.userId, user.id));
    expect(link?.usedAt).toBe(deps.clock.now());
    const [audited] = await deps.db.select().from(auditLog).where(eq(auditLog.subjectId, user.id));
    expect(audited?.action).toBe("password.changed");
    await deps.settled();
    expect(deps.rooms.ended).toEqual([{ userId: user.id, lost: "account" }]);
    expect(deps.mail.to(user.email)).toHaveLength(1);
  });

  it("needs the present one, and changes nothing else when that is wrong", async () => {
    const deps = testDeps();
    const { cookie } = await makeActor(deps.db, "driver", { fullName: "Rosa" });
    const driver = new Visitor(deps, { cookie });
    const wrong = driver.call((api) =>
      api.driver.account.update({ fullName: "Another", currentPassword: "not this", newPassword }),
    );
    expect(await refusal(wrong)).toBe("auth.password_wrong");
    expect((await driver.actor())?.fullName).toBe("Rosa");
    const without = driver.call((api) => api.driver.account.update({ newPassword }));
    expect(await refusal(without)).toBe("input.invalid");
    const weak = driver.call((api) =>
      api.driver.account.update({ currentPassword: factoryPassword, newPassword: "iloveyou" }),
    );
    expect(await refusal(weak)).toBe("auth.password_common");
  });

  it("is no way to guess the present one: ten wrong ones in a quarter of an hour", async () => {
    const deps = testDeps();
    const { cookie } = await makeActor(deps.db, "driver");
    const driver = new Visitor(deps, { cookie });
    const change = (currentPassword: string) =>
      driver.call((api) => api.driver.account.update({ currentPassword, newPassword }));
    for (let n = 0; n < 10; n += 1) expect(await refusal(change("a guess"))).toBe("auth.password_wrong");
    expect(await refusal(change(factoryPassword))).toBe("auth.rate_limited");
  });
});

describe("One's sessions", () => {
  it("are listed, last used first, without those that have expired", async () => {
    const deps = testDeps();
    const now = deps.clock.now();
    const { actor, cookie, user } = await makeActor(deps.db, "driver", { now });
    const older = await makeSession(deps.db, user.id, { now: now - day, userAgent: "Phone" });
    await makeSession(deps.db, user.id, { expiresAt: now });
    const { items } = await new Visitor(deps, { cookie }).call((api) => api.driver.account.sessions());
    expect(items).toEqual([
      expect.objectContaining({ id: actor.sessionId, current: true }),
      expect.objectContaining({ id: older.id, current: false, userAgent: "Phone" }),
    ]);
    expect(Object.keys(items[0] ?? {})).not.toContain("userId");
  });

  it("can be ended one by one, and that ends them in the database", async () => {
    const deps = testDeps();
    const { actor, cookie, user } = await makeActor(deps.db, "driver");
    const lost = await makeSession(deps.db, user.id);
    const driver = new Visitor(deps, { cookie });
    await driver.call((api) => api.driver.account.endSession({ sessionId: lost.id }));
    expect(await new Visitor(deps, { cookie: lost.cookie }).actor()).toBeNull();
    expect(driver.cookie).toBe(cookie);
    await deps.settled();
    expect(deps.rooms.ended).toEqual([{ userId: user.id, lost: { sessionId: lost.id } }]);
    await driver.call((api) => api.driver.account.endSession({ sessionId: actor.sessionId }));
    expect(driver.cookie).toBeNull();
    expect(await deps.db.$count(sessions, eq(sessions.userId, user.id))).toBe(0);
  });

  it("of others look like none at all", async () => {
    const deps = testDeps();
    const { cookie } = await makeActor(deps.db, "driver");
    const foreign = await makeSession(deps.db, (await makeUser(deps.db)).id);
    const driver = new Visitor(deps, { cookie });
    for (const sessionId of [foreign.id, "0".repeat(64)]) {
      const attempt = driver.call((api) => api.driver.account.endSession({ sessionId }));
      expect(await refusal(attempt)).toBe("session.not_found");
    }
    expect(await deps.db.$count(sessions, eq(sessions.id, foreign.id))).toBe(1);
  });
});
