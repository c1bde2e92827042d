import { and, eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { auditLog, techProfiles, userProfiles, userRoles, users } from "#db/schema/index.ts";
import { callerFor, makeActor } from "#tests/support/actors.ts";
import { countingDb } from "#tests/support/counting-db.ts";
import { testDeps } from "#tests/support/deps.ts";
import { makeSession, makeTicket, makeTruck, makeUser } from "#tests/support/factories.ts";
import { refusal } from "#tests/support/refusal.ts";
import { Visitor } from "#tests/support/visitor.ts";

async function scene() {
  const deps = testDeps();
  const admin = await makeActor(deps.db, "admin");
  const word = `zq${crypto.randomUUID().slice(0, 8)}`;
  return { deps, admin, word, api: callerFor(deps, admin.actor).admin.techs };
}

type Scene = Awaited<ReturnType<typeof scene>>;

/** A technician of that name; the profile's id and the user's. */
async function makeTech({ deps }: Scene, fullName: string) {
  const user = await makeUser(deps.db, { roles: ["tech"], fullName });
  const [profile] = await deps.db.select().from(techProfiles).where(eq(techProfiles.userId, user.id));
  return { techId: profile?.id ?? "", userId: user.id, email: user.email };
}

function auditOf({ deps, admin }: Scene, techId: string) {
  return deps.db
    .select()
    .from(auditLog)
    .where(and(eq(auditLog.subjectId, techId), eq(auditLog.actorId, admin.actor.userId)));
}

describe("technicians", () => {
  it("are listed in order of their names, page by page, found by name and e-mail", async () => {
    const here = await scene();
    const { api, word } = here;
    const cleo = await makeTech(here, `Cleo ${word}`);
    const ada = await makeTech(here, `Ada ${word}`);
    const ben = await makeTech(here, `Ben. ${word}`);
    const first = await api.list({ q: word, limit: 2 });
    expect(first.items.map(({ id }) => id)).toEqual([ada.techId, ben.techId]);
    const second = await api.list({ q: word, limit: 2, cursor: first.nextCursor });
    expect(second).toMatchObject({ items: [{ id: cleo.techId, userId: cleo.userId }], nextCursor: null });
    expect((await api.list({ q: ada.email.toUpperCase() })).items).toMatchObject([
      { fullName: `Ada ${word}`, languages: ["en"], specializations: [], isAvailable: true, openTickets: 0 },
    ]);
  });

  it("are found whatever the case, in other alphabets too, and by nothing that is a pattern", async () => {
    const here = await scene();
    const { api, word } = here;
    const { techId } = await makeTech(here, `Али Каримов ${word}`);
    for (const q of [`али каримов ${word}`, `КАРИМОВ ${word}`.toUpperCase(), `каримов ${word}`]) {
      expect((await api.list({ q })).items, q).toMatchObject([{ id: techId }]);
    }
    for (const q of [`${word}%`, `${word}_`, `' OR 1=1 -- ${word}`, `"${word}`]) {
      expect((await api.list({ q })).items, q).toEqual([]);
    }
  });

  it("who are away, without the role or out of use are not offered for a ticket", async () => {
    const here = await scene();
    const { api, deps, word } = here;
    const there = await makeTech(here, `Ada ${word}`);
    const away = await makeTech(here, `Ben ${word}`);
    const plain = await makeTech(here, `Cleo ${word}`);
    const disabled = await makeTech(here, `Dan ${word}`);
    await api.update({ techId: away.techId, isAvailable: false });
    await deps.db.delete(userRoles).where(eq(userRoles.userId, plain.userId));
    await deps.db.update(users).set({ disabledAt: 1 }).where(eq(users.id, disabled.userId));
    expect((await api.available({ q: word })).items.map(({ id }) => id)).toEqual([there.techId]);
    expect((await api.list({ q: word })).items).toHaveLength(4);
  });

  it("are told with how many unfinished tickets they have", async () => {
    const here = await scene();
    const { api, deps, word } = here;
    const { userId } = await makeTech(here, `Ada ${word}`);
    for (const status of ["in_progress", "in_progress", "resolved", "closed"] as const) {
      await makeTicket(deps.db, { status, assignedTo: userId, assignedName: "Ada" });
    }
    expect((await api.available({ q: word })).items).toMatchObject([{ openTickets: 2 }]);
  });
});

describe("accounts that may become technicians'", () => {
  it("are found by e-mail and name: applicants first, then the newest; nobody who is one", async () => {
    const here = await scene();
    const { api, deps, word } = here;
    const person = (fullName: string, more = {}) => makeUser(deps.db, { fullName, ...more });
    const applied = await person(`Ada ${word}`, { subscription: null, techRequestedAt: 1 });
    const older = await person(`Ben ${word}`);
    const newer = await person(null as unknown as string, { email: `cleo-${word}@example.test` });
    await makeTech(here, `Dan ${word}`);
    await person(`Eve ${word}`, { disabledAt: 1 });
    const erased = await person(`Fay ${word}`);
    await deps.db.update(users).set({ erasedAt: 1 }).where(eq(users.id, erased.id));

    const { items } = await api.candidates({ q: word });
    expect(items).toEqual([
      { id: applied.id, email: applied.email, fullName: `Ada ${word}`, phone: null, techRequestedAt: 1 },
      expect.objectContaining({ id: newer.id, fullName: null, techRequestedAt: null }),
      expect.objectContaining({ id: older.id }),
    ]);

    const paged: string[] = [];
    for (let cursor: string | null | undefined; cursor !== null; ) {
      const page = await api.candidates({ q: word, limit: 1, cursor });
      paged.push(...page.items.map(({ id }) => id));
      cursor = page.nextCursor;
    }
    expect(paged).toEqual(items.map(({ id }) => id));
  });

  it("are listed without a search too, and from one or two letters", async () => {
    const here = await scene();
    const applicant = await makeUser(here.deps.db, { subscription: null, techRequestedAt: 1 });
    const [first] = (await here.api.candidates({})).items;
    expect(first?.techRequestedAt).not.toBeNull();
    const q = applicant.email.slice(0, 2);
    expect((await here.api.candidates({ q })).items.map(({ id }) => id)).toContain(applicant.id);
  });
});

describe("a new technician", () => {
  it("gets a profile and the role at once, and keeps everything else", async () => {
    const here = await scene();
    const { api, deps, admin, word } = here;
    const driver = await makeUser(deps.db, { techRequestedAt: 1 });
    const truck = await makeTruck(deps.db, { userId: driver.id });
    const { cookie } = await makeSession(deps.db, driver.id);
    const { id } = await api.create({
      userId: driver.id,
      fullName: `Tess ${word}`,
      email: "tess@garage.test",
      phone: "+1 307 555 0142",
      languages: ["en", "ru"],
      specializations: ["Engine"],
      isAvailable: false,
    });
    expect((await api.list({ q: word })).items).toEqual([
      {
        id,
        userId: driver.id,
        fullName: `Tess ${word}`,
        email: "tess@garage.test",
        phone: "+1 307 555 0142",
        languages: ["en", "ru"],
        specializations: ["Engine"],
        isAvailable: false,
        createdAt: deps.clock.now(),
        openTickets: 0,
      },
    ]);
    const [profile] = await deps.db.select().from(userProfiles).where(eq(userProfiles.id, driver.id));
    expect(profile?.techRequestedAt).toBeNull();
    expect(await new Visitor(deps, { cookie }).actor(), "the role begins with a new sign-in").toBeNull();
    const fresh = await new Visitor(deps, { cookie: (await makeSession(deps.db, driver.id)).cookie }).actor();
    expect(fresh).toMatchObject({ roles: ["tech"], access: { status: "trialing", allowed: true } });
    const trucks = await callerFor(deps, fresh).driver.trucks.list({});
    expect(trucks.items.map((each) => each.id)).toContain(truck.id);
    expect(await auditOf(here, id)).toMatchObject([
      { actorId: admin.actor.userId, action: "tech.created", data: { userId: driver.id, name: `Tess ${word}` } },
    ]);
  });

  it("may have the role already, and be the administrator, who stays signed in", async () => {
    const here = await scene();
    const { api, deps, admin } = here;
    await deps.db.insert(userRoles).values({ userId: admin.user.id, role: "tech", createdAt: 1 });
    await api.create({ userId: admin.user.id, fullName: "Ada Admin", email: admin.user.email });
    const again = await new Visitor(deps, { cookie: admin.cookie }).actor();
    expect([...(again?.roles ?? [])].sort()).toEqual(["admin", "tech"]);
  });

  it("has one profile: a second is refused, also at the same moment, and changes nothing", async () => {
    const here = await scene();
    const { api, deps } = here;
    const { id: userId, email } = await makeUser(deps.db);
    const make = (fullName: string) => api.create({ userId, fullName, email });
    const results = await Promise.allSettled([make("One"), make("Two")]);
    expect(results.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
    const { cookie } = await makeSession(deps.db, userId);
    expect(await refusal(make("Three"))).toBe("tech.exists");
    expect(await new Visitor(deps, { cookie }).actor()).not.toBeNull();
    expect(await deps.db.select().from(techProfiles).where(eq(techProfiles.userId, userId))).toHaveLength(1);
  });

  it("is somebody whose account is in use", async () => {
    const { api, deps } = await scene();
    const erased = await makeUser(deps.db);
    await deps.db.update(users).set({ erasedAt: 1 }).where(eq(users.id, erased.id));
    const disabled = await makeUser(deps.db, { disabledAt: 1 });
    for (const userId of ["usr_nobody", erased.id, disabled.id]) {
      expect(await refusal(api.create({ userId, fullName: "Nobody", email: "n@example.test" }))).toBe("user.not_found");
    }
  });
});

describe("a technician's profile", () => {
  it("is changed in all but the e-mail, with a line in the record", async () => {
    const here = await scene();
    const { api, word } = here;
    const { techId, email } = await makeTech(here, "Ada");
    const changes = {
      phone: "307 555 0142",
      languages: ["es" as const],
      specializations: ["Brakes"],
      isAvailable: false,
    };
    expect(await api.update({ techId, fullName: word, ...changes })).toMatchObject({
      email,
      fullName: word,
      ...changes,
    });
    expect(await api.update({ techId, phone: "" })).toMatchObject({ fullName: word, phone: null, languages: ["es"] });
    expect(await api.get({ techId })).toMatchObject({ id: techId, fullName: word, email });
    expect(await auditOf(here, techId)).toMatchObject([
      {
        action: "tech.updated",
        data: { name: word, fields: "fullName, isAvailable, languages, phone, specializations" },
      },
      { action: "tech.updated", data: { fields: "phone" } },
    ]);
  });

  it("that is not there is neither read, changed nor deleted, and leaves no line", async () => {
    const here = await scene();
    expect(await refusal(here.api.get({ techId: "tec_none" }))).toBe("tech.not_found");
    expect(await refusal(here.api.update({ techId: "tec_none", fullName: "Nobody" }))).toBe("tech.not_found");
    expect(await refusal(here.api.remove({ techId: "tec_none" }))).toBe("tech.not_found");
    expect(await auditOf(here, "tec_none")).toEqual([]);
  });
});

it("Lists and changes of technicians take one round trip, or two where something is read first", async () => {
  const here = await scene();
  const { deps, admin, word } = here;
  const { techId } = await makeTech(here, `Ada ${word}`);
  const { id: userId, email } = await makeUser(deps.db);
  const { db, requests } = countingDb();
  const api = callerFor({ ...deps, db }, admin.actor).admin.techs;
  const counted = async (call: Promise<unknown>) => {
    const before = requests();
    await call;
    return requests() - before;
  };
  expect(await counted(api.list({ q: word }))).toBe(1);
  expect(await counted(api.available({ q: word }))).toBe(1);
  expect(await counted(api.candidates({ q: word }))).toBe(1);
  expect(await counted(api.create({ userId, email, fullName: "Ben" }))).toBe(2);
  expect(await counted(api.update({ techId, isAvailable: false }))).toBe(1);
  expect(await counted(api.remove({ techId }))).toBe(2);
});
