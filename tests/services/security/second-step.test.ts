import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { recoveryCodes, sessions, users } from "#db/schema/index.ts";
import { beginSignIn, codeAt, makeEnrolled } from "#tests/support/authenticator.ts";
import { testDeps } from "#tests/support/deps.ts";
import { factoryPassword } from "#tests/support/factories.ts";
import { refusal } from "#tests/support/refusal.ts";
import { Visitor } from "#tests/support/visitor.ts";

const minute = 60_000;

const complete = (visitor: Visitor, challenge: string, code: string) =>
  visitor.call((api) => api.public.auth.completeSignIn({ challenge, code }));

describe("An account with a second factor", () => {
  it("gets no session for the password, and one for the code", async () => {
    const deps = testDeps();
    const { user, nextCode } = await makeEnrolled(deps);
    const browser = new Visitor(deps);
    const challenge = await beginSignIn(browser, user.email);
    expect(browser.cookie).toBeNull();
    expect(new Visitor(deps, { cookie: `session=${challenge}` }).actor()).resolves.toBeNull();
    expect((await complete(browser, challenge, nextCode())).user).toMatchObject({ id: user.id, secondFactor: "on" });
    expect((await browser.actor())?.roles).toEqual(["tech"]);
  });

  it("is not opened by a repeated sign-up with its password either", async () => {
    const deps = testDeps();
    const { user } = await makeEnrolled(deps);
    const browser = new Visitor(deps);
    await browser.call((api) =>
      api.public.auth.signUp({ fullName: "Sam", email: user.email, password: factoryPassword }),
    );
    expect(await browser.actor()).toBeNull();
  });

  it("keeps its second factor when the password is reset", async () => {
    const deps = testDeps();
    const { user } = await makeEnrolled(deps);
    await deps.db
      .update(users)
      .set({ passwordHash: await deps.passwords.hash("brand new words") })
      .where(eq(users.id, user.id));
    const answer = await new Visitor(deps).call((api) =>
      api.public.auth.signIn({ email: user.email, password: "brand new words" }),
    );
    expect(answer.user).toBeNull();
  });

  it("that was disabled meanwhile gets in no more", async () => {
    const deps = testDeps();
    const { user, nextCode } = await makeEnrolled(deps);
    const browser = new Visitor(deps);
    const challenge = await beginSignIn(browser, user.email);
    await deps.db.update(users).set({ disabledAt: deps.clock.now() }).where(eq(users.id, user.id));
    expect(await refusal(complete(browser, challenge, nextCode()))).toBe("auth.disabled");
  });
});

describe("A code of the app", () => {
  it("works once: the same again is refused, also with another challenge and the one before it", async () => {
    const deps = testDeps();
    const { user, secret, nextCode } = await makeEnrolled(deps);
    const code = nextCode();
    const first = new Visitor(deps);
    await complete(first, await beginSignIn(first, user.email), code);
    const thief = new Visitor(deps);
    const challenge = await beginSignIn(thief, user.email);
    expect(await refusal(complete(thief, challenge, code))).toBe("auth.code_used");
    expect(await refusal(complete(thief, challenge, codeAt(secret, deps.clock.now() - 30_000)))).toBe("auth.code_used");
    expect(await thief.actor()).toBeNull();
  });

  it("used twice at the same moment opens one session", async () => {
    const deps = testDeps();
    const { user, nextCode } = await makeEnrolled(deps);
    const browsers = [new Visitor(deps), new Visitor(deps)];
    const challenges = await Promise.all(browsers.map((browser) => beginSignIn(browser, user.email)));
    const code = nextCode();
    const ends = await Promise.all(
      browsers.map((browser, at) =>
        complete(browser, challenges[at] ?? "", code).then(
          () => "in",
          (error: unknown) => refusal(Promise.reject(error)),
        ),
      ),
    );
    expect(ends.sort()).toEqual(["auth.code_used", "in"]);
    // With the one that set it up.
    expect(await deps.db.$count(sessions, eq(sessions.userId, user.id))).toBe(2);
  });
});

describe("A recovery code", () => {
  it("works once, as it is typed by hand", async () => {
    const deps = testDeps();
    const {
      user,
      recoveryCodes: [code = ""],
    } = await makeEnrolled(deps);
    const browser = new Visitor(deps);
    await complete(browser, await beginSignIn(browser, user.email), ` ${code.toLowerCase().replaceAll("-", " ")}`);
    expect((await browser.call((api) => api.driver.security.get())).codesLeft).toBe(9);
    const again = new Visitor(deps);
    expect(await refusal(complete(again, await beginSignIn(again, user.email), code))).toBe("auth.code_wrong");
  });

  it("used twice at the same moment opens one session", async () => {
    const deps = testDeps();
    const {
      user,
      recoveryCodes: [code = ""],
    } = await makeEnrolled(deps);
    const browsers = Array.from({ length: 4 }, () => new Visitor(deps));
    const challenges = await Promise.all(browsers.map((browser) => beginSignIn(browser, user.email)));
    const ends = await Promise.all(
      browsers.map((browser, at) =>
        complete(browser, challenges[at] ?? "", code).then(
          () => "in",
          (error: unknown) => refusal(Promise.reject(error)),
        ),
      ),
    );
    expect(ends.sort()).toEqual(["auth.code_wrong", "auth.code_wrong", "auth.code_wrong", "in"]);
    const used = await deps.db.select().from(recoveryCodes).where(eq(recoveryCodes.userId, user.id));
    expect(used.filter(({ usedAt }) => usedAt !== null)).toHaveLength(1);
  });

  it("of a colleague opens nothing", async () => {
    const deps = testDeps();
    const [own, colleague] = [await makeEnrolled(deps), await makeEnrolled(deps)];
    const browser = new Visitor(deps);
    const challenge = await beginSignIn(browser, own.user.email);
    expect(await refusal(complete(browser, challenge, colleague.recoveryCodes[0] ?? ""))).toBe("auth.code_wrong");
    expect(await refusal(complete(browser, challenge, codeAt(colleague.secret, deps.clock.now() + 30_000)))).toBe(
      "auth.code_wrong",
    );
  });
});

describe("A challenge", () => {
  it("opens one session, also for two codes at the same moment", async () => {
    const deps = testDeps();
    const {
      user,
      recoveryCodes: [one = "", two = ""],
    } = await makeEnrolled(deps);
    const browser = new Visitor(deps);
    const challenge = await beginSignIn(browser, user.email);
    const ends = await Promise.all(
      [one, two].map((code) =>
        complete(browser, challenge, code).then(
          () => "in",
          (error: unknown) => refusal(Promise.reject(error)),
        ),
      ),
    );
    expect(ends.sort()).toEqual(["auth.challenge_invalid", "in"]);
  });

  it("takes five codes", async () => {
    const deps = testDeps();
    const {
      user,
      recoveryCodes: [code = ""],
    } = await makeEnrolled(deps);
    const browser = new Visitor(deps);
    const challenge = await beginSignIn(browser, user.email);
    for (let n = 0; n < 5; n += 1)
      expect(await refusal(complete(browser, challenge, "000000"))).toBe("auth.code_wrong");
    expect(await refusal(complete(browser, challenge, code))).toBe("auth.challenge_invalid");
  });

  it("is over after five minutes, and is nobody's when it was never given", async () => {
    const deps = testDeps();
    const {
      user,
      recoveryCodes: [code = ""],
    } = await makeEnrolled(deps);
    const browser = new Visitor(deps);
    const challenge = await beginSignIn(browser, user.email);
    deps.clock.advance(5 * minute);
    expect(await refusal(complete(browser, challenge, code))).toBe("auth.challenge_invalid");
    expect(await refusal(complete(browser, "x".repeat(40), code))).toBe("auth.challenge_invalid");
  });
});

it("Ten wrong codes lock the second step for a quarter of an hour, with however many challenges", async () => {
  const deps = testDeps();
  const { user, nextCode } = await makeEnrolled(deps);
  const attempt = async (code: string) => {
    const browser = new Visitor(deps);
    return complete(browser, await beginSignIn(browser, user.email), code);
  };
  // A right password forgets wrong passwords, never wrong codes.
  for (let n = 0; n < 9; n += 1) expect(await refusal(attempt("000000"))).toBe("auth.code_wrong");
  deps.clock.advance(1000);
  expect(await refusal(attempt("000000"))).toBe("auth.code_wrong");
  expect(await refusal(attempt(nextCode()))).toBe("auth.rate_limited");
  deps.clock.advance(15 * minute);
  expect((await attempt(nextCode())).user.id).toBe(user.id);
});
