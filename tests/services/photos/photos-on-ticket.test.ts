import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { putPhotosOnTicket } from "#db/queries/room-photos.ts";
import { photos } from "#db/schema/index.ts";
import { callerFor, makeActor } from "#tests/support/actors.ts";
import { testDeps } from "#tests/support/deps.ts";
import { makePhoto, makeTicket } from "#tests/support/factories.ts";

describe("photos of a message in a ticket's room", () => {
  it("go on the ticket when they are all the sender's own", async () => {
    const { db } = testDeps();
    const ticket = await makeTicket(db);
    const { userId } = ticket;
    const [one, two] = [await makePhoto(db, { userId }), await makePhoto(db, { userId })];
    const sent = { userId, ticketId: ticket.id, photoIds: [one.id, two.id, one.id], staffOnly: false };
    expect(await putPhotosOnTicket(db, sent)).toBe(true);
    expect(await putPhotosOnTicket(db, sent)).toBe(true);
    expect(await db.$count(photos, eq(photos.ticketId, ticket.id))).toBe(2);
    expect(await putPhotosOnTicket(db, { ...sent, photoIds: [] })).toBe(true);
  });

  it("stay where they are, all of them, when one is somebody else's, unknown, or on another ticket", async () => {
    const { db } = testDeps();
    const ticket = await makeTicket(db);
    const { userId } = ticket;
    const other = await makeTicket(db, { userId });
    const mine = await makePhoto(db, { userId });
    const elsewhere = await makePhoto(db, { userId, ticketId: other.id });
    const theirs = await makePhoto(db);
    for (const bad of [theirs.id, "pho_none", elsewhere.id]) {
      const sent = { userId, ticketId: ticket.id, photoIds: [mine.id, bad], staffOnly: false };
      expect(await putPhotosOnTicket(db, sent)).toBe(false);
    }
    expect(await db.$count(photos, eq(photos.ticketId, ticket.id))).toBe(0);
  });

  it("are the staff's alone when the message is, and the driver's too once the driver was shown them", async () => {
    const deps = testDeps();
    const { actor } = await makeActor(deps.db, "driver");
    const ticket = await makeTicket(deps.db, { userId: actor.userId });
    const tech = (await makeActor(deps.db, "tech")).actor;
    const own = await makePhoto(deps.db, { userId: actor.userId, ticketId: ticket.id, createdAt: 1 });
    const noted = await makePhoto(deps.db, { userId: tech.userId, createdAt: 2 });
    const send = (staffOnly: boolean) =>
      putPhotosOnTicket(deps.db, { userId: tech.userId, ticketId: ticket.id, photoIds: [noted.id], staffOnly });
    const listed = async () => (await callerFor(deps, actor).driver.tickets.get({ ticketId: ticket.id })).photoIds;

    expect(await send(true)).toBe(true);
    expect(await listed()).toEqual([own.id]);
    const atTheDesk = await callerFor(deps, tech).tech.tickets.get({ ticketId: ticket.id });
    expect(atTheDesk.photoIds).toEqual([own.id, noted.id]);

    expect(await send(false)).toBe(true);
    expect(await listed()).toEqual([own.id, noted.id]);
    expect(await send(true)).toBe(true);
    expect(await listed()).toEqual([own.id, noted.id]);
  });
});
