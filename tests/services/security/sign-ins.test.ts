import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { signIns } from "#db/schema/index.ts";
import { makeActor } from "#tests/support/actors.ts";
import { beginSignIn, makeEnrolled } from "#tests/support/authenticator.ts";
import { type TestDeps, testDeps } from "#tests/support/deps.ts";
import { factoryPassword, makeUser } from "#tests/support/factories.ts";
import { refusal } from "#tests/support/refusal.ts";
import { newEmail, Visitor } from "#tests/support/visitor.ts";

function attempt(deps: TestDeps, email: string, password = factoryPassword, address = "203.0.113.77") {
  return new Visitor(deps, { address }).call((api) => api.public.auth.signIn({ email, password }));
}

async function adminOf(deps: TestDeps) {
  const { cookie } = await makeActor(deps.db, "admin", { now: deps.clock.now() });
  return new Visitor(deps, { cookie });
}

describe("An attempt to sign in", () => {
  it("is shown to its owner: when, from which network and device, and how it ended", async () => {
    const deps = testDeps();
    const { email } = await makeUser(deps.db);
    await refusal(attempt(deps, email, "not this"));
    await deps.settled();
    const owner = new Visitor(deps, { address: "198.51.100.4" });
    await owner.call((api) => api.public.auth.signIn({ email, password: factoryPassword }));
    await deps.settled();
    const { items, nextCursor } = await owner.call((api) => api.driver.security.signIns());
    const device = { factor: null, userAgent: "Test browser", createdAt: deps.clock.now() };
    expect(items).toEqual([
      { id: items[0]?.id, outcome: "signed_in", network: "198.51.100.x", ...device },
      { id: items[1]?.id, outcome: "wrong_password", network: "203.0.113.x", ...device },
    ]);
    expect(nextCursor).toBeNull();
  });

  it("by a second factor says which: the app or a recovery code; and what was wrong before", async () => {
    const deps = testDeps();
    const {
      user,
      nextCode,
      recoveryCodes: [recovery = ""],
      visitor,
    } = await makeEnrolled(deps);
    const browser = new Visitor(deps);
    for (const codes of [["000000", nextCode()], [recovery]]) {
      const challenge = await beginSignIn(browser, user.email);
      await deps.settled();
      for (const code of codes) {
        await browser.call((api) => api.public.auth.completeSignIn({ challenge, code })).catch(() => undefined);
        await deps.settled();
      }
    }
    const { items } = await visitor.call((api) => api.driver.security.signIns());
    expect(items.map(({ outcome, factor }) => [outcome, factor])).toEqual([
      ["signed_in", "recovery_code"],
      ["code_needed", null],
      ["signed_in", "totp"],
      ["wrong_code", null],
      ["code_needed", null],
      ["signed_in", null],
    ]);
  });

  it("of a locked account is recorded once a minute, however many there are", async () => {
    const deps = testDeps();
    const { id, email } = await makeUser(deps.db);
    for (let n = 0; n < 14; n += 1) await refusal(attempt(deps, email, "not this"));
    await deps.settled();
    const outcomes = async () => {
      const rows = await deps.db.select().from(signIns).where(eq(signIns.userId, id));
      return rows.filter(({ outcome }) => outcome === "rate_limited").length;
    };
    expect(await outcomes()).toBe(1);
    deps.clock.advance(60_000);
    await refusal(attempt(deps, email));
    await deps.settled();
    expect(await outcomes()).toBe(2);
  });

  it("for an address without an account is recorded without the address, once a minute for each network", async () => {
    const deps = testDeps();
    const network = `2001:db8:${Math.floor(Math.random() * 65_536).toString(16)}`;
    const emails = [newEmail(), newEmail(), newEmail()];
    for (const email of emails) await refusal(attempt(deps, email, "x", `${network}::7`));
    await deps.settled();
    const rows = await deps.db
      .select()
      .from(signIns)
      .where(eq(signIns.network, `${network}::`));
    expect(rows).toMatchObject([{ userId: null, outcome: "wrong_password" }]);
    for (const email of emails) expect(JSON.stringify(rows)).not.toContain(email);
  });
});

describe("The sign-ins of others", () => {
  it("are shown to administrators: of one person, the failed ones alone, page by page", async () => {
    const deps = testDeps();
    const admin = await adminOf(deps);
    const { id, email, profile } = await makeUser(deps.db);
    await refusal(attempt(deps, email, "not this"));
    await deps.settled();
    await attempt(deps, email);
    await deps.settled();
    const list = (input: { failed?: boolean; limit?: number; cursor?: string | null }) =>
      admin.call((api) => api.admin.security.signIns({ userId: id, ...input }));
    const first = await list({ limit: 1 });
    expect(first.items).toMatchObject([{ outcome: "signed_in", person: { id, email, name: profile.fullName } }]);
    const second = await list({ limit: 1, cursor: first.nextCursor });
    expect(second).toMatchObject({ items: [{ outcome: "wrong_password" }], nextCursor: null });
    expect((await list({ failed: true })).items.map(({ outcome }) => outcome)).toEqual(["wrong_password"]);
  });

  it("are nobody else's to see", async () => {
    const deps = testDeps();
    const { email } = await makeUser(deps.db);
    await attempt(deps, email);
    await deps.settled();
    const { cookie } = await makeActor(deps.db, "tech", { now: deps.clock.now() });
    const tech = new Visitor(deps, { cookie });
    expect((await tech.call((api) => api.driver.security.signIns())).items).toEqual([]);
    expect(await refusal(tech.call((api) => api.admin.security.signIns()))).toBe("auth.role_required");
  });
});
