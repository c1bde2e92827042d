import { eq, inArray } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type DashboardCounts, readCounts, recount } from "#db/queries/counters.ts";
import { counters, partsOrders, supportTickets, userProfiles, users } from "#db/schema/index.ts";
import { partStatuses } from "#domain/parts/order.ts";
import { ticketStatuses } from "#domain/tickets/ticket.ts";
import { newTicketNumber } from "#domain/tickets/ticket-number.ts";
import { makeTicket, makeUser, randomBytes, someId } from "#tests/support/factories.ts";
import { type OwnDatabase, openMigratedDatabase } from "./own-database.ts";

let own: OwnDatabase;

beforeAll(async () => {
  own = await openMigratedDatabase();
});

afterAll(() => own.close());

type Step =
  | { readonly do: "add person" }
  | { readonly do: "add ticket"; readonly status: number }
  | { readonly do: "add part"; readonly ticket: number; readonly status: number }
  | { readonly do: "set ticket"; readonly ticket: number; readonly status: number }
  | { readonly do: "set part"; readonly part: number; readonly status: number }
  | { readonly do: "set all tickets"; readonly status: number }
  | { readonly do: "touch all tickets" }
  | { readonly do: "remove ticket"; readonly ticket: number }
  | { readonly do: "remove part"; readonly part: number }
  | { readonly do: "remove person"; readonly person: number };

const pick = fc.nat({ max: 1000 });
const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ do: fc.constant("add person" as const) }),
  { weight: 3, arbitrary: fc.record({ do: fc.constant("add ticket" as const), status: pick }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant("add part" as const), ticket: pick, status: pick }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant("set ticket" as const), ticket: pick, status: pick }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant("set part" as const), part: pick, status: pick }) },
  fc.record({ do: fc.constant("set all tickets" as const), status: pick }),
  fc.record({ do: fc.constant("touch all tickets" as const) }),
  fc.record({ do: fc.constant("remove ticket" as const), ticket: pick }),
  fc.record({ do: fc.constant("remove part" as const), part: pick }),
  fc.record({ do: fc.constant("remove person" as const), person: pick }),
);

test("the counters are right after any inserts, changes and deletes, cascades included", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 40 }), async (steps) => {
      await emptyAll();
      const model = new Model();
      const statements = steps.flatMap((one) => model.apply(one));
      const [first, ...rest] = statements;
      if (first !== undefined) await own.db.batch([first, ...rest]);
      expect(await readCounts(own.db)).toEqual(model.counts());
      expect(await recount(own.db)).toEqual([]);
    }),
    { numRuns: 60 },
  );
});

test("a recount says what had drifted and sets it right", async () => {
  await emptyAll();
  await makeTicket(own.db);
  await own.db.update(counters).set({ value: 41 }).where(eq(counters.name, "tickets.total"));
  await own.db.delete(counters).where(eq(counters.name, "parts.pending"));

  expect(await recount(own.db)).toEqual([
    { name: "tickets.total", stored: 41, counted: 1 },
    { name: "parts.pending", stored: null, counted: 0 },
  ]);
  expect(await recount(own.db)).toEqual([]);
  expect(await readCounts(own.db)).toMatchObject({ totalTickets: 1, openTickets: 1, pendingOrders: 0 });
});

test("a write that is rolled back counts nothing", async () => {
  await emptyAll();
  const before = await readCounts(own.db);
  await expect(
    own.db.transaction(async (tx) => {
      const id = someId("user");
      await tx.insert(users).values({ id, email: `${id}@example.test`, passwordHash: "-", createdAt: 1 });
      await tx.insert(userProfiles).values({ id, email: `${id}@example.test`, createdAt: 1 });
      throw new Error("changed my mind");
    }),
  ).rejects.toThrow("changed my mind");
  expect(await readCounts(own.db)).toEqual(before);
});

test("twenty tickets written at once are twenty more", async () => {
  await emptyAll();
  const { id: userId } = await makeUser(own.db);
  await Promise.all(Array.from({ length: 20 }, () => makeTicket(own.db, { userId })));
  expect(await readCounts(own.db)).toMatchObject({ totalTickets: 20, openTickets: 20, totalUsers: 1 });
});

async function emptyAll(): Promise<void> {
  await own.db.batch([own.db.delete(partsOrders), own.db.delete(supportTickets), own.db.delete(users)]);
}

/** What there should be, and the statements that make it so. */
class Model {
  readonly #people: string[] = [];
  readonly #tickets: { id: string; person: string; status: (typeof ticketStatuses)[number] }[] = [];
  readonly #parts: { id: string; ticket: string; status: (typeof partStatuses)[number] }[] = [];

  apply(one: Step): BatchItem<"sqlite">[] {
    const { db } = own;
    switch (one.do) {
      case "add person":
        return this.#addPerson().statements;
      case "add ticket": {
        const made = this.#people.length === 0 ? this.#addPerson() : null;
        const ticket = {
          id: someId("ticket"),
          person: made?.id ?? at(this.#people, one.status),
          status: at(ticketStatuses, one.status),
        };
        this.#tickets.push(ticket);
        return [...(made?.statements ?? []), db.insert(supportTickets).values(ticketRow(ticket))];
      }
      case "add part": {
        if (this.#tickets.length === 0) return [];
        const part = {
          id: someId("part"),
          ticket: at(this.#tickets, one.ticket).id,
          status: at(partStatuses, one.status),
        };
        this.#parts.push(part);
        return [db.insert(partsOrders).values(partRow(part))];
      }
      case "set ticket": {
        if (this.#tickets.length === 0) return [];
        const ticket = at(this.#tickets, one.ticket);
        ticket.status = at(ticketStatuses, one.status);
        return [db.update(supportTickets).set({ status: ticket.status }).where(eq(supportTickets.id, ticket.id))];
      }
      case "set part": {
        if (this.#parts.length === 0) return [];
        const part = at(this.#parts, one.part);
        part.status = at(partStatuses, one.status);
        return [db.update(partsOrders).set({ status: part.status }).where(eq(partsOrders.id, part.id))];
      }
      case "set all tickets": {
        const status = at(ticketStatuses, one.status);
        for (const ticket of this.#tickets) ticket.status = status;
        return [db.update(supportTickets).set({ status })];
      }
      case "touch all tickets":
        return [db.update(supportTickets).set({ updatedAt: 2, contactName: "Someone else" })];
      case "remove ticket": {
        if (this.#tickets.length === 0) return [];
        const { id } = at(this.#tickets, one.ticket);
        this.#forgetTickets([id]);
        return [db.delete(supportTickets).where(eq(supportTickets.id, id))];
      }
      case "remove part": {
        if (this.#parts.length === 0) return [];
        const { id } = at(this.#parts, one.part);
        remove(this.#parts, (part) => part.id === id);
        return [db.delete(partsOrders).where(inArray(partsOrders.id, [id]))];
      }
      case "remove person": {
        if (this.#people.length === 0) return [];
        const id = at(this.#people, one.person);
        remove(this.#people, (person) => person === id);
        this.#forgetTickets(this.#tickets.filter(({ person }) => person === id).map((ticket) => ticket.id));
        return [db.delete(users).where(eq(users.id, id))];
      }
    }
  }

  counts(): DashboardCounts {
    const tickets = (...statuses: string[]) => this.#tickets.filter(({ status }) => statuses.includes(status)).length;
    const parts = (...statuses: string[]) => this.#parts.filter(({ status }) => statuses.includes(status)).length;
    return {
      totalTickets: this.#tickets.length,
      openTickets: tickets("open", "in_progress"),
      resolvedTickets: tickets("resolved", "closed"),
      totalUsers: this.#people.length,
      pendingOrders: parts("pending", "approved", "ordered"),
      completedOrders: parts("delivered"),
    };
  }

  #addPerson() {
    const id = someId("user");
    const email = `${id}@example.test`;
    this.#people.push(id);
    const statements: BatchItem<"sqlite">[] = [
      own.db.insert(users).values({ id, email, passwordHash: "-", createdAt: 1 }),
      own.db.insert(userProfiles).values({ id, email, createdAt: 1 }),
    ];
    return { id, statements };
  }

  #forgetTickets(ids: readonly string[]): void {
    remove(this.#tickets, ({ id }) => ids.includes(id));
    remove(this.#parts, ({ ticket }) => ids.includes(ticket));
  }
}

function ticketRow(ticket: { id: string; person: string; status: (typeof ticketStatuses)[number] }) {
  return {
    id: ticket.id,
    ticketNumber: newTicketNumber(randomBytes),
    submissionId: ticket.id,
    userId: ticket.person,
    status: ticket.status,
    urgencyLevel: "low" as const,
    responseDueAt: 1,
    contactName: "Somebody",
    preferredLanguage: "en" as const,
    truckBrand: "Mack",
    truckYear: 2018,
    truckModel: "Anthem",
    issueDescription: "It will not start.",
    chatHistory: [],
    createdAt: 1,
    updatedAt: 1,
  };
}

function partRow(part: { id: string; ticket: string; status: (typeof partStatuses)[number] }) {
  return {
    id: part.id,
    ticketId: part.ticket,
    partsDescription: "Air line",
    price: 1250,
    status: part.status,
    createdAt: 1,
    updatedAt: 1,
  };
}

function at<Item>(items: readonly Item[], index: number): Item {
  const item = items[index % items.length];
  if (item === undefined) throw new Error("nothing to pick from");
  return item;
}

function remove<Item>(items: Item[], gone: (item: Item) => boolean): void {
  items.splice(0, items.length, ...items.filter((item) => !gone(item)));
}
