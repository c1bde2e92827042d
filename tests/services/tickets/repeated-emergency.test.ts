import { and, eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { photos, supportTickets, ticketEvents } from "#db/schema/index.ts";
import { cancelsPerAccount, ticketsPerAccount, ticketsPerAddress } from "#domain/requests/account-limits.ts";
import { joinsWithin, mostOpenEmergencies } from "#domain/tickets/repeated-emergency.ts";
import { callerFor, makeActor } from "#tests/support/actors.ts";
import { type TestDeps, testDeps } from "#tests/support/deps.ts";
import { makePhoto } from "#tests/support/factories.ts";
import { outcome } from "#tests/support/refusal.ts";

async function driver(deps: TestDeps = testDeps(), address?: string) {
  const { actor } = await makeActor(deps.db, "driver");
  const { tickets } = callerFor(deps, actor, address === undefined ? {} : { address }).driver;
  const count = () => deps.db.$count(supportTickets, eq(supportTickets.userId, actor.userId));
  return { deps, actor, tickets, count };
}

function emergency(changes: object = {}) {
  return {
    submissionId: crypto.randomUUID(),
    contactName: "Jo Driver",
    contactPhone: "+1 775 555 0142",
    truckBrand: "Kenworth",
    truckYear: 2019,
    truckModel: "T680",
    issueDescription: "Smoke from the trailer.",
    urgencyLevel: "emergency" as const,
    ...changes,
  };
}

const repeatsOf = (deps: TestDeps, ticketId: string) =>
  deps.db
    .select()
    .from(ticketEvents)
    .where(and(eq(ticketEvents.ticketId, ticketId), eq(ticketEvents.type, "ticket.reported_again")))
    .orderBy(ticketEvents.seq);

describe("An emergency that is reported again", () => {
  it("is one ticket, though it comes 120 times at once; none is refused", async () => {
    const { tickets, count } = await driver();
    const answers = await Promise.all(
      Array.from({ length: 120 }, (_, n) => tickets.submit(emergency({ issueDescription: `Smoke ${n}` }))),
    );
    expect(new Set(answers.map(({ ticketNumber }) => ticketNumber)).size).toBe(1);
    expect(await count()).toBe(1);
  });

  it("puts what is new into the ticket's room, and says nothing twice", async () => {
    const { deps, tickets } = await driver();
    const first = await tickets.submit(emergency());
    expect(await tickets.submit(emergency())).toEqual(first);
    expect(await repeatsOf(deps, first.id)).toEqual([]);
    const more = emergency({ issueDescription: "It burns now.", highway: "I-80 W", mileMarker: "102" });
    expect(await tickets.submit(more)).toEqual(first);
    expect(await tickets.submit(more)).toEqual(first);
    const events = await repeatsOf(deps, first.id);
    expect(events).toMatchObject([
      { audience: "everyone", actorName: "Jo Driver", version: 2, data: { messageText: "It burns now.\nI-80 W 102" } },
    ]);
    await deps.settled();
    expect(deps.rooms.published.map(({ type }) => type)).toEqual(["ticket.submitted", "ticket.reported_again"]);
  });

  it("puts its photos onto the ticket, the driver's own alone", async () => {
    const { deps, actor, tickets } = await driver();
    const { id } = await tickets.submit(emergency());
    const [own, strangers] = await Promise.all([makePhoto(deps.db, { userId: actor.userId }), makePhoto(deps.db)]);
    await tickets.submit(emergency({ photoIds: [own.id, strangers.id] }));
    const onTicket = await deps.db.select({ id: photos.id }).from(photos).where(eq(photos.ticketId, id));
    expect(onTicket).toEqual([{ id: own.id }]);
  });

  it("finds the ticket that it was added to also when that is over", async () => {
    const { tickets } = await driver();
    const first = await tickets.submit(emergency());
    const again = emergency({ issueDescription: "It burns now." });
    await tickets.submit(again);
    await tickets.cancel({ ticketId: first.id });
    expect(await tickets.submit(again)).toEqual(first);
  });

  it.each([
    ["is for another truck", { truckModel: "W900" }, 0],
    ["comes half a day later", {}, joinsWithin],
  ])("is a ticket of its own when it %s", async (_when, changes, later) => {
    const { deps, tickets, count } = await driver();
    await tickets.submit(emergency());
    deps.clock.advance(later);
    await tickets.submit(emergency(changes));
    expect(await count()).toBe(2);
  });

  it("is a ticket of its own when the first is over, and beside a request that is no emergency", async () => {
    const { tickets, count } = await driver();
    await tickets.submit(emergency({ urgencyLevel: "low", issueDescription: "The air conditioning is weak." }));
    const { id } = await tickets.submit(emergency());
    expect(await count()).toBe(2);
    await tickets.cancel({ ticketId: id });
    await tickets.submit(emergency());
    expect(await count()).toBe(3);
  });

  it("is no new ticket when it was cancelled and reported again too often", async () => {
    const { tickets } = await driver();
    const made = new Set<string>();
    const cancelAndAgain = async () => {
      const { id } = await tickets.submit(emergency());
      made.add(id);
      return outcome(tickets.cancel({ ticketId: id }));
    };
    for (let n = 0; n < cancelsPerAccount.limit; n += 1) expect(await cancelAndAgain()).toBeNull();
    for (let n = 0; n < 5; n += 1) expect(await cancelAndAgain()).toBe("ticket.cancel_limited");
    expect(made.size).toBe(cancelsPerAccount.limit + 1);
  });

  it("joins the newest when many are open, whatever truck it is said to be for", async () => {
    const { tickets, count } = await driver();
    for (let n = 0; n < 2 * mostOpenEmergencies; n += 1) await tickets.submit(emergency({ truckModel: `Model ${n}` }));
    expect(await count()).toBe(mostOpenEmergencies);
  });

  it("never joins another driver's", async () => {
    const [one, other] = [await driver(), await driver()];
    const first = await one.tickets.submit(emergency());
    expect((await other.tickets.submit(emergency())).id).not.toBe(first.id);
  });
});

describe("Requests that are no emergency", () => {
  const request = () => emergency({ urgencyLevel: "medium", issueDescription: "The air conditioning is weak." });

  it("are so many an hour for one account; an emergency still goes through, and so does what was sent before", async () => {
    const { deps, tickets, count } = await driver();
    const sent = request();
    await tickets.submit(sent);
    for (let n = 1; n < ticketsPerAccount.limit; n += 1) await tickets.submit(request());
    expect(await outcome(tickets.submit(request()))).toBe("ticket.rate_limited");
    expect(await outcome(tickets.submit(sent))).toBeNull();
    expect(await outcome(tickets.submit(emergency()))).toBeNull();
    expect(await count()).toBe(ticketsPerAccount.limit + 1);
    deps.clock.advance(ticketsPerAccount.windowMs);
    expect(await outcome(tickets.submit(request()))).toBeNull();
  });

  it("are so many an hour from one address", async () => {
    const deps = testDeps({ local: false });
    const address = crypto.randomUUID();
    for (let left = ticketsPerAddress.limit; left > 0; left -= ticketsPerAccount.limit) {
      const { tickets } = await driver(deps, address);
      for (let n = 0; n < Math.min(left, ticketsPerAccount.limit); n += 1) await tickets.submit(request());
    }
    const { tickets } = await driver(deps, address);
    expect(await outcome(tickets.submit(request()))).toBe("ticket.rate_limited");
    expect(await outcome(tickets.submit(emergency()))).toBeNull();
  });
});
