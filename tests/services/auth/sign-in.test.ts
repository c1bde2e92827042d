import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { knownDevices, sessions, users } from "#db/schema/index.ts";
import { testDeps } from "#tests/support/deps.ts";
import { factoryPassword, makeSession, makeUser } from "#tests/support/factories.ts";
import { outcome, refusal } from "#tests/support/refusal.ts";
import { newEmail, Visitor } from "#tests/support/visitor.ts";
import { scryptPasswords } from "#worker/auth/scrypt-passwords.ts";

const minute = 60_000;

describe("Signing in", () => {
  it("says who came in, and the cookie opens the rest", async () => {
    const deps = testDeps({ passwords: scryptPasswords });
    const tech = await makeUser(deps.db, { roles: ["tech"] });
    const visitor = new Visitor(deps);
    const { user } = await visitor.call((api) =>
      api.public.auth.signIn({ email: ` ${tech.email.toUpperCase()} `, password: factoryPassword }),
    );
    expect(user).toMatchObject({ id: tech.id, email: tech.email, roles: ["tech"], access: { allowed: false } });
    expect(await visitor.call((api) => api.public.auth.me())).toEqual({ user });
  });

  it("answers an unknown e-mail and a wrong password alike, after one hash each", async () => {
    const real = testDeps();
    const hashed: string[] = [];
    const deps = testDeps({
      passwords: {
        ...real.passwords,
        verify: (hash, typed) => {
          hashed.push("one");
          return real.passwords.verify(hash, typed);
        },
        verifyNothing: (typed) => {
          hashed.push("one");
          return real.passwords.verifyNothing(typed);
        },
      },
    });
    const owner = await makeUser(deps.db);
    for (const email of [owner.email, newEmail()]) {
      const attempt = new Visitor(deps).call((api) => api.public.auth.signIn({ email, password: "not this" }));
      expect(await refusal(attempt)).toBe("auth.invalid_credentials");
      expect(hashed.splice(0)).toEqual(["one"]);
    }
  });

  it("renews a hash of an earlier cost, which the same password then opens", async () => {
    const deps = testDeps({ passwords: scryptPasswords });
    const owner = await makeUser(deps.db);
    const passwordHash =
      "scrypt$15$8$1$cm9hZHNpZGUtc2FsdC0wMQ$raJmtVk3Sdjd7gVV7ZTqoMGbAycFcs5wzg22W9rmzFhwng6iiFZVG5gLIw5Wo-snhkabPTyCCypaltVySp_83w";
    await deps.db.update(users).set({ passwordHash }).where(eq(users.id, owner.id));
    for (let times = 0; times < 2; times += 1) {
      await new Visitor(deps).call((api) => api.public.auth.signIn({ email: owner.email, password: "night haul" }));
      await deps.settled();
      const [row] = await deps.db.select().from(users).where(eq(users.id, owner.id));
      expect(row?.passwordHash).toMatch(/^scrypt\$15\$8\$3\$/);
    }
  });

  it("gives every sign-in a session id of its own, whatever cookie came with it", async () => {
    const deps = testDeps();
    const owner = await makeUser(deps.db);
    const planted = new Visitor(deps, { cookie: "session=aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa" });
    await planted.call((api) => api.public.auth.signIn({ email: owner.email, password: factoryPassword }));
    expect(planted.cookie).toMatch(/^session=[0-9a-z]{40}$/);
    expect(planted.cookie).not.toContain("aaaaaaaa");
    expect((await planted.actor())?.userId).toBe(owner.id);
  });

  it("replaces the session that the browser had", async () => {
    const deps = testDeps();
    const owner = await makeUser(deps.db);
    const { cookie } = await makeSession(deps.db, owner.id);
    const visitor = new Visitor(deps, { cookie });
    await visitor.call((api) => api.public.auth.signIn({ email: owner.email, password: factoryPassword }));
    expect(await new Visitor(deps, { cookie }).actor()).toBeNull();
    expect(await deps.db.$count(sessions, eq(sessions.userId, owner.id))).toBe(1);
  });

  it("refuses an account that was disabled, and says so only to who knows the password", async () => {
    const deps = testDeps();
    const owner = await makeUser(deps.db, { disabledAt: deps.clock.now() });
    const attempt = (password: string) =>
      refusal(new Visitor(deps).call((api) => api.public.auth.signIn({ email: owner.email, password })));
    expect(await attempt("not this")).toBe("auth.invalid_credentials");
    expect(await attempt(factoryPassword)).toBe("auth.disabled");
  });
});

describe("Wrong passwords", () => {
  const deps = testDeps();
  let email = "";
  const attempt = (password: string, to = email) =>
    new Visitor(deps).call((api) => api.public.auth.signIn({ email: to, password }));

  beforeAll(async () => {
    email = (await makeUser(deps.db)).email;
  });

  it("are ten in a quarter of an hour, from however many addresses and at however many at once", async () => {
    const answers = await Promise.all(Array.from({ length: 14 }, () => refusal(attempt("not this"))));
    expect(answers.filter((code) => code === "auth.invalid_credentials")).toHaveLength(10);
    expect(answers.filter((code) => code === "auth.rate_limited")).toHaveLength(4);
    expect(await refusal(attempt(factoryPassword))).toBe("auth.rate_limited");
  });

  it("do not lock the owner out for good: being refused does not make the time longer", async () => {
    deps.clock.advance(15 * minute - 1);
    expect(await refusal(attempt(factoryPassword))).toBe("auth.rate_limited");
    deps.clock.advance(1);
    expect((await attempt(factoryPassword)).user?.email).toBe(email);
  });

  it("are forgotten at the first success", async () => {
    for (let n = 0; n < 9; n += 1) await refusal(attempt("not this"));
    await attempt(factoryPassword);
    for (let n = 0; n < 10; n += 1) expect(await refusal(attempt("not this"))).toBe("auth.invalid_credentials");
  });

  it("are counted for an e-mail without an account as well", async () => {
    const nobody = newEmail();
    for (let n = 0; n < 10; n += 1) expect(await refusal(attempt("x", nobody))).toBe("auth.invalid_credentials");
    expect(await refusal(attempt("x", nobody))).toBe("auth.rate_limited");
  });
});

describe("Signing out", () => {
  it("ends the session in the database, not only the cookie, and closes its sockets", async () => {
    const deps = testDeps();
    const owner = await makeUser(deps.db);
    const { cookie, id } = await makeSession(deps.db, owner.id);
    const visitor = new Visitor(deps, { cookie });
    await visitor.call((api) => api.public.auth.signOut());
    expect(visitor.cookie).toBeNull();
    expect(await deps.db.$count(sessions, eq(sessions.id, id))).toBe(0);
    const thief = new Visitor(deps, { cookie });
    expect(await refusal(thief.call((api) => api.driver.account.get()))).toBe("auth.required");
    await deps.settled();
    expect(deps.rooms.ended).toEqual([{ userId: owner.id, lost: { sessionId: id } }]);
  });

  it("twice, or as a visitor, does no harm", async () => {
    const visitor = new Visitor(testDeps());
    expect(await visitor.call((api) => api.public.auth.signOut())).toEqual({ signedOut: true });
    expect(await visitor.call((api) => api.public.auth.me())).toEqual({ user: null });
  });
});

describe("A stranger who tries passwords", () => {
  const wrong = "not this";
  it("is stopped after 30 failures from one address, whatever accounts they are tried on", async () => {
    const deps = testDeps({ local: false });
    const sprayer = new Visitor(deps);
    const codes: unknown[] = [];
    for (let n = 0; n < 150; n += 1) {
      const email = newEmail();
      codes.push(await outcome(sprayer.call((api) => api.public.auth.signIn({ email, password: wrong }))));
    }
    expect(codes.slice(0, 30)).toEqual(Array(30).fill("auth.invalid_credentials"));
    expect(codes.slice(30)).toEqual(Array(120).fill("auth.rate_limited"));
  });

  it("does not get more by signing in to an account of their own, and a right password costs an address nothing", async () => {
    const deps = testDeps({ local: false });
    const own = await makeUser(deps.db);
    const address = `address-${crypto.randomUUID()}`;
    const tryTo = (email: string, password: string) =>
      outcome(new Visitor(deps, { address }).call((api) => api.public.auth.signIn({ email, password })));
    for (let n = 0; n < 31; n += 1) expect(await tryTo(own.email, factoryPassword)).toBeNull();
    for (let n = 0; n < 29; n += 1) {
      expect(await tryTo(newEmail(), wrong)).toBe("auth.invalid_credentials");
      expect(await tryTo(own.email, factoryPassword)).toBeNull();
    }
    expect(await tryTo(newEmail(), wrong)).toBe("auth.invalid_credentials");
    expect(await tryTo(newEmail(), wrong)).toBe("auth.rate_limited");
  });

  it("locks no account from an address that is refused", async () => {
    const deps = testDeps({ local: false });
    const address = `address-${crypto.randomUUID()}`;
    const tryTo = (email: string, password: string, from?: string) =>
      outcome(
        new Visitor(deps, from === undefined ? {} : { address: from }).call((api) =>
          api.public.auth.signIn({ email, password }),
        ),
      );
    for (let n = 0; n < 30; n += 1) await tryTo(newEmail(), wrong, address);
    const { email } = await makeUser(deps.db);
    for (let n = 0; n < 20; n += 1) expect(await tryTo(email, wrong, address)).toBe("auth.rate_limited");
    expect(await tryTo(email, factoryPassword)).toBeNull();
  });

  it("never locks out a device that has signed in to the account before", async () => {
    const deps = testDeps();
    const { email } = await makeUser(deps.db);
    const owner = new Visitor(deps);
    const signIn = (visitor: Visitor, password: string) =>
      outcome(visitor.call((api) => api.public.auth.signIn({ email, password })));
    expect(await signIn(owner, factoryPassword)).toBeNull();
    await owner.call((api) => api.public.auth.signOut());
    for (let n = 0; n < 12; n += 1) await signIn(new Visitor(deps), wrong);
    expect(await signIn(new Visitor(deps), factoryPassword)).toBe("auth.rate_limited");
    expect(await signIn(owner, factoryPassword)).toBeNull();
  });

  it("gets no more tries with a known device than with any other, and none on other accounts", async () => {
    const deps = testDeps();
    const [mine, yours] = await Promise.all([makeUser(deps.db), makeUser(deps.db)]);
    const device = new Visitor(deps);
    const tryTo = (email: string, password: string) =>
      outcome(device.call((api) => api.public.auth.signIn({ email, password })));
    expect(await tryTo(mine.email, factoryPassword)).toBeNull();
    for (const { email } of [mine, yours]) {
      for (let n = 0; n < 10; n += 1) expect(await tryTo(email, wrong)).toBe("auth.invalid_credentials");
      expect(await tryTo(email, wrong)).toBe("auth.rate_limited");
    }
    expect(
      await outcome(
        new Visitor(deps).call((api) => api.public.auth.signIn({ email: mine.email, password: factoryPassword })),
      ),
    ).toBeNull();
  });

  it("keeps no owner who is signed in from changing the password or erasing the account", async () => {
    const deps = testDeps();
    const { email } = await makeUser(deps.db);
    const owner = new Visitor(deps);
    await owner.call((api) => api.public.auth.signIn({ email, password: factoryPassword }));
    for (let n = 0; n < 12; n += 1) {
      await outcome(new Visitor(deps).call((api) => api.public.auth.signIn({ email, password: wrong })));
    }
    const change = { currentPassword: factoryPassword, newPassword: "night haul 77" };
    expect(await outcome(owner.call((api) => api.driver.account.update(change)))).toBeNull();
    expect(await outcome(owner.call((api) => api.driver.account.erase({ password: "night haul 77" })))).toBeNull();
  });

  it("keeps what the device is known by to the browser, and only its hash is stored", async () => {
    const deps = testDeps();
    const { email, id } = await makeUser(deps.db);
    const owner = new Visitor(deps);
    await owner.call((api) => api.public.auth.signIn({ email, password: factoryPassword }));
    expect(owner.deviceToken).toMatch(/^[0-9a-z]{40}$/);
    const [known] = await deps.db.select().from(knownDevices).where(eq(knownDevices.userId, id));
    expect(known?.device).toMatch(/^[0-9a-f]{64}$/);
    expect(known?.device).not.toContain(owner.deviceToken);
  });
});
