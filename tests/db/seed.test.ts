import { eq, like } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import * as z from "zod/mini";
import { readCounts, recount } from "#db/queries/counters.ts";
import { listNearbyPlaces } from "#db/queries/places.ts";
import * as schema from "#db/schema/index.ts";
import { demoAccounts, demoPassword, seedDemo, seededBytes } from "#db/seed.ts";
import { decideAccess } from "#domain/access/subscription.ts";
import { chatLanguages } from "#domain/languages/languages.ts";
import { partStatuses } from "#domain/parts/order.ts";
import { formatPrice } from "#domain/parts/price.ts";
import { nearbyRadius } from "#domain/places/place.ts";
import { CreateReplyInput } from "#domain/replies/inputs.ts";
import { gapsIn } from "#domain/replies/variables.ts";
import { dangerOf } from "#domain/tickets/next-ticket.ts";
import { ticketStatuses } from "#domain/tickets/ticket.ts";
import { parseTicketNumber } from "#domain/tickets/ticket-number.ts";
import { urgencyLevels } from "#domain/tickets/urgency.ts";
import { countingDb } from "#tests/support/counting-db.ts";
import { makeUser } from "#tests/support/factories.ts";
import { type OwnDatabase, openMigratedDatabase } from "./own-database.ts";

const now = Date.UTC(2026, 10, 20, 8, 30);
const hashPassword = async (password: string) => `hashed ${password}`;

let own: OwnDatabase;
let roundTrips: number;

beforeAll(async () => {
  own = await openMigratedDatabase();
  const { db, requests } = countingDb(own.url);
  expect(await seedDemo({ db, now, hashPassword, randomBytes: seededBytes(7) })).toBe(true);
  roundTrips = requests();
});

afterAll(() => own.close());

test("the demo data is written at one go: a look whether there is any, then one batch", () => {
  expect(roundTrips).toBe(2);
});

test("the four demo accounts have the one password and their roles; nobody else can sign in", async () => {
  expect(demoAccounts.map(({ email, role }) => [email, role])).toEqual([
    ["driver@demo.test", "driver"],
    ["tech@demo.test", "tech"],
    ["tech2@demo.test", "tech"],
    ["admin@demo.test", "admin"],
  ]);
  const signIns = await own.db
    .select({ email: schema.users.email })
    .from(schema.users)
    .where(eq(schema.users.passwordHash, `hashed ${demoPassword}`));
  expect(signIns.map(({ email }) => email).sort()).toEqual(demoAccounts.map(({ email }) => email).sort());
  const roles = await own.db
    .select({ email: schema.users.email, role: schema.userRoles.role })
    .from(schema.userRoles)
    .innerJoin(schema.users, eq(schema.users.id, schema.userRoles.userId));
  expect(roles.map(({ email, role }) => `${email} ${role}`).sort()).toEqual([
    "admin@demo.test admin",
    "tech2@demo.test tech",
    "tech@demo.test tech",
  ]);
});

test("the demo driver has fourteen days of trial, three trucks and their repair history", async () => {
  const driver = await person("driver@demo.test");
  const [subscription] = await own.db
    .select()
    .from(schema.userSubscriptions)
    .where(eq(schema.userSubscriptions.userId, driver.id));
  expect(decideAccess(subscription ?? null, now)).toMatchObject({ allowed: true, status: "trialing", daysLeft: 14 });
  const trucks = await own.db.select().from(schema.fleetTrucks).where(eq(schema.fleetTrucks.userId, driver.id));
  expect(trucks).toHaveLength(3);
  for (const truck of trucks) {
    expect(truck.vin).toMatch(/^[A-HJ-NPR-Z0-9]{17}$/);
    const repairs = await own.db.$count(schema.repairHistory, eq(schema.repairHistory.truckId, truck.id));
    expect(repairs).toBeGreaterThan(0);
  }
});

describe("the tickets", () => {
  test("are some dozens, in every status at every urgency, and every order of parts is somewhere", async () => {
    const tickets = await own.db.select().from(schema.supportTickets);
    expect(tickets.length).toBeGreaterThanOrEqual(36);
    const kinds = new Set(tickets.map(({ status, urgencyLevel }) => `${status} ${urgencyLevel}`));
    expect(kinds.size).toBe(ticketStatuses.length * urgencyLevels.length);
    const parts = await own.db.select({ status: schema.partsOrders.status }).from(schema.partsOrders);
    expect(new Set(parts.map(({ status }) => status))).toEqual(new Set(partStatuses));
    expect(new Set(tickets.map(({ preferredLanguage }) => preferredLanguage))).toEqual(
      new Set(["en", "es", "ar", "ru"]),
    );
  });

  test("agree with their events, and lie in the past, the newest last", async () => {
    const tickets = await own.db.select().from(schema.supportTickets).orderBy(schema.supportTickets.seq);
    const events = await own.db.select().from(schema.ticketEvents).orderBy(schema.ticketEvents.seq);
    expect(tickets.map(({ createdAt }) => createdAt)).toEqual(
      tickets.map(({ createdAt }) => createdAt).toSorted((a, b) => a - b),
    );
    for (const ticket of tickets) {
      expect(parseTicketNumber(ticket.ticketNumber)).toBe(ticket.ticketNumber);
      expect(ticket.updatedAt).toBeLessThanOrEqual(now);
      const own = events.filter(({ ticketId }) => ticketId === ticket.id);
      expect(own.map(({ version }) => version)).toEqual(own.map((_, index) => index + 1));
      expect(own.length).toBe(ticket.version);
      const statuses = own
        .map(({ data }) => data["status"])
        .filter((status) => ticketStatuses.some((one) => one === status));
      expect(statuses.at(-1)).toBe(ticket.status);
      expect(ticket.assignedTo !== null, ticket.issueDescription).toBe(
        own.some(({ type }) => type === "ticket.claimed"),
      );
      const danger = { urgencyLevel: ticket.urgencyLevel, assessedUrgency: ticket.assessedUrgency };
      const escalates = ticket.status === "open" && dangerOf(danger) === "emergency";
      const untold = own.filter(({ toldAt }) => toldAt === null).map(({ type }) => type);
      expect(
        untold,
        "only an unclaimed emergency waits to be brought to its room, whose alarm then escalates it",
      ).toEqual(escalates ? ["ticket.submitted"] : []);
      expect(own.every(({ createdAt }) => createdAt <= now)).toBe(true);
    }
  });

  test("tell of their parts as the desk does: every change says what an order has become", async () => {
    const parts = new Map((await own.db.select().from(schema.partsOrders)).map((part) => [part.id, part]));
    const events = await own.db.select().from(schema.ticketEvents);
    for (const { type, data } of events.filter(({ type }) => type.startsWith("part."))) {
      const part = parts.get(String(data["partId"]));
      expect(data).toMatchObject(
        type === "part.proposed"
          ? { partStatus: "pending", price: formatPrice(part?.price ?? -1) }
          : { partStatus: part?.status, partsDescription: part?.partsDescription },
      );
      expect(data).not.toHaveProperty("status");
    }
  });

  test("have rooms that can be refilled: numbered without a gap, events under their own ids, notes for staff alone", async () => {
    const items = await own.db.select().from(schema.supportChatMessages).orderBy(schema.supportChatMessages.rowSeq);
    const events = await own.db.select().from(schema.ticketEvents);
    const tickets = Map.groupBy(items, ({ ticketId }) => ticketId);
    for (const room of tickets.values()) {
      expect(room.map(({ seq }) => seq)).toEqual(room.map((_, index) => index + 1));
      const times = room.map(({ createdAt }) => createdAt);
      expect(times).toEqual(times.toSorted((a, b) => a - b));
    }
    const told = items.filter(({ kind }) => kind === "system").map(({ id }) => id);
    const brought = events.filter(({ toldAt }) => toldAt !== null).map(({ id }) => id);
    expect(told.sort()).toEqual(brought.sort());
    expect(
      items.filter(({ audience }) => audience === "staff").every(({ senderType }) => senderType !== "driver"),
    ).toBe(true);
    expect(items.some(({ kind, audience }) => kind === "message" && audience === "staff")).toBe(true);
  });

  test("are counted", async () => {
    expect(await recount(own.db)).toEqual([]);
    expect((await readCounts(own.db)).totalTickets).toBeGreaterThanOrEqual(36);
  });
});

test("some sixty places, all marked Demo, with telephone numbers that belong to nobody", async () => {
  const places = await own.db.select().from(schema.places);
  expect(places.length).toBeGreaterThanOrEqual(60);
  for (const place of places) {
    expect(place).toMatchObject({ isDemo: true, source: "demo" });
    expect(place.name).toMatch(/^Demo /);
    if (place.phone !== null) expect(place.phone).toMatch(/^\(\d{3}\) 555-01\d\d$/);
  }
  const tickets = await own.db.select().from(schema.supportTickets);
  for (const { locationLat, locationLng, contactPhone } of tickets) {
    expect(contactPhone).toMatch(/555-01\d\d$/);
    const near = await listNearbyPlaces(
      own.db,
      { latitude: locationLat ?? 0, longitude: locationLng ?? 0 },
      nearbyRadius,
    );
    expect(near.length).toBeGreaterThan(0);
  }
});

test("the team's replies stand in every language of the chat, each with the same variables", async () => {
  const replies = await own.db.select().from(schema.cannedResponses);
  expect(replies.length).toBeGreaterThanOrEqual(12);
  for (const { ownerId, shortcut, title, texts } of replies) {
    expect(ownerId).toBeNull();
    expect(z.safeParse(CreateReplyInput, { scope: "team", shortcut, title, texts }).success, shortcut).toBe(true);
    const named = chatLanguages.map((language) => variablesIn(texts[language] ?? ""));
    expect(named, shortcut).toEqual(named.map(() => named[0]));
  }
  expect(replies.some(({ texts }) => variablesIn(texts.en ?? "").includes("eta"))).toBe(true);
});

test("a database that has accounts is left as it is", async () => {
  const before = await own.db.select().from(schema.users);
  expect(await seedDemo({ db: own.db, now, hashPassword, randomBytes: seededBytes(8) })).toBe(false);
  expect(await own.db.select().from(schema.users)).toEqual(before);

  const other = await openMigratedDatabase();
  try {
    await makeUser(other.db);
    expect(await seedDemo({ db: other.db, now, hashPassword, randomBytes: seededBytes(7) })).toBe(false);
    expect(await other.db.$count(schema.supportTickets)).toBe(0);
  } finally {
    await other.close();
  }
});

test("the same seed makes the same data", async () => {
  const other = await openMigratedDatabase();
  try {
    await seedDemo({ db: other.db, now, hashPassword, randomBytes: seededBytes(7) });
    expect(await other.db.select().from(schema.supportTickets)).toEqual(
      await own.db.select().from(schema.supportTickets),
    );
    expect(await other.db.select().from(schema.supportChatMessages)).toEqual(
      await own.db.select().from(schema.supportChatMessages),
    );
    expect(await other.db.select().from(schema.places)).toEqual(await own.db.select().from(schema.places));
  } finally {
    await other.close();
  }
});

function variablesIn(text: string): readonly string[] {
  return [...new Set(gapsIn(text).map(({ variable }) => variable))].sort();
}

async function person(email: string) {
  const [found] = await own.db.select().from(schema.users).where(like(schema.users.email, email));
  if (found === undefined) throw new Error(`${email} is not in the demo data`);
  return found;
}
