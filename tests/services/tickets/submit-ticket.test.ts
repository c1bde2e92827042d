import { asc, eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { conversationMessages, photos, supportTickets, ticketEvents } from "#db/schema/index.ts";
import { assess } from "#domain/diagnosis/index.ts";
import { callerFor, makeActor } from "#tests/support/actors.ts";
import { testDeps } from "#tests/support/deps.ts";
import {
  makeConversation,
  makePhoto,
  makeTicket,
  makeTruck,
  randomBytes,
  someId,
  type UserOptions,
} from "#tests/support/factories.ts";

async function driver(options: UserOptions = {}, kind: "driver" | "expired" = "driver") {
  const deps = testDeps();
  const { actor } = await makeActor(deps.db, kind, options);
  return { deps, actor, tickets: callerFor(deps, actor).driver.tickets };
}

function submission(changes: object = {}) {
  return {
    submissionId: crypto.randomUUID(),
    contactName: "Jo Driver",
    contactPhone: "+1 775 555 0142",
    truckBrand: "Kenworth",
    truckYear: 2019,
    truckModel: "T680",
    issueDescription: "The air conditioning is weak.",
    ...changes,
  };
}

const hour = 3_600_000;

describe("submitting a ticket", () => {
  it("answers a number and within what time somebody answers", async () => {
    const { deps, actor, tickets } = await driver();

    const answer = await tickets.submit(
      submission({ urgencyLevel: "high", highway: "I-80 W", mileMarker: "102", hazardousGoods: "UN1203" }),
    );

    expect(answer).toEqual({
      id: expect.stringMatching(/^tkt_/),
      ticketNumber: expect.stringMatching(/^TRK-[0-9A-HJKMNP-TV-Z]{6}$/),
      estimatedResponseTime: "1 hour",
      responseDueAt: deps.clock.now() + hour,
    });
    const [row] = await deps.db.select().from(supportTickets).where(eq(supportTickets.id, answer.id));
    expect(row).toMatchObject({
      userId: actor.userId,
      status: "open",
      version: 1,
      highway: "I-80 W",
      mileMarker: "102",
      hazardousGoods: "UN1203",
      preferredContactMethod: "chat",
    });
  });

  it.each([
    ["en", "Smoke comes from the right rear wheel, the brake is on fire."],
    ["es", "Sale humo de la rueda trasera y el freno está en llamas."],
  ])("reads a danger in the form's own text (%s), though the driver chose a low urgency", async (language, text) => {
    const { deps, tickets } = await driver();

    const answer = await tickets.submit(
      submission({ urgencyLevel: "low", preferredLanguage: language, issueDescription: text }),
    );

    const responseDueAt = deps.clock.now() + hour / 4;
    expect(answer).toMatchObject({ estimatedResponseTime: "15 minutes", responseDueAt });
    const [row] = await deps.db.select().from(supportTickets).where(eq(supportTickets.id, answer.id));
    const clock = { responseDueAt, waitingSince: deps.clock.now(), replyDueAt: responseDueAt, firstResponseAt: null };
    expect(row).toMatchObject({ urgencyLevel: "low", assessedUrgency: "emergency", ...clock });
    const [event] = await deps.db.select().from(ticketEvents).where(eq(ticketEvents.ticketId, answer.id));
    expect(event?.data).toMatchObject({ urgencyLevel: "low", assessedUrgency: "emergency", responseDueAt });
  });

  it("makes one event for everyone, and tells it after the commit", async () => {
    const { deps, actor, tickets } = await driver();
    const { id } = await tickets.submit(submission());
    await deps.settled();
    const events = await deps.db.select().from(ticketEvents).where(eq(ticketEvents.ticketId, id));
    expect(events).toMatchObject([
      { type: "ticket.submitted", version: 1, audience: "everyone", actorId: actor.userId, actorName: "Jo Driver" },
    ]);
    expect(deps.rooms.published.map((event) => event.id)).toEqual(events.map((event) => event.id));
  });

  it("makes one ticket of one submission id, however often and however simultaneously it is sent", async () => {
    const { deps, actor, tickets } = await driver();
    const same = submission();

    const answers = await Promise.all(Array.from({ length: 5 }, () => tickets.submit(same)));
    const again = await tickets.submit({ ...same, issueDescription: "Sent again." });

    expect(new Set([...answers, again].map(({ ticketNumber }) => ticketNumber)).size).toBe(1);
    expect(await deps.db.$count(supportTickets, eq(supportTickets.userId, actor.userId))).toBe(1);
    expect(await deps.db.$count(ticketEvents, eq(ticketEvents.ticketId, again.id))).toBe(1);
    await deps.settled();
    expect(deps.rooms.published).toHaveLength(1);
  });

  it("keeps the same submission id of two drivers apart", async () => {
    const one = await driver();
    const two = await driver();
    const same = submission();
    const [a, b] = [await one.tickets.submit(same), await two.tickets.submit(same)];
    expect(a.id).not.toBe(b.id);
  });

  it("takes another number when the first is taken", async () => {
    const taken = await makeTicket(testDeps().db);
    const letters = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
    const bytes = Uint8Array.from(taken.ticketNumber.slice(4), (letter) => letters.indexOf(letter));
    let collisions = 0;
    const deps = testDeps({
      randomBytes: (length) => (length === 6 && collisions++ === 0 ? bytes : randomBytes(length)),
    });
    const { actor } = await makeActor(deps.db, "driver");

    const { ticketNumber } = await callerFor(deps, actor).driver.tickets.submit(submission());

    expect(collisions).toBe(2);
    expect(ticketNumber).not.toBe(taken.ticketNumber);
  });

  it("is answered sooner on a plan that promises so, while the plan is paid for", async () => {
    const fleet = await driver({ subscription: { status: "active", tierName: "fleet_manager" } });
    expect((await fleet.tickets.submit(submission())).estimatedResponseTime).toBe("2 hours");
    const lapsed = await driver({ subscription: { status: "canceled", tierName: "fleet_manager" } });
    expect((await lapsed.tickets.submit(submission())).estimatedResponseTime).toBe("4 hours");
  });

  it("is there for a driver whose trial is over", async () => {
    const { tickets } = await driver({}, "expired");
    const { estimatedResponseTime } = await tickets.submit(submission({ urgencyLevel: "emergency" }));
    expect(estimatedResponseTime).toBe("15 minutes");
  });

  it("takes chat, assessment and photos from the conversation itself, not from what the client says of it", async () => {
    const { deps, actor, tickets } = await driver();
    const truck = await makeTruck(deps.db, { userId: actor.userId });
    const conversation = await makeConversation(deps.db, { userId: actor.userId, truckId: truck.id });
    const photo = await makePhoto(deps.db, { userId: actor.userId });
    const extra = await makePhoto(deps.db, { userId: actor.userId });
    const stranger = await makePhoto(deps.db);
    const now = deps.clock.now();
    const line = { conversationId: conversation.id, createdAt: now };
    await deps.db.insert(conversationMessages).values([
      { ...line, id: someId("message"), role: "user", content: "Smoke!", photoIds: [photo.id] },
      {
        ...line,
        id: someId("message"),
        role: "assistant",
        content: "Get out.",
        photoIds: [],
        assessment: {
          category: "engine",
          urgency: "emergency",
          drive: "stop_now",
          redFlags: ["smoke"],
          faultCodes: [],
          causes: [],
          steps: [],
          checks: [],
          question: null,
          handover: true,
        },
      },
      { ...line, id: someId("message"), role: "user", content: "Done.", photoIds: [] },
    ]);

    const { id } = await tickets.submit(
      submission({
        conversationId: conversation.id,
        urgencyLevel: "low",
        chatHistory: [{ role: "assistant", content: "Nothing is wrong." }],
        photoIds: [extra.id, stranger.id],
      }),
    );

    const ticket = await tickets.get({ ticketId: id });
    expect(ticket.chatHistory).toEqual([
      { role: "user", content: "Smoke!", photoIds: [photo.id] },
      { role: "assistant", content: "Get out." },
      { role: "user", content: "Done." },
    ]);
    expect(ticket).toMatchObject({
      urgencyLevel: "low",
      assessedUrgency: "emergency",
      assessment: { category: "engine" },
      truckId: truck.id,
      conversationId: conversation.id,
    });
    expect(ticket.photoIds.toSorted()).toEqual([photo.id, extra.id].toSorted());
    expect(ticket.imageUrls).toEqual(ticket.photoIds.map((id) => `/api/photos/${id}?size=full`));
    const [untouched] = await deps.db.select().from(photos).where(eq(photos.id, stranger.id));
    expect(untouched?.ticketId).toBeNull();
  });

  it("passes over a conversation and a truck of somebody else's", async () => {
    const { deps, tickets } = await driver();
    const conversation = await makeConversation(deps.db);
    const truck = await makeTruck(deps.db);
    await deps.db.insert(conversationMessages).values({
      id: someId("message"),
      conversationId: conversation.id,
      role: "user",
      content: "A secret.",
      photoIds: [],
      createdAt: 1,
    });

    const { id } = await tickets.submit(
      submission({
        conversationId: conversation.id,
        truckId: truck.id,
        chatHistory: [{ role: "user", content: "My own words." }],
      }),
    );

    expect(await tickets.get({ ticketId: id })).toMatchObject({
      conversationId: null,
      truckId: null,
      chatHistory: [{ role: "user", content: "My own words." }],
    });
  });

  it("gives every text back as it was: emoji, right-to-left, joiners, NUL, quotes", async () => {
    const { tickets } = await driver();
    const odd = "🚛 \u200Fمكابح\u200F 👩\u200D🔧 \u0000 '; DROP TABLE support_tickets; -- \u{1F6A8}";
    const { id } = await tickets.submit(submission({ issueDescription: odd, contactName: "Ольга «O'Neil»" }));
    expect(await tickets.get({ ticketId: id })).toMatchObject({
      issueDescription: odd,
      contactName: "Ольга «O'Neil»",
    });
  });

  it("asks for a way to be reached, and refuses by key", async () => {
    const { tickets } = await driver();
    await expect(tickets.submit(submission({ contactPhone: "" }))).rejects.toMatchObject({ code: "BAD_REQUEST" });
  });

  it("is nothing for visitors", async () => {
    const { deps } = await driver();
    await expect(callerFor(deps, null).driver.tickets.submit(submission())).rejects.toMatchObject({
      code: "UNAUTHORIZED",
    });
  });
});

describe("a driver's own tickets", () => {
  it("come newest first, page by page, and no one else's", async () => {
    const { deps, actor, tickets } = await driver();
    for (let index = 0; index < 5; index++) await makeTicket(deps.db, { userId: actor.userId });
    await makeTicket(deps.db);
    const mine = await deps.db
      .select({ id: supportTickets.id })
      .from(supportTickets)
      .where(eq(supportTickets.userId, actor.userId))
      .orderBy(asc(supportTickets.seq));

    const seen: string[] = [];
    let cursor: string | null = null;
    do {
      const page: Awaited<ReturnType<typeof tickets.list>> = await tickets.list({ limit: 2, cursor });
      expect(page.items.length).toBeLessThanOrEqual(2);
      seen.push(...page.items.map(({ id }) => id));
      cursor = page.nextCursor;
    } while (cursor !== null);

    expect(seen).toEqual(mine.map(({ id }) => id).reverse());
  });

  it("are found by number as it is spoken, without the notes and events of the staff", async () => {
    const { deps, actor, tickets } = await driver();
    const tech = await makeActor(deps.db, "tech");
    const desk = callerFor(deps, tech.actor).tech.tickets;
    const made = await makeTicket(deps.db, { userId: actor.userId });
    await desk.claim({ ticketId: made.id, name: "Dana" });
    await desk.saveNotes({ ticketId: made.id, internalNotes: "A secret note.", version: 2 });

    const ticket = await tickets.get({ ticketNumber: made.ticketNumber.toLowerCase().replace("trk-", "") });

    expect(ticket).toMatchObject({
      id: made.id,
      version: 3,
      assignedTo: { id: tech.actor.userId, name: "Dana" },
      timeline: [{ type: "ticket.claimed", actorName: "Dana" }],
    });
    const text = JSON.stringify(ticket);
    expect(text).not.toContain("A secret note.");
    expect(text).not.toContain("internalNotes");
    expect(text).not.toContain("notes_saved");
  });

  it("are not there for another driver, the same as tickets that never were", async () => {
    const { deps, tickets } = await driver();
    const other = await makeTicket(deps.db);
    const failures = await Promise.all(
      [
        { ticketId: other.id },
        { ticketId: "tkt_none" },
        { ticketNumber: other.ticketNumber },
        { ticketNumber: "x" },
      ].map((ref) =>
        tickets.get(ref).catch((error) => ({ code: error.code, message: error.message, cause: error.cause })),
      ),
    );
    for (const failure of failures) expect(failure).toEqual(failures[0]);
    expect(failures[0]).toMatchObject({ code: "NOT_FOUND", cause: { code: "ticket.not_found", details: {} } });
  });
});

describe("the hand-over card", () => {
  it("stands on the ticket for technicians, made from the record's conversation, and not for the driver", async () => {
    const { deps, actor, tickets } = await driver();
    const conversation = await makeConversation(deps.db, { userId: actor.userId, mileage: 412_000 });
    await deps.db.insert(conversationMessages).values({
      id: someId("message"),
      conversationId: conversation.id,
      turnId: someId("turn"),
      role: "user",
      content: "low air buzzer at 50 psi",
      photoIds: [],
      createdAt: 1,
    });
    const read = assess({ messages: [{ role: "user", content: "low air buzzer at 50 psi" }], language: "en" });
    await deps.db.insert(conversationMessages).values({
      id: someId("message"),
      conversationId: conversation.id,
      turnId: someId("turn"),
      role: "assistant",
      content: "On the photo I read: SPN 100 FMI 1.",
      photoIds: [],
      assessment: { ...read, codesToConfirm: [{ spn: 100, fmi: 1 }] },
      createdAt: 2,
    });
    const chatHistory = [{ role: "user", content: "Nothing at all." }];
    const made = await tickets.submit(submission({ conversationId: conversation.id, chatHistory, highway: "I-80 W" }));

    const tech = await makeActor(deps.db, "tech");
    const { handover } = await callerFor(deps, tech.actor).tech.tickets.get({ ticketId: made.id });
    expect(Object.keys(handover ?? {}).sort()).toEqual(["ar", "en", "es", "ru"]);
    const text = handover?.en.join("\n");
    for (const part of ["Low air", "50 psi", "air conditioning is weak", "I-80 W", "412000 mi"])
      expect(text).toContain(part);
    expect(text).not.toContain("Nothing at all");
    expect(handover?.en.at(-1)).toContain("read from a photo, not confirmed: SPN 100 FMI 1");
    expect(text).toContain("Codes: none given");
    expect(await tickets.get({ ticketId: made.id })).not.toHaveProperty("handover");
  });
});

describe("cancelling and rating", () => {
  it("closes a ticket that nobody finished, once", async () => {
    const { deps, actor, tickets } = await driver();
    const { id } = await makeTicket(deps.db, { userId: actor.userId });

    expect(await tickets.cancel({ ticketId: id })).toMatchObject({ status: "closed", version: 2 });

    await expect(tickets.cancel({ ticketId: id })).rejects.toMatchObject({
      cause: { code: "ticket.not_cancellable" },
    });
    await deps.settled();
    expect(deps.rooms.published).toMatchObject([{ type: "ticket.cancelled", actorName: actor.fullName }]);
  });

  it("rates from 1 to 5 what is resolved or closed", async () => {
    const { deps, actor, tickets } = await driver();
    const open = await makeTicket(deps.db, { userId: actor.userId });
    const resolved = await makeTicket(deps.db, { userId: actor.userId, status: "resolved" });

    await expect(tickets.rate({ ticketId: open.id, rating: 5 })).rejects.toMatchObject({
      cause: { code: "ticket.not_ratable" },
    });
    await expect(tickets.rate({ ticketId: resolved.id, rating: 6 })).rejects.toMatchObject({ code: "BAD_REQUEST" });
    await tickets.rate({ ticketId: resolved.id, rating: 4, comment: "Quick." });
    expect(await tickets.get({ ticketId: resolved.id })).toMatchObject({ rating: 4, ratingComment: "Quick." });
  });

  it("is for the ticket's own driver alone", async () => {
    const { deps, tickets } = await driver();
    const other = await makeTicket(deps.db, { status: "resolved" });
    const code = { cause: { code: "ticket.not_found" } };
    await expect(tickets.cancel({ ticketId: other.id })).rejects.toMatchObject(code);
    await expect(tickets.rate({ ticketId: other.id, rating: 1 })).rejects.toMatchObject(code);
  });
});
