import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { emailVerifications } from "#db/schema/index.ts";
import { callerFor, makeActor } from "#tests/support/actors.ts";
import { type TestDeps, testDeps } from "#tests/support/deps.ts";
import { outcome, refusal } from "#tests/support/refusal.ts";
import { newEmail, Visitor } from "#tests/support/visitor.ts";

const day = 86_400_000;
const password = "night haul 77";

const tokenIn = (deps: TestDeps, email: string) =>
  /verify\?token=([0-9a-z]{40})/.exec(deps.mail.to(email).at(-1)?.text ?? "")?.[1] ?? "";

async function signedUp(deps: TestDeps, email = newEmail()) {
  const driver = new Visitor(deps);
  await driver.call((api) => api.public.auth.signUp({ fullName: "Rosa Diaz", email, password }));
  await deps.settled();
  const account = () => driver.call((api) => api.driver.account.get());
  return { driver, email, account };
}

describe("An e-mail address", () => {
  it("is verified by the link of the welcome mail, once, without a session; only the token's hash is stored", async () => {
    const deps = testDeps();
    const { email, account } = await signedUp(deps);
    const { id, emailVerifiedAt } = await account();
    expect(emailVerifiedAt).toBeNull();
    const token = tokenIn(deps, email);
    const [stored] = await deps.db.select().from(emailVerifications).where(eq(emailVerifications.userId, id));
    expect(stored?.id).toMatch(/^[0-9a-f]{64}$/);
    const anybody = new Visitor(deps);
    await anybody.call((api) => api.public.auth.verifyEmail({ token }));
    expect(await anybody.actor()).toBeNull();
    expect((await account()).emailVerifiedAt).toBe(deps.clock.now());
    const again = anybody.call((api) => api.public.auth.verifyEmail({ token }));
    expect(await refusal(again)).toBe("auth.verify_token_invalid");
  });

  it("is not verified by a link that is too old or was never made", async () => {
    const deps = testDeps();
    const { email, account } = await signedUp(deps);
    deps.clock.advance(7 * day);
    for (const token of [tokenIn(deps, email), "a".repeat(40)]) {
      const attempt = new Visitor(deps).call((api) => api.public.auth.verifyEmail({ token }));
      expect(await refusal(attempt)).toBe("auth.verify_token_invalid");
    }
    expect((await account()).emailVerifiedAt).toBeNull();
  });

  it("is verified by a new password, whose link came by mail too", async () => {
    const deps = testDeps();
    const { driver, email, account } = await signedUp(deps);
    await driver.call((api) => api.public.auth.requestReset({ email }));
    await deps.settled();
    const token = /reset\?token=(\w+)/.exec(deps.mail.to(email).at(-1)?.text ?? "")?.[1] ?? "";
    await driver.call((api) => api.public.auth.reset({ token, password: "another haul 78" }));
    await driver.call((api) => api.public.auth.signIn({ email, password: "another haul 78" }));
    expect((await account()).emailVerifiedAt).toBe(deps.clock.now());
  });

  it("gets its link again on the account page, three times an hour, and none once it is verified", async () => {
    const deps = testDeps();
    const { driver, email } = await signedUp(deps);
    const send = () => driver.call((api) => api.driver.account.sendVerification());
    for (let n = 0; n < 3; n += 1) expect(await send()).toEqual({ sent: true });
    expect(await refusal(send())).toBe("account.mail_limited");
    expect(deps.mail.to(email)).toHaveLength(4);
    await driver.call((api) => api.public.auth.verifyEmail({ token: tokenIn(deps, email) }));
    deps.clock.advance(day);
    expect(await send()).toEqual({ sent: false });
    expect(deps.mail.to(email)).toHaveLength(4);
  });

  it("is needed to invite to a fleet and says so", async () => {
    const deps = testDeps();
    const subscription = { status: "active", tierName: "fleet_manager" } as const;
    const [open, verified] = await Promise.all([
      makeActor(deps.db, "driver", { subscription, emailVerifiedAt: null }),
      makeActor(deps.db, "driver", { subscription }),
    ]);
    const invite = (actor: typeof open.actor, email: string) =>
      outcome(callerFor(deps, actor).driver.fleet.invite({ email }));
    const invited = newEmail();
    expect(await invite(open.actor, invited)).toBe("account.email_unverified");
    expect(deps.mail.to(invited)).toEqual([]);
    expect(await invite(verified.actor, invited)).toBeNull();
  });
});

describe("A second trial", () => {
  const erase = (driver: Visitor, typed = password) =>
    driver.call((api) => api.driver.account.erase({ password: typed }));
  const access = async (driver: Visitor) => (await driver.call((api) => api.public.auth.me())).user?.access;

  it("is not given to an address whose account was erased, however it is written", async () => {
    const deps = testDeps();
    const name = `rosa${crypto.randomUUID().slice(0, 8)}`;
    const first = await signedUp(deps, `${name}@gmail.com`);
    expect(await access(first.driver)).toMatchObject({ allowed: true, daysLeft: 14 });
    await erase(first.driver);
    for (const email of [`${name}@gmail.com`, `r.${name.slice(1)}+again@googlemail.com`]) {
      const { driver } = await signedUp(deps, email);
      expect(await access(driver)).toMatchObject({ allowed: false, status: "trialing", blocking: "trial_expired" });
      expect(deps.mail.to(email).at(-1)?.text).not.toContain("14 days");
      await erase(driver);
    }
    expect(await access((await signedUp(deps)).driver)).toMatchObject({ allowed: true, daysLeft: 14 });
  });

  it("is given where no account was erased, and where there is no key for the hash", async () => {
    const deps = testDeps({ addressHash: null });
    const { driver, email } = await signedUp(deps);
    await erase(driver);
    expect(await access((await signedUp(deps, email)).driver)).toMatchObject({ allowed: true, daysLeft: 14 });
  });
});
