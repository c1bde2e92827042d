import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { auditLog, recoveryCodes, secondFactors, sessions } from "#db/schema/index.ts";
import { makeActor } from "#tests/support/actors.ts";
import { beginSignIn, codeAt, makeEnrolled } from "#tests/support/authenticator.ts";
import { testDeps } from "#tests/support/deps.ts";
import { factoryPassword, makeSession } from "#tests/support/factories.ts";
import { refusal } from "#tests/support/refusal.ts";
import { Visitor } from "#tests/support/visitor.ts";

const minute = 60_000;

async function scene(kind: "tech" | "admin" | "driver" = "tech") {
  const deps = testDeps();
  const { cookie, user } = await makeActor(deps.db, kind, { now: deps.clock.now() });
  return { deps, user, visitor: new Visitor(deps, { cookie }) };
}

describe("Setting up a second factor", () => {
  it("changes nothing before the first code, and then gives ten recovery codes once", async () => {
    const { deps, user, visitor } = await scene();
    const { secret } = await visitor.call((api) => api.driver.security.beginEnrolment());
    const security = () => visitor.call((api) => api.driver.security.get());
    expect(await security()).toEqual({ secondFactor: "off", enrolledAt: null, codesLeft: 0, offered: true });
    const withoutCode = new Visitor(deps);
    await withoutCode.call((api) => api.public.auth.signIn({ email: user.email, password: factoryPassword }));
    expect(await withoutCode.actor()).not.toBeNull();

    const code = codeAt(secret, deps.clock.now());
    const { recoveryCodes: codes } = await visitor.call((api) => api.driver.security.confirmEnrolment({ code }));
    expect(new Set(codes).size).toBe(10);
    expect(await security()).toMatchObject({ secondFactor: "on", enrolledAt: deps.clock.now(), codesLeft: 10 });
    const stored = await deps.db.select().from(recoveryCodes).where(eq(recoveryCodes.userId, user.id));
    expect(stored).toHaveLength(10);
    const rows = JSON.stringify([stored, await deps.db.select().from(secondFactors)]);
    for (const shown of [secret, ...codes, ...codes.map((each) => each.replaceAll("-", ""))]) {
      expect(rows).not.toContain(shown);
    }
    await deps.settled();
    expect(deps.mail.to(user.email)[0]?.text).toContain("turned on");
    const [line] = await deps.db.select().from(auditLog).where(eq(auditLog.subjectId, user.id));
    expect(line).toMatchObject({ action: "second_factor.enabled", actorId: user.id });
  });

  it("ends the sessions that the password alone opened, not the one that did it", async () => {
    const { deps, user, visitor } = await scene();
    const other = new Visitor(deps, await makeSession(deps.db, user.id, { now: deps.clock.now() }));
    const { secret } = await visitor.call((api) => api.driver.security.beginEnrolment());
    await visitor.call((api) => api.driver.security.confirmEnrolment({ code: codeAt(secret, deps.clock.now()) }));
    expect(await other.actor()).toBeNull();
    expect(await visitor.actor()).not.toBeNull();
    expect(await deps.db.$count(sessions, eq(sessions.userId, user.id))).toBe(1);
  });

  it("refuses a wrong code, one of another secret, and a confirmation that was never begun", async () => {
    const { deps, visitor } = await scene();
    const confirm = (code: string) => refusal(visitor.call((api) => api.driver.security.confirmEnrolment({ code })));
    expect(await confirm("123456")).toBe("second_factor.not_started");
    const { secret: first } = await visitor.call((api) => api.driver.security.beginEnrolment());
    const { secret: second } = await visitor.call((api) => api.driver.security.beginEnrolment());
    expect(second).not.toBe(first);
    expect(await confirm(codeAt(first, deps.clock.now()))).toBe("auth.code_wrong");
    expect(await confirm("4W0K-9QXM-T2BD")).toBe("auth.code_wrong");
    await visitor.call((api) => api.driver.security.confirmEnrolment({ code: codeAt(second, deps.clock.now()) }));
  });

  it("twice at once turns it on once, with one set of codes", async () => {
    const { deps, user, visitor } = await scene();
    const { secret } = await visitor.call((api) => api.driver.security.beginEnrolment());
    const code = codeAt(secret, deps.clock.now());
    const confirm = () =>
      visitor
        .call((api) => api.driver.security.confirmEnrolment({ code }))
        .then(
          () => "done",
          (error: unknown) => refusal(Promise.reject(error)),
        );
    expect((await Promise.all([confirm(), confirm()])).sort()).toEqual(["done", "second_factor.exists"]);
    expect(await deps.db.$count(recoveryCodes, eq(recoveryCodes.userId, user.id))).toBe(10);
  });

  it("is for staff alone, wants a fresh sign-in, and does not replace one that is on", async () => {
    const driver = await scene("driver");
    const begin = (visitor: Visitor) => refusal(visitor.call((api) => api.driver.security.beginEnrolment()));
    expect(await begin(driver.visitor)).toBe("second_factor.staff_only");
    expect((await driver.visitor.call((api) => api.driver.security.get())).offered).toBe(false);
    const tech = await scene();
    tech.deps.clock.advance(10 * minute);
    expect(await begin(tech.visitor)).toBe("auth.confirmation_required");
    const deps = testDeps();
    expect(await begin((await makeEnrolled(deps)).visitor)).toBe("second_factor.exists");
  });

  it("is not offered where the server has no key for it, and then fails closed at the sign-in", async () => {
    const deps = testDeps();
    const { user, nextCode } = await makeEnrolled(deps);
    const keyless = testDeps({ secondFactors: null, clock: deps.clock });
    const visitor = new Visitor(keyless);
    const challenge = await beginSignIn(visitor, user.email);
    const signIn = visitor.call((api) => api.public.auth.completeSignIn({ challenge, code: nextCode() }));
    expect(await refusal(signIn)).toBe("second_factor.unavailable");
    const { cookie } = await makeActor(keyless.db, "tech", { now: deps.clock.now() });
    const begin = new Visitor(keyless, { cookie }).call((api) => api.driver.security.beginEnrolment());
    expect(await refusal(begin)).toBe("second_factor.unavailable");
  });
});

describe("Recovery codes", () => {
  it("are replaced: the former ones stop working", async () => {
    const deps = testDeps();
    const { visitor, user, recoveryCodes: former } = await makeEnrolled(deps);
    const { recoveryCodes: fresh } = await visitor.call((api) => api.driver.security.renewRecoveryCodes());
    expect(fresh.filter((code) => former.includes(code))).toEqual([]);
    const use = async (code = "") => {
      const browser = new Visitor(deps);
      const challenge = await beginSignIn(browser, user.email);
      return browser.call((api) => api.public.auth.completeSignIn({ challenge, code }));
    };
    expect(await refusal(use(former[0]))).toBe("auth.code_wrong");
    expect((await use(fresh[0])).user.id).toBe(user.id);
  });

  it("are for whoever has a second factor", async () => {
    const { visitor } = await scene();
    expect(await refusal(visitor.call((api) => api.driver.security.renewRecoveryCodes()))).toBe(
      "second_factor.not_enrolled",
    );
  });
});

describe("Turning a second factor off", () => {
  it("takes the password and a code, and then the password alone signs in", async () => {
    const deps = testDeps();
    const { visitor, user, nextCode } = await makeEnrolled(deps);
    const disable = (password: string, code: string) =>
      visitor.call((api) => api.driver.security.disable({ password, code }));
    expect(await refusal(disable("not this", nextCode()))).toBe("auth.password_wrong");
    expect(await refusal(disable(factoryPassword, "000000"))).toBe("auth.code_wrong");
    await disable(factoryPassword, nextCode());
    expect(await deps.db.$count(secondFactors, eq(secondFactors.userId, user.id))).toBe(0);
    expect(await deps.db.$count(recoveryCodes, eq(recoveryCodes.userId, user.id))).toBe(0);
    const { user: me } = await new Visitor(deps).call((api) =>
      api.public.auth.signIn({ email: user.email, password: factoryPassword }),
    );
    expect(me?.secondFactor).toBe("off");
    await deps.settled();
    expect(deps.mail.to(user.email).at(-1)?.text).toContain("turned off");
  });

  it("works with a recovery code too, and is refused where there is none", async () => {
    const deps = testDeps();
    const {
      visitor,
      recoveryCodes: [code = ""],
    } = await makeEnrolled(deps);
    const disable = () => visitor.call((api) => api.driver.security.disable({ password: factoryPassword, code }));
    await disable();
    expect(await refusal(disable())).toBe("second_factor.not_enrolled");
  });
});
