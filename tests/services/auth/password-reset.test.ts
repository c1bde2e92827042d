import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { auditLog, passwordResets, users } from "#db/schema/index.ts";
import { type TestDeps, testDeps } from "#tests/support/deps.ts";
import { factoryPassword, makeSession, makeUser } from "#tests/support/factories.ts";
import { refusal } from "#tests/support/refusal.ts";
import { newEmail, Visitor } from "#tests/support/visitor.ts";

const hour = 3_600_000;
const password = "gravel and diesel";

async function mailedToken(deps: TestDeps, email: string): Promise<string> {
  await new Visitor(deps).call((api) => api.public.auth.requestReset({ email }));
  await deps.settled();
  const token = deps.mail
    .to(email)
    .at(-1)
    ?.text.match(/\/auth\/reset\?token=(\w+)/)?.[1];
  if (token === undefined) throw new Error("no link was mailed");
  return token;
}

const reset = (deps: TestDeps, token: string, newPassword = password, visitor = new Visitor(deps)) =>
  visitor.call((api) => api.public.auth.reset({ token, password: newPassword }));

const signIn = (deps: TestDeps, email: string, typed: string) =>
  new Visitor(deps).call((api) => api.public.auth.signIn({ email, password: typed }));

describe("A link for a new password", () => {
  it("is mailed to the owner, and the database cannot tell what it was", async () => {
    const deps = testDeps();
    const owner = await makeUser(deps.db);
    const token = await mailedToken(deps, owner.email);
    const [row] = await deps.db.select().from(passwordResets).where(eq(passwordResets.userId, owner.id));
    expect(row).toMatchObject({ expiresAt: deps.clock.now() + hour, usedAt: null });
    expect(row?.id).toMatch(/^[0-9a-f]{64}$/);
    expect(row?.id).not.toContain(token);
    expect(deps.mail.to(owner.email)[0]?.html).toContain(`http://localhost:8787/auth/reset?token=${token}`);
  });

  it("works once: the new password opens, the old one does not, and every session has ended", async () => {
    const deps = testDeps();
    const owner = await makeUser(deps.db);
    const { cookie } = await makeSession(deps.db, owner.id);
    const token = await mailedToken(deps, owner.email);

    expect(await reset(deps, token)).toEqual({ reset: true });
    expect(await new Visitor(deps, { cookie }).actor()).toBeNull();
    expect(await refusal(signIn(deps, owner.email, factoryPassword))).toBe("auth.invalid_credentials");
    expect((await signIn(deps, owner.email, password)).user?.id).toBe(owner.id);
    expect(await refusal(reset(deps, token, "yet another one"))).toBe("auth.reset_token_invalid");

    await deps.settled();
    expect(deps.rooms.ended).toContainEqual({ userId: owner.id, lost: "account" });
    expect(deps.mail.to(owner.email).at(-1)?.subject).toBe("Your Roadflare password was changed");
    const [audited] = await deps.db.select().from(auditLog).where(eq(auditLog.subjectId, owner.id));
    expect(audited).toMatchObject({ action: "password.reset", actorId: owner.id });
  });

  it("works for one of two who use it at the same time", async () => {
    const deps = testDeps();
    const owner = await makeUser(deps.db);
    const token = await mailedToken(deps, owner.email);
    const answers = await Promise.allSettled([
      reset(deps, token, "first new words"),
      reset(testDeps(), token, "second new words"),
    ]);
    expect(answers.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  });

  it("works for an hour", async () => {
    const deps = testDeps();
    const owner = await makeUser(deps.db);
    const token = await mailedToken(deps, owner.email);
    deps.clock.advance(hour);
    expect(await refusal(reset(deps, token))).toBe("auth.reset_token_invalid");
    deps.clock.advance(-1);
    await reset(deps, token);
  });

  it("stops working when another one was used, or the account was disabled", async () => {
    const deps = testDeps();
    const owner = await makeUser(deps.db);
    const [first, second] = [await mailedToken(deps, owner.email), await mailedToken(deps, owner.email)];
    await reset(deps, second);
    expect(await refusal(reset(deps, first))).toBe("auth.reset_token_invalid");

    const third = await mailedToken(deps, owner.email);
    await deps.db.update(users).set({ disabledAt: 1 }).where(eq(users.id, owner.id));
    expect(await refusal(reset(deps, third))).toBe("auth.reset_token_invalid");
  });

  it("is not used up by a password that is refused", async () => {
    const deps = testDeps();
    const owner = await makeUser(deps.db);
    const token = await mailedToken(deps, owner.email);
    expect(await refusal(reset(deps, token, "password1"))).toBe("auth.password_common");
    await reset(deps, token);
  });

  it("lets an owner in whom somebody else's guesses had locked out", async () => {
    const deps = testDeps();
    const owner = await makeUser(deps.db);
    for (let n = 0; n < 11; n += 1) await refusal(signIn(deps, owner.email, "a guess"));
    expect(await refusal(signIn(deps, owner.email, factoryPassword))).toBe("auth.rate_limited");
    await reset(deps, await mailedToken(deps, owner.email));
    expect((await signIn(deps, owner.email, password)).user?.id).toBe(owner.id);
  });
});

describe("Asking for a link", () => {
  it("gets one answer for every e-mail, before anything is looked up", async () => {
    const deps = testDeps();
    const owner = await makeUser(deps.db);
    const disabled = await makeUser(deps.db, { disabledAt: 1 });
    const nobody = newEmail();
    for (const email of [owner.email, disabled.email, nobody]) {
      const answer = await new Visitor(deps).call((api) => api.public.auth.requestReset({ email }));
      expect(answer).toEqual({ accepted: true });
    }
    await deps.settled();
    expect(deps.mail.sent.map(({ to }) => to)).toEqual([owner.email]);
  });

  it("again and again fills nobody's mailbox", async () => {
    const deps = testDeps();
    const owner = await makeUser(deps.db);
    for (let n = 0; n < 5; n += 1) {
      await new Visitor(deps).call((api) => api.public.auth.requestReset({ email: owner.email }));
      await deps.settled();
    }
    expect(deps.mail.to(owner.email)).toHaveLength(3);
  });

  it("is limited by address", async () => {
    const deps = testDeps({ local: false });
    const visitor = new Visitor(deps);
    for (let n = 0; n < 20; n += 1) {
      await visitor.call((api) => api.public.auth.requestReset({ email: newEmail() }));
    }
    expect(await refusal(visitor.call((api) => api.public.auth.requestReset({ email: newEmail() })))).toBe(
      "auth.rate_limited",
    );
  });
});
