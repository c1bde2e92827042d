import { describe, expect, it } from "vitest";
import { makeActor } from "#tests/support/actors.ts";
import { makeEnrolled } from "#tests/support/authenticator.ts";
import { testDeps } from "#tests/support/deps.ts";
import { factoryPassword, makeUser } from "#tests/support/factories.ts";
import { refusal } from "#tests/support/refusal.ts";
import { Visitor } from "#tests/support/visitor.ts";

const minute = 60_000;

async function scene() {
  const deps = testDeps();
  const { cookie, user } = await makeActor(deps.db, "admin", { now: deps.clock.now() });
  const admin = new Visitor(deps, { cookie });
  const driver = await makeUser(deps.db);
  const disable = () => admin.call((api) => api.admin.users.disable({ userId: driver.id, disabled: true }));
  return { deps, admin, user, driver, disable };
}

describe("What cannot be undone", () => {
  it("goes through within ten minutes of the sign-in, and wants a fresh proof after that", async () => {
    const { deps, admin, disable } = await scene();
    deps.clock.advance(10 * minute - 1);
    await disable();
    deps.clock.advance(1);
    expect(await refusal(disable())).toBe("auth.confirmation_required");
    const { confirmedUntil } = await admin.call((api) => api.driver.security.confirm({ password: factoryPassword }));
    expect(confirmedUntil).toBe(deps.clock.now() + 10 * minute);
    await disable();
    deps.clock.advance(10 * minute);
    expect(await refusal(disable())).toBe("auth.confirmation_required");
  });

  it("stays closed for a wrong password; ten wrong ones close it, and the sign-in has a count of its own", async () => {
    const { deps, admin, user, disable } = await scene();
    deps.clock.advance(10 * minute);
    const confirm = (password: string) => admin.call((api) => api.driver.security.confirm({ password }));
    for (let n = 0; n < 10; n += 1) expect(await refusal(confirm("not this"))).toBe("auth.password_wrong");
    expect(await refusal(confirm(factoryPassword))).toBe("auth.rate_limited");
    expect(await refusal(disable())).toBe("auth.confirmation_required");
    const signedIn = await new Visitor(deps).call((api) =>
      api.public.auth.signIn({ email: user.email, password: factoryPassword }),
    );
    expect(signedIn.user?.id).toBe(user.id);
  });

  it("opens in the session that was confirmed, in no other", async () => {
    const { deps, admin, user, driver, disable } = await scene();
    const other = new Visitor(deps);
    await other.call((api) => api.public.auth.signIn({ email: user.email, password: factoryPassword }));
    deps.clock.advance(10 * minute);
    await admin.call((api) => api.driver.security.confirm({ password: factoryPassword }));
    await disable();
    const elsewhere = other.call((api) => api.admin.users.disable({ userId: driver.id, disabled: false }));
    expect(await refusal(elsewhere)).toBe("auth.confirmation_required");
  });

  it("opens by a code of the second factor as well, once", async () => {
    const deps = testDeps();
    const { visitor, nextCode } = await makeEnrolled(deps);
    deps.clock.advance(10 * minute);
    const renew = () => visitor.call((api) => api.driver.security.renewRecoveryCodes());
    expect(await refusal(renew())).toBe("auth.confirmation_required");
    const code = nextCode();
    await visitor.call((api) => api.driver.security.confirm({ code }));
    expect((await renew()).recoveryCodes).toHaveLength(10);
    expect(await refusal(visitor.call((api) => api.driver.security.confirm({ code })))).toBe("auth.code_used");
  });

  it("is not opened by a code where there is no second factor, nor for a visitor", async () => {
    const { admin, deps } = await scene();
    const confirm = (who: Visitor) => refusal(who.call((api) => api.driver.security.confirm({ code: "123456" })));
    expect(await confirm(admin)).toBe("second_factor.not_enrolled");
    expect(await confirm(new Visitor(deps))).toBe("auth.required");
  });
});
