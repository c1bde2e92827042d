import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { putPhotosOnTicket } from "#db/queries/room-photos.ts";
import { photos } from "#db/schema/index.ts";
import { testDeps } from "#tests/support/deps.ts";
import { makePhoto, makeTicket } from "#tests/support/factories.ts";

describe("photos of a message in a ticket's room", () => {
  it("go on the ticket when they are all the sender's own", async () => {
    const { db } = testDeps();
    const ticket = await makeTicket(db);
    const { userId } = ticket;
    const [one, two] = [await makePhoto(db, { userId }), await makePhoto(db, { userId })];
    const sent = { userId, ticketId: ticket.id, photoIds: [one.id, two.id, one.id] };
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
      const sent = { userId, ticketId: ticket.id, photoIds: [mine.id, bad] };
      expect(await putPhotosOnTicket(db, sent)).toBe(false);
    }
    expect(await db.$count(photos, eq(photos.ticketId, ticket.id))).toBe(0);
  });
});
