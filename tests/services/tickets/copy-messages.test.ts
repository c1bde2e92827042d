import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import type { RoomCopyRow } from "#db/queries/room-copy.ts";
import { supportTickets } from "#db/schema/index.ts";
import { testDeps } from "#tests/support/deps.ts";
import { makeTicket, someId } from "#tests/support/factories.ts";
import { copyMessages } from "#worker/services/tickets/copy-messages.ts";

const minute = 60_000;

function row(ticketId: string, seq: number, change: Partial<RoomCopyRow>): RoomCopyRow {
  return {
    id: someId("item"),
    ticketId,
    epoch: "first",
    seq,
    kind: "message",
    audience: "everyone",
    senderType: "support",
    senderId: null,
    senderName: "Sam · Support Team",
    message: "On my way.",
    photoIds: [],
    clientId: crypto.randomUUID(),
    createdAt: seq * minute,
    ...change,
  };
}

async function scene(change: Partial<typeof supportTickets.$inferInsert> = {}) {
  const deps = testDeps();
  const ticket = await makeTicket(deps.db, { createdAt: 0, waitingSince: 0, replyDueAt: 240 * minute, ...change });
  const copy = (rows: readonly RoomCopyRow[]) => copyMessages({ deps, input: { ticketId: ticket.id, rows } });
  const read = async () => {
    const [found] = await deps.db.select().from(supportTickets).where(eq(supportTickets.id, ticket.id));
    return found;
  };
  return { deps, ticket, copy, read };
}

describe("Copying a room's messages", () => {
  it("stops the ticket's clock with the first message of staff, without a new version", async () => {
    const { ticket, copy, read } = await scene();

    const talk = await copy([row(ticket.id, 1, {})]);

    const stopped = { firstResponseAt: minute, waitingSince: null, replyDueAt: null };
    expect(talk).toEqual({ ticketId: ticket.id, ...stopped, from: "support", at: minute });
    expect(await read()).toMatchObject({ ...stopped, version: ticket.version, updatedAt: minute });
  });

  it("starts it again with a message of the driver, and ends a snooze", async () => {
    const { ticket, copy, read } = await scene({ snoozedUntil: 900 * minute });
    await copy([row(ticket.id, 1, {})]);
    expect((await read())?.snoozedUntil).toBe(900 * minute);

    const rows = [row(ticket.id, 2, { senderType: "driver" })];
    await copy(rows);
    await copy(rows);

    const clock = { firstResponseAt: minute, waitingSince: 2 * minute, replyDueAt: 242 * minute, snoozedUntil: null };
    expect(await read()).toMatchObject(clock);
  });

  it("tells nothing and moves nothing for system lines and notes of staff", async () => {
    const { ticket, copy, read } = await scene();
    const rows = [
      row(ticket.id, 1, { kind: "system", senderType: "system" }),
      row(ticket.id, 2, { audience: "staff" }),
    ];

    expect(await copy(rows)).toBeNull();
    expect(await read()).toMatchObject({ firstResponseAt: null, waitingSince: 0, replyDueAt: 240 * minute });
  });

  it("owes no reply on a ticket that is resolved", async () => {
    const { ticket, copy, read } = await scene({ status: "resolved", waitingSince: null, replyDueAt: null });
    await copy([row(ticket.id, 1, { senderType: "driver" })]);
    expect(await read()).toMatchObject({ waitingSince: null, replyDueAt: null });
  });

  it("answers nothing for a ticket that is gone", async () => {
    const { copy } = await scene();
    const gone = testDeps();
    expect(
      await copyMessages({ deps: gone, input: { ticketId: "tkt_gone", rows: [row("tkt_gone", 1, {})] } }),
    ).toBeNull();
    expect(await copy([])).toBeNull();
  });
});
