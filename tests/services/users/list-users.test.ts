import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { userProfiles, users } from "#db/schema/index.ts";
import { callerFor, makeActor } from "#tests/support/actors.ts";
import { countingDb } from "#tests/support/counting-db.ts";
import { testDeps } from "#tests/support/deps.ts";
import { refusal } from "#tests/support/refusal.ts";

/** An administrator, and three drivers whose names hold one word that nobody else's does. */
async function scene() {
  const deps = testDeps();
  const admin = await makeActor(deps.db, "admin");
  const word = `zq${crypto.randomUUID().slice(0, 8)}`;
  const people: string[] = [];
  for (const first of ["Ada", "Ben", "Cleo"]) {
    const { user } = await makeActor(deps.db, "driver");
    await deps.db
      .update(userProfiles)
      .set({ fullName: `${first} ${word}` })
      .where(eq(userProfiles.id, user.id));
    people.push(user.id);
  }
  return { deps, admin, word, people, api: callerFor(deps, admin.actor).admin };
}

describe("registered users", () => {
  it("are found by name, e-mail and company, newest first and page by page", async () => {
    const { deps, api, word, people } = await scene();
    const [ada = "", ben = "", cleo = ""] = people;
    const company = `Haul & Co ${word.toUpperCase()}`;
    await deps.db.update(userProfiles).set({ fullName: null, companyName: company }).where(eq(userProfiles.id, ada));
    const first = await api.users.list({ q: word, limit: 2 });
    expect(first.items.map(({ id }) => id)).toEqual([cleo, ben]);
    const second = await api.users.list({ q: word, limit: 2, cursor: first.nextCursor });
    expect(second).toMatchObject({ items: [{ id: ada, fullName: null, companyName: company }], nextCursor: null });
    const [{ email } = { email: "" }] = await deps.db.select().from(users).where(eq(users.id, ben));
    expect((await api.users.list({ q: email })).items).toMatchObject([{ id: ben, email, roles: [], granted: false }]);
  });

  it("are found by what is typed and by nothing that it could mean to a database", async () => {
    const { api, word } = await scene();
    for (const q of [`${word}%`, `"${word}`, `${word}' OR 1=1`, `${word} OR a`, "%_%"]) {
      expect((await api.users.list({ q })).items, q).toEqual([]);
    }
  });

  it("are read with one or two letters too, from the beginning of a name", async () => {
    const { api, admin } = await scene();
    const { items } = await api.users.list({ q: admin.user.email.slice(0, 2) });
    expect(items.length).toBeGreaterThan(0);
  });

  it("that were erased are not listed", async () => {
    const { deps, api, word, people } = await scene();
    const [erased = ""] = people;
    await deps.db.update(users).set({ erasedAt: 1 }).where(eq(users.id, erased));
    expect((await api.users.list({ q: word })).items).toHaveLength(2);
    expect(await refusal(api.users.get({ userId: erased }))).toBe("user.not_found");
  });

  it("take one round trip to the database, however many there are", async () => {
    const { deps, admin, word } = await scene();
    const { db, requests } = countingDb();
    await callerFor({ ...deps, db }, admin.actor).admin.users.list({ q: word });
    expect(requests()).toBe(1);
  });
});

describe("one registered user", () => {
  it("is told with the plan, and with who set it by hand and took it back", async () => {
    const { api, admin, people } = await scene();
    const [userId = ""] = people;
    expect(await api.users.get({ userId })).toMatchObject({ access: { status: "trialing", paid: false }, grants: [] });
    await api.plans.set({ userId, tierName: "b2b_enterprise" });
    const by = admin.actor.fullName;
    expect(await api.users.get({ userId })).toMatchObject({
      access: { status: "active", paid: true },
      tierName: "b2b_enterprise",
      granted: true,
      grants: [{ tierName: "b2b_enterprise", by }],
    });
    await api.plans.set({ userId, tierName: null });
    const { granted, grants } = await api.users.get({ userId });
    expect(granted).toBe(false);
    expect(grants).toMatchObject([
      { tierName: null, by },
      { tierName: "b2b_enterprise", by },
    ]);
  });

  it("who is nobody is refused by name", async () => {
    const { api } = await scene();
    expect(await refusal(api.users.get({ userId: "usr_nobody" }))).toBe("user.not_found");
  });
});
