import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { listAlerted } from "#db/queries/ticket-escalation.ts";
import { supportTickets, techProfiles, ticketEvents } from "#db/schema/index.ts";
import { callerFor, makeActor } from "#tests/support/actors.ts";
import { beforeTheWrite } from "#tests/support/before-the-write.ts";
import { type TestDeps, testDeps } from "#tests/support/deps.ts";
import { makeTicket, makeUser } from "#tests/support/factories.ts";
import type { MailMessage } from "#worker/ports/mail.ts";
import { escalateTicket } from "#worker/services/tickets/escalate-ticket.ts";

const minute = 60_000;
const nothing = { escalated: false, askAgainAt: null };

/** An emergency that nobody has taken for six minutes, its driver, and a technician who is there. */
async function unclaimed(options: Parameters<typeof makeTicket>[1] = {}) {
  const deps = testDeps();
  const { actor: driver } = await makeActor(deps.db, "driver");
  const { actor: tech, user } = await makeActor(deps.db, "tech");
  const createdAt = deps.clock.now() - 6 * minute;
  const ticket = await makeTicket(deps.db, {
    userId: driver.userId,
    urgencyLevel: "emergency",
    createdAt,
    locationAddress: "Elko, NV",
    highway: "I-80",
    direction: "W",
    mileMarker: "102",
    ...options,
  });
  const input = { ticketId: ticket.id };
  const claim = () => callerFor(deps, tech).tech.tickets.claim({ ...input, name: "Tess" });
  return { deps, driver, tech, email: user.email, ticket, input, createdAt, claim };
}

async function eventsOf(deps: TestDeps, ticketId: string) {
  const events = await deps.db.select().from(ticketEvents).where(eq(ticketEvents.ticketId, ticketId));
  return events.sort((a, b) => a.seq - b.seq);
}

async function rowOf(deps: TestDeps, ticketId: string) {
  const [row] = await deps.db.select().from(supportTickets).where(eq(supportTickets.id, ticketId));
  return row;
}

describe("An emergency that nobody takes", () => {
  it("is escalated: one event for the staff alone, and it is told", async () => {
    const { deps, ticket, input, createdAt } = await unclaimed();

    expect(await escalateTicket({ deps, input })).toEqual({
      escalated: true,
      askAgainAt: createdAt + 10 * minute,
    });

    await deps.settled();
    const now = deps.clock.now();
    const events = await eventsOf(deps, ticket.id);
    expect(events).toMatchObject([
      {
        type: "ticket.escalated",
        version: 2,
        audience: "staff",
        actorId: null,
        data: { ticketNumber: ticket.ticketNumber, unclaimedSince: createdAt, escalatedAt: now },
      },
    ]);
    expect(deps.rooms.published).toMatchObject([{ id: events[0]?.id, ticketId: ticket.id, version: 2 }]);
    expect(await rowOf(deps, ticket.id)).toMatchObject({ status: "open", assignedTo: null, escalatedAt: now });
    expect(deps.logged).toEqual([]);
  });

  it("is escalated again after ten minutes: one more event, and one more mail to the administrators", async () => {
    const { deps, email, ticket, input, createdAt } = await unclaimed();
    const admin = await makeUser(deps.db, { roles: ["admin"] });
    await escalateTicket({ deps, input });
    const before = await escalateTicket({ deps, input });
    expect(before).toEqual({ escalated: false, askAgainAt: createdAt + 10 * minute });
    const first = deps.clock.now();

    deps.clock.advance(4 * minute);
    expect(await escalateTicket({ deps, input })).toEqual({ escalated: true, askAgainAt: null });
    expect(await escalateTicket({ deps, input })).toEqual(nothing);

    await deps.settled();
    const again = await rowOf(deps, ticket.id);
    expect(again).toMatchObject({ escalatedAt: first, escalatedAgainAt: deps.clock.now() });
    expect(await eventsOf(deps, ticket.id)).toMatchObject([
      { type: "ticket.escalated", data: { stage: 1 } },
      { type: "ticket.escalated", data: { stage: 2, escalatedAt: first }, audience: "staff" },
    ]);
    expect(deps.mail.to(email)).toHaveLength(1);
    expect(deps.mail.to(admin.email)).toHaveLength(2);
  });

  it("is mailed once to every available technician and administrator, and to nobody else", async () => {
    const { deps, driver, email, input } = await unclaimed();
    const admin = await makeUser(deps.db, { roles: ["admin"] });
    const both = await makeUser(deps.db, { roles: ["admin", "tech"] });
    const away = await makeUser(deps.db, { roles: ["tech"] });
    await deps.db.update(techProfiles).set({ isAvailable: false }).where(eq(techProfiles.userId, away.id));
    const disabled = await makeUser(deps.db, { roles: ["tech"], disabledAt: 1 });

    await escalateTicket({ deps, input });
    await deps.settled();

    for (const to of [email, admin.email, both.email]) expect(deps.mail.to(to)).toHaveLength(1);
    for (const to of [driver.email, away.email, disabled.email]) expect(deps.mail.to(to)).toEqual([]);
    expect(new Set(deps.mail.sent.map(({ to }) => to)).size).toBe(deps.mail.sent.length);
  });

  it("is named in the mail by number, urgency and place, with the way to it and nothing of the driver", async () => {
    const { deps, email, ticket, input } = await unclaimed({ contactEmail: "dana@example.test" });

    await escalateTicket({ deps, input });
    await deps.settled();

    const [mail] = deps.mail.to(email);
    expect(mail?.subject).toBe(`Emergency ${ticket.ticketNumber}: unclaimed for 6 min`);
    for (const body of [mail?.text, mail?.html]) {
      expect(body).toContain("Urgency: emergency");
      expect(body).toContain("I-80 W MM 102, Elko, NV");
      expect(body).toContain(`http://localhost:8787/support/dashboard?ticket=${ticket.ticketNumber}`);
      for (const secret of [ticket.contactName, ticket.contactPhone ?? "", "dana@example.test", "Air pressure"]) {
        expect(body).not.toContain(secret);
      }
    }
  });

  it("is escalated although a mail cannot be sent, and the others get theirs", async () => {
    const { deps, email, input } = await unclaimed();
    const admin = await makeUser(deps.db, { roles: ["admin"] });
    const send = deps.mail.send.bind(deps.mail);
    deps.mail.send = (message: MailMessage) =>
      message.to === email ? Promise.reject(new Error("no such box")) : send(message);

    expect((await escalateTicket({ deps, input })).escalated).toBe(true);

    await deps.settled();
    expect(deps.logged).toMatchObject([{ event: "ticket.escalation_mail_failed" }]);
    expect(deps.mail.to(admin.email)).toHaveLength(1);
  });

  it("is escalated although rooms and desk cannot be told; the event waits", async () => {
    const { deps, email, ticket, input } = await unclaimed();
    deps.rooms.fail = true;

    expect((await escalateTicket({ deps, input })).escalated).toBe(true);

    await deps.settled();
    expect((await eventsOf(deps, ticket.id))[0]?.toldAt).toBeNull();
    expect(deps.mail.to(email)).toHaveLength(1);
  });

  it("is escalated once, however many ask at once", async () => {
    const { deps, email, ticket, input } = await unclaimed();

    const answers = await Promise.all(Array.from({ length: 5 }, () => escalateTicket({ deps, input })));

    await deps.settled();
    expect(answers.filter(({ escalated }) => escalated)).toHaveLength(1);
    expect(await eventsOf(deps, ticket.id)).toHaveLength(1);
    expect(deps.rooms.published).toHaveLength(1);
    expect(deps.mail.to(email)).toHaveLength(1);
    expect((await escalateTicket({ deps, input })).escalated).toBe(false);
  });

  it("is seen by the staff in the list and on the ticket, and by its driver nowhere", async () => {
    const { deps, driver, tech, ticket, input } = await unclaimed();
    await escalateTicket({ deps, input });
    await deps.settled();

    const staff = callerFor(deps, tech).tech.tickets;
    const escalatedAt = deps.clock.now();
    const { items } = await staff.list({ q: ticket.ticketNumber });
    expect(items).toMatchObject([{ escalatedAt, unclaimedSince: null }]);
    const open = await staff.get(input);
    expect(open).toMatchObject({ escalatedAt, timeline: [{ type: "ticket.escalated" }] });

    const own = callerFor(deps, driver).driver;
    const seen = [await own.tickets.get(input), await own.tickets.list({}), await own.account.export()];
    expect(JSON.stringify(seen)).toContain(ticket.ticketNumber);
    expect(JSON.stringify(seen)).not.toMatch(/escalat|unclaimed/i);
  });

  it("can be escalated again once somebody had it and gave it back", async () => {
    const { deps, tech, email, ticket, input, claim } = await unclaimed();
    await escalateTicket({ deps, input });
    await claim();
    expect(await rowOf(deps, ticket.id)).toMatchObject({ escalatedAt: null, unclaimedSince: null });
    deps.clock.advance(minute);
    await callerFor(deps, tech).tech.tickets.release(input);
    const releasedAt = deps.clock.now();

    expect(await escalateTicket({ deps, input })).toEqual({ escalated: false, askAgainAt: releasedAt + 5 * minute });
    deps.clock.advance(5 * minute);
    expect((await escalateTicket({ deps, input })).escalated).toBe(true);

    await deps.settled();
    expect((await eventsOf(deps, ticket.id)).map(({ type }) => type)).toEqual([
      "ticket.escalated",
      "ticket.claimed",
      "ticket.released",
      "ticket.escalated",
    ]);
    expect(deps.mail.to(email).map(({ subject }) => subject.split(": ")[1])).toEqual([
      "unclaimed for 6 min",
      "unclaimed for 5 min",
    ]);
  });

  it("waits anew when it is opened again, and when its technician may work no more", async () => {
    const { deps, ticket, input, claim } = await unclaimed();
    const { actor: admin } = await makeActor(deps.db, "admin");
    await escalateTicket({ deps, input });
    const staff = callerFor(deps, admin);
    await staff.tech.tickets.setStatus({ ...input, status: "closed" });
    deps.clock.advance(minute);
    await staff.tech.tickets.setStatus({ ...input, status: "open" });
    const reopened = { escalated: false, askAgainAt: deps.clock.now() + 5 * minute };
    expect(await escalateTicket({ deps, input })).toEqual(reopened);

    await claim();
    deps.clock.advance(minute);
    const holder = (await rowOf(deps, ticket.id))?.assignedTo ?? "";
    await staff.admin.users.disable({ userId: holder, disabled: true });
    expect(await rowOf(deps, ticket.id)).toMatchObject({ escalatedAt: null, unclaimedSince: deps.clock.now() });
  });
});

describe("A claim in the same moment", () => {
  it("wins: nothing is written, told or mailed", async () => {
    const { deps, email, ticket, input, claim } = await unclaimed();
    const late = { ...deps, db: beforeTheWrite(deps.db, claim) };

    expect(await escalateTicket({ deps: late, input })).toEqual(nothing);

    await deps.settled();
    expect((await eventsOf(deps, ticket.id)).map(({ type }) => type)).toEqual(["ticket.claimed"]);
    expect(deps.mail.to(email)).toEqual([]);
    expect(await rowOf(deps, ticket.id)).toMatchObject({ status: "in_progress", escalatedAt: null });
  });

  it("that comes a moment later is not refused, and keeps the mails from going where they have not gone yet", async () => {
    const { deps, input, ticket, claim } = await unclaimed();
    await escalateTicket({ deps, input });
    const alerted = { ticketId: ticket.id, stage: 1 as const, escalatedAt: deps.clock.now() };
    expect(await listAlerted(deps.db, alerted)).not.toEqual([]);

    expect((await claim()).status).toBe("in_progress");

    expect(await listAlerted(deps.db, alerted)).toEqual([]);
  });

  it("and the alert leave either the claim alone or both, in that order of events", async () => {
    const { deps, ticket, input, claim } = await unclaimed();

    const [answer] = await Promise.all([escalateTicket({ deps, input }), claim()]);

    await deps.settled();
    const types = (await eventsOf(deps, ticket.id)).map(({ type }) => type);
    expect(types).toEqual(answer.escalated ? ["ticket.escalated", "ticket.claimed"] : ["ticket.claimed"]);
    expect(await rowOf(deps, ticket.id)).toMatchObject({ status: "in_progress", escalatedAt: null });
  });
});

describe("What is not to be escalated stays as it is", () => {
  it("while it is too early, with the time to ask again", async () => {
    const { deps, input } = await unclaimed();
    const fresh = await makeTicket(deps.db, { urgencyLevel: "emergency", createdAt: deps.clock.now() - minute });
    expect(await escalateTicket({ deps, input: { ticketId: fresh.id } })).toEqual({
      escalated: false,
      askAgainAt: fresh.createdAt + 5 * minute,
    });
    expect(await eventsOf(deps, fresh.id)).toEqual([]);
    expect((await escalateTicket({ deps, input })).escalated).toBe(true);
  });

  it.each([
    ["less than an emergency", { urgencyLevel: "high" }],
    ["in progress", { status: "in_progress" }],
    ["resolved", { status: "resolved" }],
    ["closed", { status: "closed" }],
  ] as const)("when it is %s", async (_, options) => {
    const { deps, ticket, input } = await unclaimed(options);
    expect(await escalateTicket({ deps, input })).toEqual(nothing);
    expect(await eventsOf(deps, ticket.id)).toEqual([]);
    expect(deps.mail.sent).toEqual([]);
  });

  it("when it is not there", async () => {
    expect(await escalateTicket({ deps: testDeps(), input: { ticketId: "tkt_none" } })).toEqual(nothing);
  });
});
