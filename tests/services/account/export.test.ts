import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { auditLog, conversationMessages, supportTickets } from "#db/schema/index.ts";
import { callerFor, makeActor } from "#tests/support/actors.ts";
import { countingDb } from "#tests/support/counting-db.ts";
import { testDeps } from "#tests/support/deps.ts";
import { makeConversation, makeTicket, someId } from "#tests/support/factories.ts";
import { copyLines, makeWholePerson } from "./whole-person.ts";

describe("The document of one's own account", () => {
  it("has each thing of the person", async () => {
    const deps = testDeps();
    const person = await makeWholePerson(deps);
    const { word, ticket, truck, retired, conversation, photos } = person;
    const document = await person.caller.driver.account.export();
    expect(document).toMatchObject({
      format: "roadflare.account/1",
      exportedAt: deps.clock.now(),
      account: { id: person.userId, email: person.email, fullName: `Dana ${word}`, companyName: `Haul ${word}` },
      subscription: { status: "trialing", tierName: "solo_driver" },
      fleet: { owned: null, joinedAt: null },
      conversations: [
        {
          id: conversation.id,
          summary: `Summary ${word}`,
          messages: [{ role: "user", content: `It hisses ${word}` }, { role: "assistant" }],
        },
      ],
      tickets: [
        {
          ticketNumber: ticket.ticketNumber,
          issueDescription: `Air is lost ${word}`,
          chatHistory: [{ role: "user", content: `It hisses ${word}` }],
          messages: [
            {
              senderType: "driver",
              message: `Hi ${word}`,
              translations: [{ language: "es", translation: `Hola ${word}` }],
            },
            { senderType: "support", message: `On my way, ${word}`, translations: [] },
          ],
          parts: [{ partsDescription: `Hose for ${word}`, price: 4250 }],
          shares: [{ withPhotos: true, revokedAt: null }],
          distress: { signalledAt: deps.clock.now() },
          livePlace: { latitude: 41.1502, longitude: -104.7811, endedAt: null },
        },
      ],
      sessions: expect.arrayContaining([expect.objectContaining({ userAgent: `Phone of ${word}` })]),
      notifications: [{ createdAt: deps.clock.now() }],
    });
    expect(document.trucks.map(({ id }) => id).sort()).toEqual([truck.id, retired.id].sort());
    expect(document.trucks.find(({ id }) => id === truck.id)?.repairs).toMatchObject([{ summary: `Belt of ${word}` }]);
    expect(document.photos.map(({ address }) => address).sort()).toEqual(
      [photos.loose, photos.onTicket].sort().map((id) => `http://localhost:8787/api/photos/${id}?size=full`),
    );
  });

  it("has nothing that is for the staff, and nothing that opens a door", async () => {
    const deps = testDeps();
    const person = await makeWholePerson(deps);
    const text = JSON.stringify(await person.caller.driver.account.export());
    const { cookie } = person.driver;
    for (const secret of [
      "a secret of the staff",
      "un secreto",
      "staff think of",
      "internalNotes",
      "handover",
      "passwordHash",
      person.driver.user.passwordHash,
      person.driver.actor.sessionId,
      cookie.replace("session=", ""),
      person.shareToken,
      "phone of ",
      "push.example.test",
      person.tech.user.id,
    ]) {
      expect(text, secret).not.toContain(secret);
    }
  });

  it("is whole when there is more than one answer of the database may hold", async () => {
    const deps = testDeps();
    const { actor } = await makeActor(deps.db, "driver");
    const { userId } = actor;
    const conversation = await makeConversation(deps.db, { userId });
    const said = Array.from({ length: 950 }, (_, index) => `message ${index}`);
    await deps.db.insert(conversationMessages).values(
      said.map((content, index) => ({
        id: someId("message"),
        conversationId: conversation.id,
        role: "user" as const,
        content,
        photoIds: [],
        createdAt: index,
      })),
    );
    const tickets: string[] = [];
    for (let index = 0; index < 85; index++) tickets.push((await makeTicket(deps.db, { userId })).ticketNumber);
    const [newest] = await deps.db.select().from(supportTickets).where(eq(supportTickets.userId, userId));
    const lines = Array.from({ length: 1700 }, (_, index) => `line ${index}`);
    for (let start = 0; start < lines.length; start += 425) {
      await copyLines(
        deps,
        newest?.id ?? "",
        lines.slice(start, start + 425).map((text, index) => ({
          audience: "everyone" as const,
          senderType: "driver" as const,
          message: text,
          seq: start + index,
        })),
      );
    }
    const document = await callerFor(deps, actor).driver.account.export();
    expect(document.conversations[0]?.messages.map(({ content }) => content)).toEqual(said);
    expect(document.tickets.map(({ ticketNumber }) => ticketNumber)).toEqual(tickets);
    const inRoom = document.tickets.find(({ id }) => id === newest?.id)?.messages ?? [];
    expect(inRoom.map((line) => line.message)).toEqual(lines);
  });

  it("takes two round trips to the database, and stands in the record", async () => {
    const deps = testDeps();
    const person = await makeWholePerson(deps);
    const { db, requests } = countingDb();
    await callerFor({ ...deps, db }, person.driver.actor).driver.account.export();
    expect(requests()).toBe(2);
    const recorded = await deps.db.select().from(auditLog).where(eq(auditLog.subjectId, person.userId));
    expect(recorded).toMatchObject([{ action: "account.exported", actorId: person.userId }]);
  });

  it("of a technician has the profile as one", async () => {
    const deps = testDeps();
    const { actor } = await makeActor(deps.db, "tech", { fullName: "Tess Tool" });
    const document = await callerFor(deps, actor).driver.account.export();
    expect(document).toMatchObject({ technician: { fullName: "Tess Tool" }, account: { roles: [{ role: "tech" }] } });
    expect(document.tickets).toEqual([]);
  });
});
