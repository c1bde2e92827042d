import { and, asc, eq, or } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import type { Db } from "#db/client.ts";
import { auditLog } from "#db/schema/index.ts";
import { lookLength } from "#domain/audit/audit.ts";
import { callerFor, makeActor } from "#tests/support/actors.ts";
import { countingDb } from "#tests/support/counting-db.ts";
import { type TestDeps, testDeps } from "#tests/support/deps.ts";
import { factoryPassword, makePhoto, makeTicket, makeTruck, someId } from "#tests/support/factories.ts";
import { refusal } from "#tests/support/refusal.ts";
import { openPhoto, openSharedPhoto } from "#worker/services/photos/open-photo.ts";
import { authorizeRoom } from "#worker/services/tickets/authorize-room.ts";

const position = { latitude: 41.1502, longitude: -104.7811, accuracy: 12, heading: null, speed: null, age: 0 };

/** A driver with a ticket, a truck and a photo, two technicians and an administrator. */
async function scene() {
  const deps = testDeps();
  const [driver, tess, tom, ada] = await Promise.all([
    makeActor(deps.db, "driver", { fullName: "Dana Driver" }),
    makeActor(deps.db, "tech", { fullName: "Tess Torque" }),
    makeActor(deps.db, "tech", { fullName: "Tom Tool" }),
    makeActor(deps.db, "admin", { fullName: "Ada Admin" }),
  ]);
  const userId = driver.user.id;
  const { id: truckId } = await makeTruck(deps.db, { userId });
  const ticket = await makeTicket(deps.db, { userId, truckId });
  const photoId = await keepPhoto(deps, userId, ticket.id);
  /** Who looked at what of the driver, oldest first. */
  const looks = async () => {
    await deps.settled();
    const rows = await deps.db
      .select()
      .from(auditLog)
      .where(and(eq(auditLog.isLook, true), or(eq(auditLog.subjectId, ticket.id), eq(auditLog.subjectId, userId))))
      .orderBy(asc(auditLog.seq));
    return rows.map(({ action, actorId, subjectId, data }) => ({ action, actorId, subjectId, data }));
  };
  const of = (actorId: string | null, action: string, data = {}, subjectId = ticket.id) => ({
    action,
    actorId,
    subjectId,
    data,
  });
  return {
    deps,
    looks,
    of,
    ticketId: ticket.id,
    ticketNumber: ticket.ticketNumber,
    photoId,
    userId,
    driver: { ...driver, api: callerFor(deps, driver.actor).driver },
    tess: { ...tess, id: tess.user.id, api: callerFor(deps, tess.actor).tech },
    tom: { ...tom, id: tom.user.id, api: callerFor(deps, tom.actor).tech },
    ada: { ...ada, id: ada.user.id, api: callerFor(deps, ada.actor) },
    see: (actor: typeof tess.actor) => openPhoto({ actor, deps, input: { photoId, size: "full" as const, has: null } }),
  };
}

async function keepPhoto(deps: TestDeps, userId: string, ticketId: string): Promise<string> {
  const { id } = await makePhoto(deps.db, { userId, ticketId });
  await deps.photos.put(id, "full", new Uint8Array([1, 2, 3]), "image/jpeg");
  return id;
}

describe("A look of the staff at what is a driver's", () => {
  it("is written down for a ticket, from whichever side it is opened", async () => {
    const { deps, ticketId, ticketNumber, tess, tom, ada, looks, of } = await scene();
    await tess.api.tickets.get({ ticketNumber });
    await tom.api.tickets.truck({ ticketId });
    await deps.settled();
    await ada.api.admin.tickets.get({ ticketId });
    expect(await looks()).toEqual(
      expect.arrayContaining([of(tess.id, "ticket.viewed"), of(tom.id, "ticket.viewed"), of(ada.id, "ticket.viewed")]),
    );
    expect(await looks()).toHaveLength(3);
  });

  it("is written down for a ticket's conversation, and for what is translated of it", async () => {
    const { deps, ticketId, tess, tom, looks, of } = await scene();
    await authorizeRoom({ actor: tess.actor, deps, input: { ticketId } });
    await deps.settled();
    await callerFor(deps, tom.actor).driver.translations.list({ ticketId, language: "es" });
    expect(await looks()).toEqual([of(tess.id, "ticket.viewed"), of(tom.id, "ticket.viewed")]);
  });

  it("is written down for a live place, once there is one to be seen", async () => {
    const { deps, ticketId, driver, tess, looks, of } = await scene();
    await tess.api.live.get({ ticketId });
    expect(await looks()).toEqual([]);
    await driver.api.live.start({ ticketId, sharingId: "phone-one", position });
    for (let times = 0; times < 3; times += 1) {
      await tess.api.live.get({ ticketId });
      await deps.settled();
    }
    expect(await looks()).toEqual([of(tess.id, "ticket.live_viewed")]);
    await driver.api.live.stop({ ticketId });
    deps.clock.advance(lookLength);
    await tess.api.live.get({ ticketId });
    expect(await looks()).toHaveLength(1);
  });

  it("is written down for each photo, whatever its size and whether or not the browser had it", async () => {
    const { deps, ticketId, userId, photoId, tess, looks, of } = await scene();
    const another = await keepPhoto(deps, userId, ticketId);
    const open = (id: string, size: "thumb" | "full", has: string | null) =>
      openPhoto({ actor: tess.actor, deps, input: { photoId: id, size, has } }).then(() => deps.settled());
    await open(photoId, "thumb", null);
    await open(photoId, "full", null);
    await open(another, "full", `"${another}-full"`);
    expect(await looks()).toEqual([
      of(tess.id, "ticket.photo_viewed", { photoId }),
      of(tess.id, "ticket.photo_viewed", { photoId: another }),
    ]);
  });

  it("is written down for somebody's account", async () => {
    const { userId, ada, looks, of } = await scene();
    await ada.api.admin.users.get({ userId });
    expect(await looks()).toEqual([of(ada.id, "user.viewed", {}, userId)]);
  });

  it("is no list of cards, and nothing that is refused", async () => {
    const { deps, ticketNumber, userId, driver, tess, ada, looks } = await scene();
    await tess.api.tickets.list({ q: ticketNumber });
    await tess.api.tickets.next();
    await tess.api.tickets.unanswered();
    await driver.api.distress.signal({ ticketId: (await driver.api.tickets.get({ ticketNumber })).id });
    await tess.api.distress.list();
    await ada.api.admin.tickets.list({ q: ticketNumber });
    await ada.api.admin.users.list({ q: driver.user.email });
    await ada.api.admin.repairs.list({ q: ticketNumber });
    expect(await refusal(tess.api.tickets.get({ ticketId: someId("ticket") }))).toBe("ticket.not_found");
    expect(await refusal(callerFor(deps, tess.actor).admin.users.get({ userId }))).toBe("auth.role_required");
    expect(await looks()).toEqual([]);
  });

  it("is none at what is one's own, for drivers as for staff", async () => {
    const { deps, ticketId, ticketNumber, driver, ada, looks, see } = await scene();
    await driver.api.tickets.get({ ticketId });
    await driver.api.live.start({ ticketId, sharingId: "phone-one", position });
    await driver.api.live.get({ ticketId });
    await driver.api.account.get();
    await authorizeRoom({ actor: driver.actor, deps, input: { ticketId } });
    await see(driver.actor);
    expect(await looks()).toEqual([]);

    const own = await makeTicket(deps.db, { userId: ada.id });
    await ada.api.admin.tickets.get({ ticketId: own.id });
    await ada.api.admin.users.get({ userId: ada.id });
    await deps.settled();
    const written = await deps.db.select().from(auditLog).where(eq(auditLog.actorId, ada.id));
    expect(written.map(({ action }) => action)).toEqual([]);
    expect((await ada.api.admin.tickets.get({ ticketNumber })).id).toBe(ticketId);
    expect(await looks()).toHaveLength(1);
  });
});

describe("What a shared link shows", () => {
  it("is written down with whoever opened it, as far as that is known, once for each link", async () => {
    const { deps, ticketId, photoId, driver, tess, looks, of } = await scene();
    const make = async () => {
      const { url } = await driver.api.tickets.share({ ticketId, withPhotos: true });
      return url.split("/s/")[1] ?? "";
    };
    const [token, another] = [await make(), await make()];
    const open = (actor: typeof tess.actor | null, linkToken: string) =>
      callerFor(deps, actor)
        .public.shared.get({ token: linkToken })
        .then(() => deps.settled());
    await open(driver.actor, token);
    expect(await looks()).toEqual([]);
    await open(null, token);
    await open(null, token);
    await openSharedPhoto({ actor: null, deps, input: { token, photoId, size: "full", has: null } });
    await open(tess.actor, token);
    await open(null, another);
    const seen = await looks();
    const link = expect.stringMatching(/^[0-9a-f]{8}$/);
    expect(seen).toEqual([
      of(null, "ticket.share_viewed", { link }),
      of(tess.id, "ticket.share_viewed", { link }),
      of(null, "ticket.share_viewed", { link }),
    ]);
    expect(seen[0]?.data).not.toEqual(seen[2]?.data);
    expect(JSON.stringify(seen)).not.toContain(token);
  });
});

describe("The same look", () => {
  it("is not written twice within the hour, and again after it", async () => {
    const { deps, ticketId, tess, looks, of } = await scene();
    const look = () => tess.api.tickets.get({ ticketId }).then(() => deps.settled());
    await look();
    deps.clock.advance(lookLength - 1);
    await look();
    expect(await looks()).toEqual([of(tess.id, "ticket.viewed")]);
    deps.clock.advance(1);
    await look();
    expect(await looks()).toHaveLength(2);
  });

  it("is written once when it comes twenty times at once", async () => {
    const { ticketId, tess, looks } = await scene();
    await Promise.all(Array.from({ length: 20 }, () => tess.api.tickets.get({ ticketId })));
    expect(await looks()).toHaveLength(1);
  });

  it("only asks the database when it is there already", async () => {
    const { deps, ticketId, tess } = await scene();
    await tess.api.tickets.get({ ticketId });
    await deps.settled();
    const { db, requests } = countingDb();
    await callerFor({ ...deps, db }, tess.actor).tech.tickets.get({ ticketId });
    await deps.settled();
    expect(requests()).toBe(2);
  });

  it("of another person is a row of its own", async () => {
    const { deps, ticketId, tess, tom, looks, of } = await scene();
    for (const { api } of [tess, tom, tess]) {
      await api.tickets.get({ ticketId });
      await deps.settled();
    }
    expect(await looks()).toEqual([of(tess.id, "ticket.viewed"), of(tom.id, "ticket.viewed")]);
  });
});

describe("A look that cannot be written", () => {
  it.each(["all", "run"] as const)("harms nothing that is read when %s fails, and is logged", async (statement) => {
    const { deps, ticketId, userId, tess, ada, looks, see } = await scene();
    const db = Object.assign(Object.create(deps.db) as Db, {
      [statement]: () => {
        throw new Error("the database is away");
      },
    });
    const api = (actor: typeof tess.actor) => callerFor({ ...deps, db }, actor);
    expect((await api(tess.actor).tech.tickets.get({ ticketId })).id).toBe(ticketId);
    expect((await api(ada.actor).admin.users.get({ userId })).id).toBe(userId);
    await deps.settled();
    expect(deps.logged.map(({ event }) => event)).toEqual(["audit.look_failed", "audit.look_failed"]);
    expect(await looks()).toEqual([]);
    expect((await see(tess.actor)).photo?.bytes).toBe(3);
  });

  it("keeps no answer waiting", async () => {
    const { deps, ticketId, tess, looks } = await scene();
    let open = () => {};
    const door = new Promise<void>((resolve) => {
      open = resolve;
    });
    const db = Object.assign(Object.create(deps.db) as Db, {
      run: (...statement: Parameters<Db["run"]>) => door.then(() => deps.db.run(...statement)),
    });
    await callerFor({ ...deps, db }, tess.actor).tech.tickets.get({ ticketId });
    open();
    expect(await looks()).toHaveLength(1);
  });
});

describe("The record", () => {
  async function watched() {
    const made = await scene();
    const { deps, ticketId, userId, tess, ada } = made;
    await ada.api.admin.tickets.assign({ ticketId, userId: tess.id });
    for (const look of [
      () => tess.api.tickets.get({ ticketId }),
      () => made.see(tess.actor),
      () => ada.api.admin.users.get({ userId }),
    ]) {
      await look();
      await deps.settled();
    }
    const list = (input: Parameters<typeof ada.api.admin.audit.list>[0]) => ada.api.admin.audit.list(input);
    return { ...made, list };
  }
  const actions = ({ items }: { readonly items: readonly { readonly action: string }[] }) =>
    items.map(({ action }) => action);
  const seen = ["user.viewed", "ticket.photo_viewed", "ticket.viewed"];

  it("shows changes where nothing else is asked for, and looks apart from them or with them", async () => {
    const { ticketId, list } = await watched();
    expect(actions(await list({ about: ticketId }))).toEqual(["ticket.assigned"]);
    expect(actions(await list({ about: ticketId, kind: "looks" }))).toEqual(["ticket.photo_viewed", "ticket.viewed"]);
    expect(actions(await list({ about: ticketId, kind: "all" }))).toEqual([
      "ticket.photo_viewed",
      "ticket.viewed",
      "ticket.assigned",
    ]);
    expect(actions(await list({ limit: 100 })).filter((action) => seen.includes(action))).toEqual([]);
  });

  it("says who looked at what, and leads to it", async () => {
    const { ticketId, ticketNumber, tess, list } = await watched();
    const { items } = await list({ about: ticketId, kind: "looks", q: tess.user.email, action: "ticket.viewed" });
    expect(items).toMatchObject([
      {
        action: "ticket.viewed",
        actor: { id: tess.id, name: "Tess Torque" },
        subject: { kind: "ticket", id: ticketId, ticketNumber },
      },
    ]);
  });

  it("answers who saw a person, with all of their tickets, page by page", async () => {
    const { userId, ticketNumber, driver, list } = await watched();
    const about = { about: userId, kind: "looks" as const };
    const whole = await list(about);
    expect(actions(whole)).toEqual(seen);
    expect(whole.about).toEqual({ ticketNumber: null, name: "Dana Driver", email: driver.user.email });
    const first = await list({ ...about, limit: 2 });
    const rest = await list({ ...about, limit: 2, cursor: first.nextCursor });
    expect([...actions(first), ...actions(rest)]).toEqual(seen);
    expect(rest.nextCursor).toBeNull();
    expect((await list({ about: whole.items[1]?.subject.id ?? "" })).about).toMatchObject({ ticketNumber, name: null });
    expect(await list({ about: "' OR 1=1 --", kind: "all" })).toEqual({ items: [], nextCursor: null, about: null });
  });

  it("takes one round trip, also about somebody", async () => {
    const { deps, userId, ada } = await watched();
    const { db, requests } = countingDb();
    await callerFor({ ...deps, db }, ada.actor).admin.audit.list({ about: userId, kind: "looks" });
    expect(requests()).toBe(1);
  });

  it("is for administrators alone", async () => {
    const { deps, driver, tess } = await scene();
    for (const actor of [driver.actor, tess.actor]) {
      const call = callerFor(deps, actor).admin.audit.list({ kind: "looks" });
      expect(await refusal(call)).toBe("auth.role_required");
    }
    expect(await refusal(callerFor(deps, null).admin.audit.list({ kind: "looks" }))).toBe("auth.required");
  });

  it("keeps looks out of the dashboard's recent activity", async () => {
    const { userId, ada } = await watched();
    const { items } = await ada.api.admin.dashboard.activity();
    const shown = items.filter((item) => item.kind === "audit" && item.subject.id === userId);
    expect(shown).toEqual([]);
  });
});

describe("Looks", () => {
  it("stay with ids alone when the account is erased, on both sides", async () => {
    const { deps, ticketId, userId, driver, tess, ada, looks, of } = await scene();
    await tess.api.tickets.get({ ticketId });
    await deps.settled();
    await ada.api.admin.users.get({ userId });
    await deps.settled();
    await driver.api.account.erase({ password: factoryPassword });
    expect(await looks()).toEqual([of(tess.id, "ticket.viewed"), of(ada.id, "user.viewed", {}, userId)]);
    const { items } = await ada.api.admin.audit.list({ about: userId, kind: "looks" });
    expect(items).toMatchObject([{ action: "user.viewed", subject: { id: userId, name: null, email: null } }]);
    expect(JSON.stringify(items)).not.toContain("Dana");

    await callerFor(deps, tess.actor).driver.account.erase({ password: factoryPassword });
    await deps.settled();
    const left = await ada.api.admin.audit.list({ about: ticketId, kind: "looks" });
    expect(left).toMatchObject({
      items: [{ actor: { id: tess.id, name: null, email: null }, subject: { ticketNumber: null } }],
      about: null,
    });
  });

  it("are in the driver's export as far as the rest of the record is: that there was one, and when", async () => {
    const { deps, ticketId, userId, driver, tess, ada } = await scene();
    await tess.api.tickets.get({ ticketId });
    await ada.api.admin.users.get({ userId });
    await deps.settled();
    const document = await driver.api.account.export();
    expect(document.record).toEqual([{ action: "user.viewed", createdAt: deps.clock.now() }]);
    for (const name of [tess.id, ada.id, "Ada Admin"]) expect(JSON.stringify(document)).not.toContain(name);
  });
});
