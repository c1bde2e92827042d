import { and, eq, getTableColumns, getTableName, is, or, sql } from "drizzle-orm";
import { getTableConfig, SQLiteTable } from "drizzle-orm/sqlite-core";
import { describe, expect, it } from "vitest";
import { isRoomErased, listCopiedItems } from "#db/queries/room-copy.ts";
import * as schema from "#db/schema/index.ts";
import {
  auditLog,
  conversationMessages,
  erasureWork,
  photos,
  sessions,
  supportTickets,
  users,
} from "#db/schema/index.ts";
import { secondLookAfter } from "#domain/accounts/erasure.ts";
import { callerFor, makeActor } from "#tests/support/actors.ts";
import { type TestDeps, testDeps } from "#tests/support/deps.ts";
import { factoryPassword, makeConversation, makePhoto, makeTicket, makeTruck } from "#tests/support/factories.ts";
import { refusal } from "#tests/support/refusal.ts";
import { Visitor } from "#tests/support/visitor.ts";
import type { Deps } from "#worker/ports/deps.ts";
import { processErasureQueue } from "#worker/services/account/process-erasure-queue.ts";
import { schedule } from "#worker/services/jobs/jobs.ts";
import { openPhoto } from "#worker/services/photos/open-photo.ts";
import { authorizeRoom } from "#worker/services/tickets/authorize-room.ts";
import { copyLines, keepPhoto, makeWholePerson } from "./whole-person.ts";

const password = factoryPassword;
const tables = Object.values(schema).flatMap((value: unknown) => (is(value, SQLiteTable) ? [value] : []));

/** The tables in which a text stands somewhere. */
async function tablesWith(deps: TestDeps, text: string): Promise<string[]> {
  const found: string[] = [];
  for (const table of tables) {
    const columns = Object.values(getTableColumns(table));
    const anywhere = or(...columns.map((column) => sql`instr(cast(${column} as text), ${text}) > 0`));
    const rows = await deps.db.select({ one: sql`1` }).from(table).where(anywhere).limit(1);
    if (rows.length > 0) found.push(getTableName(table));
  }
  return found;
}

/** Conversations that remember which were forgotten. */
function recordingConversations() {
  const erased: string[] = [];
  const conversations: Deps["conversations"] = {
    send: () => Promise.reject(new Error("nobody speaks here")),
    erase: async (id) => void erased.push(id),
  };
  return { conversations, erased };
}

describe("An erased account", () => {
  it("has left nothing in the database but its name, which tells nobody's", async () => {
    const deps = testDeps();
    const person = await makeWholePerson(deps);
    expect((await tablesWith(deps, person.word)).length).toBeGreaterThan(10);
    await person.caller.driver.account.erase({ password });
    await deps.settled();
    expect(await tablesWith(deps, person.word)).toEqual([]);
    expect((await tablesWith(deps, person.userId)).sort()).toEqual(["audit_log", "erasure_work", "users"]);
    const [left] = await deps.db.select().from(users).where(eq(users.id, person.userId));
    expect(left).toMatchObject({ email: `erased:${person.userId}`, erasedAt: deps.clock.now() });
    const ended = and(eq(auditLog.subjectId, person.userId), eq(auditLog.action, "user.erased"));
    const [record] = await deps.db.select().from(auditLog).where(ended);
    expect(record).toMatchObject({ subjectId: person.userId, actorId: person.userId, data: {} });
  });

  it("is looked for in every table that names a person", async () => {
    const deps = testDeps();
    const person = await makeWholePerson(deps);
    await person.caller.driver.account.erase({ password });
    for (const table of tables) {
      const { name, foreignKeys } = getTableConfig(table);
      for (const key of foreignKeys) {
        const { columns, foreignTable } = key.reference();
        const [column] = columns;
        if (getTableName(foreignTable) !== "users" || column === undefined) continue;
        const rows = await deps.db.select({ one: sql`1` }).from(table).where(eq(column, person.userId));
        expect(rows, `${name}.${column.name}`).toEqual([]);
      }
    }
  });

  it("answers no query any more, to nobody", async () => {
    const { conversations, erased } = recordingConversations();
    const deps = testDeps({ conversations });
    const person = await makeWholePerson(deps);
    const { ticket, tech, driver, shareToken } = person;
    await person.caller.driver.account.erase({ password });
    await deps.settled();

    expect(await new Visitor(deps, { cookie: driver.cookie }).actor()).toBeNull();
    const staff = callerFor(deps, tech.actor).tech;
    const admin = callerFor(deps, (await makeActor(deps.db, "admin")).actor).admin;
    expect(await refusal(staff.tickets.get({ ticketId: ticket.id }))).toBe("ticket.not_found");
    expect(await refusal(staff.tickets.get({ ticketNumber: ticket.ticketNumber }))).toBe("ticket.not_found");
    expect((await staff.tickets.list({ q: ticket.ticketNumber })).items).toEqual([]);
    expect((await staff.tickets.list({ q: person.word })).items).toEqual([]);
    expect((await admin.users.list({ q: person.word })).items).toEqual([]);
    expect(await refusal(admin.users.get({ userId: person.userId }))).toBe("user.not_found");
    expect(await refusal(admin.plans.set({ userId: person.userId, tierName: "solo_driver" }))).toBe("user.not_found");
    expect(await refusal(callerFor(deps, null).public.shared.get({ token: shareToken }))).toBe("share.not_found");
    // Somebody who still believes to be signed in finds nothing either.
    const late = person.caller;
    expect(await refusal(late.driver.account.get())).toBe("account.not_found");
    expect(await refusal(late.driver.account.export())).toBe("account.not_found");
    expect((await late.driver.tickets.list()).items).toEqual([]);
    expect((await late.driver.trucks.list()).items).toEqual([]);
    expect((await late.subscriber.chat.list()).items).toEqual([]);
    expect(await refusal(late.subscriber.chat.read({ conversationId: person.conversation.id }))).toBe(
      "conversation.not_found",
    );
    expect(erased).toEqual([person.conversation.id]);
  });

  it("takes its photos along, from the rows and from the store", async () => {
    const deps = testDeps();
    const person = await makeWholePerson(deps);
    await person.caller.driver.account.erase({ password });
    await deps.settled();
    for (const photoId of Object.values(person.photos)) {
      const open = openPhoto({ actor: person.tech.actor, deps, input: { photoId, size: "full", has: null } });
      expect(await refusal(open)).toBe("photo.not_found");
      expect(await deps.photos.get(photoId, "full")).toBeNull();
      expect(await deps.photos.get(photoId, "thumb")).toBeNull();
    }
  });

  it("closes its sockets and its rooms, whose copies stay empty", async () => {
    const deps = testDeps();
    const person = await makeWholePerson(deps);
    const ticketId = person.ticket.id;
    await person.caller.driver.account.erase({ password });
    await deps.settled();
    expect(deps.rooms.ended).toEqual([{ userId: person.userId, lost: "account" }]);
    expect(deps.rooms.erased).toEqual([ticketId]);
    const enter = authorizeRoom({ actor: person.tech.actor, deps, input: { ticketId } });
    expect(await refusal(enter)).toBe("ticket.not_found");
    expect(await isRoomErased(deps.db, ticketId)).toBe(true);
    await copyLines(deps, ticketId, [{ audience: "everyone", senderType: "driver", message: "from a late room" }]);
    expect(await listCopiedItems(deps.db, { ticketId, role: null, afterRow: 0, limit: 10 })).toEqual([]);
  });

  it("lets nobody in, and its e-mail may begin anew", async () => {
    const deps = testDeps();
    const person = await makeWholePerson(deps);
    await person.caller.driver.account.erase({ password });
    const visitor = new Visitor(deps);
    const signIn = visitor.call((api) => api.public.auth.signIn({ email: person.email, password }));
    expect(await refusal(signIn)).toBe("auth.invalid_credentials");
    await visitor.call((api) => api.public.auth.requestReset({ email: person.email }));
    await deps.settled();
    expect(deps.mail.to(person.email)).toEqual([]);

    await visitor.call((api) => api.public.auth.signUp({ fullName: "Dana", email: person.email, password }));
    const fresh = await visitor.actor();
    expect(fresh).toMatchObject({ email: person.email, fullName: "Dana", access: { status: "trialing" } });
    expect(fresh?.userId).not.toBe(person.userId);
    expect((await visitor.call((api) => api.driver.tickets.list())).items).toEqual([]);
  });

  it("leaves everybody else's things as they were", async () => {
    const deps = testDeps();
    const person = await makeWholePerson(deps);
    const other = await makeWholePerson(deps);
    const before = await other.caller.driver.account.export();
    await person.caller.driver.account.erase({ password });
    await deps.settled();
    const { record: _then, ...was } = before;
    const { record: _now, ...is } = await other.caller.driver.account.export();
    expect(is).toEqual(was);
    expect(await deps.photos.get(other.photos.loose, "full")).not.toBeNull();
  });
});

describe("Erasing one's own account", () => {
  it("needs the password, and a wrong one counts like those at the sign-in", async () => {
    const deps = testDeps();
    const { actor, cookie } = await makeActor(deps.db, "driver");
    const { account } = callerFor(deps, actor).driver;
    expect(await refusal(account.erase({ password: "wrong gravel" }))).toBe("auth.password_wrong");
    expect(await new Visitor(deps, { cookie }).actor()).not.toBeNull();
    for (let guess = 2; guess <= 10; guess++) await refusal(account.erase({ password: "wrong gravel" }));
    expect(await refusal(account.erase({ password }))).toBe("auth.rate_limited");
  });

  it("removes the cookie, and a second time finds nobody", async () => {
    const deps = testDeps();
    const { actor, cookie } = await makeActor(deps.db, "driver");
    const visitor = new Visitor(deps, { cookie });
    await visitor.call((api) => api.driver.account.erase({ password }));
    expect(visitor.cookie).toBeNull();
    expect(await refusal(callerFor(deps, actor).driver.account.erase({ password }))).toBe("auth.required");
  });

  it("twice at once ends it once", async () => {
    const deps = testDeps();
    const { actor } = await makeActor(deps.db, "driver");
    const erase = () => callerFor(deps, actor).driver.account.erase({ password });
    await Promise.allSettled([erase(), erase(), erase()]);
    const ended = and(eq(auditLog.subjectId, actor.userId), eq(auditLog.action, "user.erased"));
    expect(await deps.db.select().from(auditLog).where(ended)).toHaveLength(1);
  });

  it("is refused to the owner of a fleet with drivers in it, and is open to a driver in one", async () => {
    const deps = testDeps();
    const subscription = { status: "active", tierName: "fleet_manager", trialEnd: null } as const;
    const owner = await makeActor(deps.db, "driver", { subscription });
    const member = await makeActor(deps.db, "driver");
    await deps.db.insert(schema.fleets).values({ id: `flt_${owner.user.id}`, ownerId: owner.user.id, createdAt: 1 });
    await deps.db
      .insert(schema.fleetMembers)
      .values({ userId: member.user.id, fleetId: `flt_${owner.user.id}`, joinedAt: 1 });
    const truck = await makeTruck(deps.db, { userId: owner.user.id });
    const shared = await makeConversation(deps.db, { userId: member.user.id, truckId: truck.id });

    const ownerErases = () => callerFor(deps, owner.actor).driver.account.erase({ password });
    expect(await refusal(ownerErases())).toBe("account.fleet_has_drivers");
    await callerFor(deps, member.actor).driver.account.erase({ password });
    expect(await deps.db.$count(schema.conversations, eq(schema.conversations.id, shared.id))).toBe(0);
    expect(await deps.db.$count(schema.fleetTrucks, eq(schema.fleetTrucks.id, truck.id))).toBe(1);
    await ownerErases();
    expect(await deps.db.$count(schema.fleets, eq(schema.fleets.ownerId, owner.user.id))).toBe(0);
  });
});

/** The job on one account alone: the others of the run's database are other tests'. */
const workOff = (deps: TestDeps, userId: string) => processErasureQueue({ deps, input: { userId } });

describe("What lies outside the database", () => {
  it("is worked off every few minutes", () => {
    expect(schedule["*/5 * * * *"]).toContain("erase");
  });

  it("waits on a list while its store fails, and the job finishes it", async () => {
    const deps = testDeps();
    const person = await makeWholePerson(deps);
    const remove = deps.photos.delete.bind(deps.photos);
    deps.photos.delete = () => Promise.reject(new Error("the store is away"));
    deps.rooms.fail = true;
    await person.caller.driver.account.erase({ password });
    await deps.settled();
    const waiting = () => deps.db.select().from(erasureWork).where(eq(erasureWork.userId, person.userId));
    expect((await waiting()).map(({ kind }) => kind).sort()).toEqual(["account", "photo", "photo", "photo", "room"]);
    expect(deps.logged.map(({ event }) => event)).toContain("erasure.failed");
    // Nobody sees a photo meanwhile, though its bytes are there.
    const photoId = person.photos.onTicket;
    expect(await deps.photos.get(photoId, "full")).not.toBeNull();
    const open = openPhoto({ actor: person.tech.actor, deps, input: { photoId, size: "full", has: null } });
    expect(await refusal(open)).toBe("photo.not_found");

    deps.photos.delete = remove;
    deps.rooms.fail = false;
    await workOff(deps, person.userId);
    expect(await waiting(), "not before its time").toHaveLength(5);
    deps.clock.advance(secondLookAfter);
    await workOff(deps, person.userId);
    expect(await waiting()).toEqual([]);
    expect(await deps.photos.get(photoId, "full")).toBeNull();
    expect(deps.rooms.erased).toEqual([person.ticket.id]);
  });

  it("is looked for once more, for what a request left that ran at the same time", async () => {
    const deps = testDeps();
    const { actor } = await makeActor(deps.db, "driver");
    const { userId } = actor;
    await callerFor(deps, actor).driver.account.erase({ password });
    const late = await makeTicket(deps.db, { userId });
    const photo = await keepPhoto(deps, { userId });
    const conversation = await makeConversation(deps.db, { userId });
    deps.clock.advance(secondLookAfter);
    await workOff(deps, userId);
    expect(await deps.db.$count(supportTickets, eq(supportTickets.id, late.id))).toBe(0);
    expect(await deps.db.$count(photos, eq(photos.id, photo))).toBe(0);
    expect(await deps.photos.get(photo, "full")).toBeNull();
    expect(deps.rooms.erased).toContain(late.id);
    expect(await deps.db.$count(conversationMessages, eq(conversationMessages.conversationId, conversation.id))).toBe(
      0,
    );
  });
});

describe("An erased technician", () => {
  it("holds no ticket any more, and the work for others stays", async () => {
    const deps = testDeps();
    const { actor, user } = await makeActor(deps.db, "tech", { fullName: "Sam Wrench" });
    const held = { assignedTo: user.id, assignedName: "Sam Wrench" };
    const open = await makeTicket(deps.db, { ...held, status: "in_progress" });
    const done = await makeTicket(deps.db, { ...held, status: "resolved", resolution: "A new hose" });
    const photo = await makePhoto(deps.db, { userId: user.id, ticketId: done.id });
    await callerFor(deps, actor).driver.account.erase({ password });
    await deps.settled();

    const read = async (id: string) =>
      (await deps.db.select().from(supportTickets).where(eq(supportTickets.id, id)))[0];
    expect(await read(open.id)).toMatchObject({ status: "open", assignedTo: null, assignedName: null, version: 2 });
    expect(await read(done.id)).toMatchObject({ status: "resolved", assignedTo: null, resolution: "A new hose" });
    expect(deps.rooms.published).toMatchObject([
      { ticketId: open.id, type: "ticket.released", version: 2, actorName: null, data: { status: "open" } },
    ]);
    expect(await deps.db.$count(photos, eq(photos.id, photo.id))).toBe(1);
    expect(await deps.db.$count(sessions, eq(sessions.userId, user.id))).toBe(0);
  });
});
