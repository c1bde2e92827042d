import { and, eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { auditLog, secondFactors, signInChallenges } from "#db/schema/index.ts";
import { makeActor } from "#tests/support/actors.ts";
import { beginSignIn, makeEnrolled } from "#tests/support/authenticator.ts";
import { testDeps } from "#tests/support/deps.ts";
import { factoryPassword } from "#tests/support/factories.ts";
import { refusal } from "#tests/support/refusal.ts";
import { Visitor } from "#tests/support/visitor.ts";
import { resetLostFactor } from "#worker/services/security/reset-lost-factor.ts";

async function scene() {
  const deps = testDeps();
  const { cookie, user } = await makeActor(deps.db, "admin", { now: deps.clock.now() });
  const admin = new Visitor(deps, { cookie });
  const reset = (userId: string) => admin.call((api) => api.admin.security.reset({ userId }));
  return { deps, admin, user, reset };
}

describe("A colleague's second factor", () => {
  it("is reset: signed out everywhere, told by mail, recorded, and the password alone signs in", async () => {
    const { deps, admin, user, reset } = await scene();
    const colleague = await makeEnrolled(deps);
    await beginSignIn(new Visitor(deps), colleague.user.email);
    await reset(colleague.user.id);
    await deps.settled();
    expect(await colleague.visitor.actor()).toBeNull();
    expect(deps.rooms.ended).toEqual([{ userId: colleague.user.id, lost: "account" }]);
    expect(deps.mail.to(colleague.user.email).at(-1)?.text).toContain("reset");
    expect(await deps.db.$count(secondFactors, eq(secondFactors.userId, colleague.user.id))).toBe(0);
    expect(await deps.db.$count(signInChallenges, eq(signInChallenges.userId, colleague.user.id))).toBe(0);
    const done = and(eq(auditLog.subjectId, colleague.user.id), eq(auditLog.action, "second_factor.reset"));
    expect(await deps.db.select().from(auditLog).where(done)).toMatchObject([{ actorId: user.id }]);
    const signIn = new Visitor(deps).call((api) =>
      api.public.auth.signIn({ email: colleague.user.email, password: factoryPassword }),
    );
    expect((await signIn).user?.id).toBe(colleague.user.id);
    expect(await refusal(reset(colleague.user.id))).toBe("second_factor.not_enrolled");
    const { staff } = await admin.call((api) => api.admin.security.get());
    expect(staff.find(({ userId }) => userId === colleague.user.id)?.enrolledAt ?? null).toBeNull();
  });

  it("is not reset by oneself, for somebody who is not there, or by anybody but an administrator", async () => {
    const { deps, user, reset } = await scene();
    expect(await refusal(reset(user.id))).toBe("user.own_account");
    expect(await refusal(reset("usr_nobody"))).toBe("user.not_found");
    const colleague = await makeEnrolled(deps);
    const by = colleague.visitor.call((api) => api.admin.security.reset({ userId: user.id }));
    expect(await refusal(by)).toBe("auth.role_required");
  });

  it("pending and never confirmed is no second factor", async () => {
    const { deps, reset } = await scene();
    const { cookie, user } = await makeActor(deps.db, "tech", { now: deps.clock.now() });
    await new Visitor(deps, { cookie }).call((api) => api.driver.security.beginEnrolment());
    expect(await refusal(reset(user.id))).toBe("second_factor.not_enrolled");
  });
});

describe("The operator's command for a lost second factor", () => {
  it("removes it, ends every session and is recorded without a session of its own", async () => {
    const deps = testDeps();
    const admin = await makeEnrolled(deps, { roles: ["admin"] });
    await resetLostFactor({ deps, input: { email: ` ${admin.user.email.toUpperCase()} ` } });
    expect(await admin.visitor.actor()).toBeNull();
    const done = and(eq(auditLog.subjectId, admin.user.id), eq(auditLog.action, "second_factor.reset"));
    expect(await deps.db.select().from(auditLog).where(done)).toMatchObject([{ actorId: null }]);
    const again = resetLostFactor({ deps, input: { email: admin.user.email } });
    expect(await refusal(again)).toBe("second_factor.not_enrolled");
    expect(await refusal(resetLostFactor({ deps, input: { email: "nobody@example.test" } }))).toBe("user.not_found");
  });
});

it("An administrator without a second factor cannot require one of the others", async () => {
  const { admin } = await scene();
  const required = admin.call((api) => api.admin.security.require({ required: true }));
  expect(await refusal(required)).toBe("second_factor.enrol_first");
  expect(await admin.call((api) => api.admin.security.require({ required: false }))).toEqual({ required: false });
});
