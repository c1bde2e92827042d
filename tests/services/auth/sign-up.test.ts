import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { findAccountByEmail } from "#db/queries/accounts.ts";
import { trialInsert } from "#db/queries/subscriptions.ts";
import { isUniqueViolation } from "#db/queries/unique-violation.ts";
import { createAccountIfNew } from "#db/queries/users.ts";
import { userProfiles, userSubscriptions, users } from "#db/schema/index.ts";
import { testDeps } from "#tests/support/deps.ts";
import { makeUser, someId } from "#tests/support/factories.ts";
import { refusal } from "#tests/support/refusal.ts";
import { newEmail, Visitor } from "#tests/support/visitor.ts";
import { scryptPasswords } from "#worker/auth/scrypt-passwords.ts";

const password = "night haul 77";
const day = 86_400_000;

describe("A driver who signs up", () => {
  it("gets account, profile and 14 days of trial, and is signed in", async () => {
    const deps = testDeps();
    const driver = new Visitor(deps);
    const email = newEmail();
    await driver.call((api) =>
      api.public.auth.signUp({
        fullName: " Rosa Diaz ",
        email: email.toUpperCase(),
        phone: "+1 775 555 0142",
        password,
      }),
    );

    const { user } = await driver.call((api) => api.public.auth.me());
    expect(user).toMatchObject({ email, fullName: "Rosa Diaz", roles: [], tierName: "solo_driver" });
    expect(user?.access).toEqual({
      allowed: true,
      status: "trialing",
      daysLeft: 14,
      warning: false,
      paid: false,
      blocking: null,
    });
    const [profile] = await deps.db.select().from(userProfiles).where(eq(userProfiles.email, email));
    expect(profile).toMatchObject({ fullName: "Rosa Diaz", phone: "+1 775 555 0142", techRequestedAt: null });
    const [trial] = await deps.db
      .select()
      .from(userSubscriptions)
      .where(eq(userSubscriptions.userId, user?.id ?? ""));
    expect(trial).toMatchObject({ trialStart: deps.clock.now(), trialEnd: deps.clock.now() + 14 * day });
  });

  it("is welcomed by mail, and signed up as well when mail is out of order", async () => {
    const deps = testDeps();
    const email = newEmail();
    await new Visitor(deps).call((api) => api.public.auth.signUp({ fullName: "Rosa O'Neil", email, password }));
    await deps.settled();
    const [welcome] = deps.mail.to(email);
    expect(welcome?.text).toContain("14 days");
    expect(welcome?.html).toContain("Welcome, Rosa O&#39;Neil!");

    const broken = testDeps({ mail: { send: () => Promise.reject(new Error("no mail today")) } });
    const driver = new Visitor(broken);
    await driver.call((api) => api.public.auth.signUp({ fullName: "Ali", email: newEmail(), password }));
    await broken.settled();
    expect(await driver.actor()).not.toBeNull();
    expect(broken.logged.map(({ event }) => event)).toEqual(["background.failed"]);
  });

  it("never has a password stored that could be read", async () => {
    const deps = testDeps({ passwords: scryptPasswords });
    const email = newEmail();
    await new Visitor(deps).call((api) => api.public.auth.signUp({ fullName: "Rosa", email, password }));
    const [user] = await deps.db.select().from(users).where(eq(users.email, email));
    expect(user?.passwordHash).toMatch(/^scrypt\$15\$8\$3\$[\w-]{22}\$[\w-]{86}$/);
  });

  it("is told when the password is one that thieves try first", async () => {
    const deps = testDeps();
    const sign = (email: string, weak: string) =>
      refusal(new Visitor(deps).call((api) => api.public.auth.signUp({ fullName: "Rosa", email, password: weak })));
    const email = newEmail();
    for (const weak of ["123456", "Password", "qwertyuiop", "Superman", email, email.replace(/@.*/, "")]) {
      expect(await sign(email, weak), weak).toBe("auth.password_common");
    }
    expect(await findAccountByEmail(deps.db, email)).toBeNull();
  });

  it("cannot get a second trial into the database", async () => {
    const deps = testDeps();
    const user = await makeUser(deps.db);
    const second = trialInsert(deps.db, { id: someId("subscription"), userId: user.id, now: deps.clock.now() });
    const error = await second.then(
      () => null,
      (reason: unknown) => reason,
    );
    expect(isUniqueViolation(error, "user_subscriptions.user_id")).toBe(true);
  });

  it("leaves nothing behind when one of the rows cannot be written", async () => {
    const deps = testDeps();
    const { subscription } = await makeUser(deps.db);
    const email = newEmail();
    const attempt = createAccountIfNew(deps.db, {
      id: someId("user"),
      email,
      passwordHash: "scrypt$",
      fullName: "Rosa",
      phone: null,
      techRequestedAt: null,
      trialId: subscription?.id ?? null,
      createdAt: deps.clock.now(),
    });
    await expect(attempt).rejects.toThrow();
    expect(await findAccountByEmail(deps.db, email)).toBeNull();
  });
});

describe("Somebody who applies as a technician", () => {
  it("gets an account that waits: no role, no trial, and a mail that says so", async () => {
    const deps = testDeps();
    const applicant = new Visitor(deps);
    const email = newEmail();
    await applicant.call((api) => api.public.auth.signUp({ email, password, applyAsTechnician: true }));
    await deps.settled();

    const { user } = await applicant.call((api) => api.public.auth.me());
    expect(user).toMatchObject({ roles: [], tierName: null, fullName: email.replace(/@.*/, "") });
    expect(user?.access).toMatchObject({ allowed: false, status: "none" });
    const [profile] = await deps.db.select().from(userProfiles).where(eq(userProfiles.email, email));
    expect(profile?.techRequestedAt).toBe(deps.clock.now());
    expect(deps.mail.to(email)[0]?.text).toContain("administrator");
  });
});

describe("An e-mail that has an account", () => {
  it("answers a sign-up with another password exactly as a free one, signs nobody in, and tells the owner", async () => {
    const deps = testDeps();
    const owner = await makeUser(deps.db, { fullName: "The Owner" });
    const stranger = new Visitor(deps);
    const known = await stranger.call((api) =>
      api.public.auth.signUp({ fullName: "Stranger", email: owner.email, password: "some other words" }),
    );
    const free = await new Visitor(deps).call((api) =>
      api.public.auth.signUp({ fullName: "Stranger", email: newEmail(), password: "some other words" }),
    );
    expect(known).toEqual(free);
    expect(await stranger.actor()).toBeNull();
    const found = await findAccountByEmail(deps.db, owner.email);
    expect(found?.account.fullName).toBe("The Owner");
    await deps.settled();
    expect(deps.mail.to(owner.email).map(({ subject }) => subject)).toEqual([
      "You already have an account at Roadflare",
    ]);
  });

  it("hashes one password either way, so that time tells nothing", async () => {
    const real = testDeps();
    const hashed: string[] = [];
    const deps = testDeps({
      passwords: {
        ...real.passwords,
        hash: (typed) => {
          hashed.push("hash");
          return real.passwords.hash(typed);
        },
        verify: (hash, typed) => {
          hashed.push("verify");
          return real.passwords.verify(hash, typed);
        },
      },
    });
    const owner = await makeUser(deps.db);
    const sign = (email: string) =>
      new Visitor(deps).call((api) => api.public.auth.signUp({ fullName: "Rosa", email, password }));
    await sign(owner.email);
    expect(hashed.splice(0)).toEqual(["verify"]);
    await sign(newEmail());
    expect(hashed).toEqual(["hash"]);
  });

  it("signs in somebody who repeats a sign-up with the same password, because the first answer was lost", async () => {
    const deps = testDeps();
    const email = newEmail();
    const sign = (visitor: Visitor) =>
      visitor.call((api) => api.public.auth.signUp({ fullName: "Rosa", email, password }));
    await sign(new Visitor(deps));
    const again = new Visitor(deps);
    await sign(again);
    expect((await again.actor())?.email).toBe(email);
    expect(await deps.db.$count(users, eq(users.email, email))).toBe(1);
  });

  it("is no second way to guess a password: wrong ones count like those at the sign-in", async () => {
    const deps = testDeps();
    const owner = await makeUser(deps.db, { passwordHash: await deps.passwords.hash(password) });
    for (let guess = 0; guess < 10; guess += 1) {
      await new Visitor(deps).call((api) =>
        api.public.auth.signUp({ fullName: "Guess", email: owner.email, password: `wrong words ${guess}` }),
      );
    }
    const guesser = new Visitor(deps);
    await guesser.call((api) => api.public.auth.signUp({ fullName: "Guess", email: owner.email, password }));
    expect(await guesser.actor()).toBeNull();
    const signIn = guesser.call((api) => api.public.auth.signIn({ email: owner.email, password }));
    expect(await refusal(signIn)).toBe("auth.rate_limited");
    await deps.settled();
    expect(deps.mail.to(owner.email)).toHaveLength(3);
  });
});

it("Two sign-ups at once with one e-mail make one account", async () => {
  const deps = testDeps();
  const email = newEmail();
  const first = new Visitor(deps);
  const second = new Visitor(testDeps());
  await Promise.all([
    first.call((api) => api.public.auth.signUp({ fullName: "First", email, password: "the first words" })),
    second.call((api) => api.public.auth.signUp({ fullName: "Second", email, password: "the second words" })),
  ]);
  expect(await deps.db.$count(users, eq(users.email, email))).toBe(1);
  const actors = [await first.actor(), await second.actor()];
  expect(actors.filter((actor) => actor !== null)).toHaveLength(1);
  const account = await findAccountByEmail(deps.db, email);
  expect(await deps.db.$count(userSubscriptions, eq(userSubscriptions.userId, account?.account.userId ?? ""))).toBe(1);
});

it("An address may sign up 20 times an hour, and 100 times as often in a local run", async () => {
  const deps = testDeps({ local: false });
  const address = "203.0.113.7";
  const key = `${address}-${crypto.randomUUID()}`;
  const sign = () =>
    new Visitor(deps, { address: key }).call((api) =>
      api.public.auth.signUp({ fullName: "Rosa", email: newEmail(), password: "123456" }),
    );
  // Refused for their passwords before they are counted.
  expect(await refusal(sign())).toBe("auth.password_common");
  for (let n = 0; n < 20; n += 1) await deps.limits.hit({ key: `sign-up@${key}`, limit: 20, windowMs: 3_600_000 });
  const late = () =>
    new Visitor(deps, { address: key }).call((api) =>
      api.public.auth.signUp({ fullName: "Rosa", email: newEmail(), password }),
    );
  expect(await refusal(late())).toBe("auth.rate_limited");
  deps.clock.advance(3_600_000);
  await late();

  const local = testDeps();
  for (let n = 0; n < 20; n += 1) await local.limits.hit({ key: `sign-up@${key}-2`, limit: 20, windowMs: 3_600_000 });
  await new Visitor(local, { address: `${key}-2` }).call((api) =>
    api.public.auth.signUp({ fullName: "Rosa", email: newEmail(), password }),
  );
});
