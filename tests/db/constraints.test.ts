import { eq, sql } from "drizzle-orm";
import { getTableConfig, SQLiteTable } from "drizzle-orm/sqlite-core";
import { describe, expect, inject, test } from "vitest";
import { createDb } from "#db/client.ts";
import { importPlaces } from "#db/queries/places.ts";
import { selectOverdueEmergencies } from "#db/queries/ticket-escalation.ts";
import { putTiers, tierId } from "#db/queries/tiers.ts";
import { isUniqueViolation } from "#db/queries/unique-violation.ts";
import * as schema from "#db/schema/index.ts";
import {
  partsOrders,
  photos,
  repairHistory,
  sessions,
  subscriptionTiers,
  supportChatMessages,
  supportTickets,
  ticketEvents,
  userProfiles,
  userRoles,
  userSubscriptions,
  users,
} from "#db/schema/index.ts";
import { plans, tierNames } from "#domain/billing/plans.ts";
import {
  makeConversation,
  makePhoto,
  makeSession,
  makeTicket,
  makeTruck,
  makeUser,
  someId,
} from "#tests/support/factories.ts";

const db = createDb({ url: inject("sqldUrl") });

/** What the database said when it refused; the driver wraps it. */
async function refusal(write: PromiseLike<unknown>): Promise<string> {
  try {
    await write;
  } catch (error) {
    let text = "";
    for (let cause: unknown = error; cause instanceof Error; cause = cause.cause) text += `${cause.message}\n`;
    return text;
  }
  return "accepted";
}

const tables = Object.values(schema).filter((value) => value instanceof SQLiteTable);

/** Every column with a list of allowed values, whatever is added to the schema later. */
const enumColumns = tables.flatMap((table) => {
  const { name, columns } = getTableConfig(table);
  return columns.filter(({ enumValues }) => enumValues !== undefined).map((column) => [name, column.name] as const);
});

describe("a column with a list of values refuses any other", () => {
  test.each(enumColumns)("%s.%s", async (table, column) => {
    const { rows } = await db.$client.execute({ sql: "SELECT sql FROM sqlite_schema WHERE name = ?", args: [table] });
    expect(String(rows[0]?.[0])).toContain(`"${column}" in (`);
    const ticket = await makeTicket(db, { userId: owner.id });
    await seedOneOfEach(ticket.id);
    const write = db.$client.execute(
      `UPDATE "${table}" SET "${column}" = 'nonsense' WHERE rowid = (SELECT max(rowid) FROM "${table}")`,
    );
    expect(await refusal(write)).toMatch(/CHECK constraint failed/);
  });
});

const owner = await makeUser(db, { roles: ["tech"], subscription: {} });

/** So that every table with a list of values has a row to change. */
async function seedOneOfEach(ticketId: string): Promise<void> {
  const truck = await makeTruck(db, { userId: owner.id });
  const conversation = await makeConversation(db, { userId: owner.id });
  await makePhoto(db, { userId: owner.id });
  await db.batch([
    db.insert(repairHistory).values({
      id: someId("repair"),
      truckId: truck.id,
      kind: "manual",
      summary: "New alternator",
      repairDate: 1,
      createdAt: 1,
    }),
    db.insert(schema.conversationMessages).values({
      id: someId("message"),
      conversationId: conversation.id,
      role: "user",
      content: "Hello",
      photoIds: [],
      createdAt: 1,
    }),
    db.insert(schema.livePlaces).values({ ticketId, sharingId: "phone-one", startedAt: 1, endsAt: 2 }),
    db.insert(schema.messageTranslations).values({
      itemId: someId("item"),
      language: "ru",
      ticketId,
      audience: "everyone",
      createdAt: 1,
    }),
    db.insert(partsOrders).values(part(ticketId, 100)),
    db.insert(ticketEvents).values(event(ticketId)),
    db.insert(supportChatMessages).values(message(ticketId, "e1", 1)),
    db
      .insert(schema.erasureWork)
      .values({ kind: "photo", subjectId: ticketId, userId: owner.id, dueAt: 1, createdAt: 1 }),
    db.insert(schema.pushSubscriptions).values({
      id: someId("push"),
      userId: owner.id,
      endpoint: `https://push.example.test/${ticketId}`,
      p256dh: "key",
      auth: "secret",
      createdAt: 1,
    }),
    db.insert(schema.signIns).values({
      id: someId("signIn"),
      userId: owner.id,
      outcome: "signed_in",
      network: "192.0.2.0",
      createdAt: 1,
    }),
    db.insert(schema.reportCells).values({ day: 1, kind: "accounts", key: ticketId, bucket: 0, count: 1, total: 0 }),
  ]);
  await importPlaces(db, [
    {
      id: someId("place"),
      kind: "shop",
      name: "Shop",
      latitude: 1,
      longitude: 1,
      source: "constraints",
      sourceId: someId("place"),
      importedAt: 1,
    },
  ]);
}

function part(ticketId: string, price: number) {
  return { id: someId("part"), ticketId, partsDescription: "Belt", price, createdAt: 1, updatedAt: 1 };
}

function event(ticketId: string) {
  return {
    id: someId("event"),
    ticketId,
    type: "ticket.submitted" as const,
    version: 1,
    audience: "everyone" as const,
    data: {},
    createdAt: 1,
  };
}

function message(ticketId: string, epoch: string, seq: number) {
  return {
    id: someId("item"),
    ticketId,
    epoch,
    seq,
    kind: "message" as const,
    audience: "everyone" as const,
    senderType: "driver" as const,
    senderName: "Driver",
    message: "Hello",
    photoIds: [],
    createdAt: 1,
  };
}

describe("numbers outside their bounds are refused", () => {
  test.each([-1, 10_000_000])("a part's price of %i cents", async (price) => {
    const ticket = await makeTicket(db);
    expect(await refusal(db.insert(partsOrders).values(part(ticket.id, price)))).toMatch(/CHECK constraint failed/);
  });

  test.each([0, 6])("a rating of %i", async (rating) => {
    expect(await refusal(makeTicket(db, { rating }))).toMatch(/CHECK constraint failed/);
  });
});

describe("a reference to what does not exist is refused", () => {
  test("a ticket of nobody", async () => {
    expect(await refusal(makeTicket(db, { userId: someId("user") }))).toMatch(/FOREIGN KEY constraint failed/);
  });

  test("an event of no ticket", async () => {
    expect(await refusal(db.insert(ticketEvents).values(event(someId("ticket"))))).toMatch(/FOREIGN KEY/);
  });

  test("a plan that a subscription names cannot be deleted", async () => {
    await makeUser(db, { subscription: { tierName: "fleet_manager" } });
    const gone = db.delete(subscriptionTiers).where(eq(subscriptionTiers.id, tierId("fleet_manager")));
    expect(await refusal(gone)).toMatch(/FOREIGN KEY/);
  });
});

describe("what is unique cannot be there twice", () => {
  test("an e-mail address", async () => {
    const { email } = await makeUser(db);
    const again = makeUser(db, { email });
    await expect(again).rejects.toSatisfy((error) => isUniqueViolation(error, "users.email"));
  });

  test("of two simultaneous accounts with one e-mail, one is made", async () => {
    const email = `${someId("user").toLowerCase()}@example.test`;
    const both = await Promise.allSettled([makeUser(db, { email }), makeUser(db, { email })]);
    expect(both.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
    expect(await db.$count(users, eq(users.email, email))).toBe(1);
    expect(await db.$count(userProfiles, eq(userProfiles.email, email))).toBe(1);
  });

  test("a ticket number", async () => {
    const { ticketNumber } = await makeTicket(db);
    await expect(makeTicket(db, { ticketNumber })).rejects.toSatisfy((error) =>
      isUniqueViolation(error, "support_tickets.ticket_number"),
    );
  });

  test("a driver's submission, while another driver may use the same id", async () => {
    const { submissionId, userId } = await makeTicket(db);
    await expect(makeTicket(db, { submissionId, userId })).rejects.toSatisfy((error) =>
      isUniqueViolation(error, "support_tickets.submission_id"),
    );
    await makeTicket(db, { submissionId });
  });

  test("a subscription of one account", async () => {
    const user = await makeUser(db);
    const again = db.insert(userSubscriptions).values({
      id: someId("subscription"),
      userId: user.id,
      tierId: tierId("solo_driver"),
      status: "active",
      updatedAt: 1,
    });
    await expect(again).rejects.toSatisfy((error) => isUniqueViolation(error, "user_subscriptions.user_id"));
  });

  test("a role of one account", async () => {
    const user = await makeUser(db, { roles: ["admin"] });
    const again = db.insert(userRoles).values({ userId: user.id, role: "admin", createdAt: 1 });
    await expect(again).rejects.toSatisfy((error) => isUniqueViolation(error));
  });

  test("a place in a room's log, while a new epoch begins again", async () => {
    const { id } = await makeTicket(db);
    await db.insert(supportChatMessages).values(message(id, "first", 1));
    const again = db.insert(supportChatMessages).values(message(id, "first", 1));
    await expect(again).rejects.toSatisfy((error) => isUniqueViolation(error));
    await db.insert(supportChatMessages).values(message(id, "second", 1));
  });
});

describe("deleting", () => {
  test("an account takes everything of its own with it, and leaves the tickets that it worked on", async () => {
    const tech = await makeUser(db, { roles: ["tech"] });
    const driver = await makeUser(db);
    const truck = await makeTruck(db, { userId: driver.id });
    const worked = await makeTicket(db, { assignedTo: tech.id, assignedName: "Tess" });
    const own = await makeTicket(db, { userId: driver.id, truckId: truck.id });
    await makeSession(db, driver.id);
    await makePhoto(db, { userId: driver.id, ticketId: own.id });

    await db.delete(users).where(eq(users.id, driver.id));
    await db.delete(users).where(eq(users.id, tech.id));

    expect(await db.$count(supportTickets, eq(supportTickets.id, own.id))).toBe(0);
    expect(await db.$count(sessions, eq(sessions.userId, driver.id))).toBe(0);
    expect(await db.$count(photos, eq(photos.userId, driver.id))).toBe(0);
    expect(await db.$count(userProfiles, eq(userProfiles.id, driver.id))).toBe(0);
    const [left] = await db.select().from(supportTickets).where(eq(supportTickets.id, worked.id));
    expect(left).toMatchObject({ assignedTo: null, assignedName: "Tess" });
  });

  test("a truck leaves its tickets and conversations", async () => {
    const truck = await makeTruck(db);
    const ticket = await makeTicket(db, { userId: truck.userId, truckId: truck.id });
    await db.delete(schema.fleetTrucks).where(eq(schema.fleetTrucks.id, truck.id));
    const [left] = await db.select().from(supportTickets).where(eq(supportTickets.id, ticket.id));
    expect(left?.truckId).toBeNull();
  });
});

describe("the plans", () => {
  test("are in every migrated database, as the code has them", async () => {
    await putTiers(db);
    const rows = await db.select().from(subscriptionTiers);
    expect(rows.map(({ tierName }) => tierName).sort()).toEqual([...tierNames].sort());
    for (const row of rows) {
      const { displayName, monthlyPrice, yearlyPrice, features } = plans[row.tierName];
      expect(row).toEqual({
        id: tierId(row.tierName),
        tierName: row.tierName,
        displayName,
        monthlyPrice,
        yearlyPrice,
        features,
      });
    }
  });
});

describe("the indexes", () => {
  const plan = async (query: string) => {
    const { rows } = await db.$client.execute(`EXPLAIN QUERY PLAN ${query}`);
    return rows.map((row) => String(row["detail"])).join("; ");
  };

  test.each([
    ["the desk's list", "SELECT * FROM support_tickets WHERE seq < 9 ORDER BY seq DESC LIMIT 51"],
    [
      "the desk by status",
      "SELECT * FROM support_tickets WHERE status = 'open' AND seq < 9 ORDER BY seq DESC LIMIT 51",
    ],
    ["the desk's own", "SELECT * FROM support_tickets WHERE assigned_to = 'x' AND seq < 9 ORDER BY seq DESC LIMIT 51"],
    [
      "the unassigned",
      "SELECT * FROM support_tickets WHERE assigned_to IS NULL AND seq < 9 ORDER BY seq DESC LIMIT 51",
    ],
    ["a driver's tickets", "SELECT * FROM support_tickets WHERE user_id = 'x' ORDER BY seq DESC LIMIT 51"],
    ["a ticket's timeline", "SELECT * FROM ticket_events WHERE ticket_id = 'x' ORDER BY seq"],
    ["what waits to be told", "SELECT * FROM ticket_events WHERE told_at IS NULL ORDER BY seq LIMIT 100"],
    ["a room's copy", "SELECT * FROM support_chat_messages WHERE ticket_id = 'x' ORDER BY created_at, seq"],
    ["a driver's trucks", "SELECT * FROM fleet_trucks WHERE user_id = 'x' AND is_active = 1 ORDER BY created_at DESC"],
    ["a conversation", "SELECT * FROM conversation_messages WHERE conversation_id = 'x' ORDER BY seq"],
    ["a ticket's orders", "SELECT * FROM parts_orders WHERE ticket_id = 'x' ORDER BY seq DESC"],
    ["the newest people", "SELECT * FROM user_profiles ORDER BY seq DESC LIMIT 51"],
    [
      "a search",
      "SELECT t.* FROM support_tickets_fts f JOIN support_tickets t ON t.seq = f.rowid WHERE f.support_tickets_fts MATCH '\"abc\"' ORDER BY f.rowid DESC LIMIT 51",
    ],
  ])("give %s without a sort", async (_, query) => {
    expect(await plan(query)).not.toMatch(/TEMP B-TREE/);
  });

  test("give the emergencies that nobody has taken from an index of nothing else", async () => {
    const { sql: query, params } = selectOverdueEmergencies(db, { now: 1, limit: 5 }).toSQL();
    const { rows } = await db.$client.execute({
      sql: `EXPLAIN QUERY PLAN ${query}`,
      args: params.map(Number),
    });
    expect(rows.map((row) => String(row["detail"])).join("; ")).toMatch(
      /^SEARCH support_tickets USING INDEX support_tickets_unclaimed_emergency \(status=\? AND created_at<\?\)$/,
    );
  });

  test("serve every foreign key, so that a deletion reads no whole table", async () => {
    const missing: string[] = [];
    for (const table of tables) {
      const { name, foreignKeys } = getTableConfig(table);
      for (const key of foreignKeys) {
        const column = key.reference().columns[0]?.name ?? "";
        if (column === "tier_id") continue;
        if (!(await plan(`SELECT 1 FROM "${name}" WHERE "${column}" = 'x'`)).startsWith("SEARCH"))
          missing.push(`${name}.${column}`);
      }
    }
    expect(missing).toEqual([]);
  });
});

test("text comes back as it was: emoji, right-to-left, joiners, four bytes", async () => {
  const text = "👨‍👩‍👧 🚛\u200d مرحبا \u202e abc \u{1F9F0} é é ﷽";
  const ticket = await makeTicket(db, { issueDescription: text, chatHistory: [{ role: "user", content: text }] });
  const [back] = await db.select().from(supportTickets).where(sql`${supportTickets.id} = ${ticket.id}`);
  expect(back?.issueDescription).toBe(text);
  expect(back?.chatHistory).toEqual([{ role: "user", content: text }]);
});
