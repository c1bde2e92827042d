import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { supportChatMessages, supportTickets } from "#db/schema/index.ts";
import { reopensWithin } from "#domain/tickets/reopen.ts";
import { callerFor, makeActor } from "#tests/support/actors.ts";
import { beforeTheWrite } from "#tests/support/before-the-write.ts";
import { testDeps } from "#tests/support/deps.ts";
import { makeTicket, someId } from "#tests/support/factories.ts";
import { refusal } from "#tests/support/refusal.ts";
import { reopenTicket, reopenWrittenTicket } from "#worker/services/tickets/reopen-ticket.ts";

const hour = 3_600_000;

/** A driver's ticket that Dana resolved an hour ago. */
async function resolved() {
  const deps = testDeps();
  const [dana, driver] = await Promise.all([makeActor(deps.db, "tech"), makeActor(deps.db, "driver")]);
  const { id: ticketId } = await makeTicket(deps.db, {
    userId: driver.user.id,
    urgencyLevel: "high",
    status: "resolved",
    assignedTo: dana.user.id,
    assignedName: "Dana",
    resolvedAt: deps.clock.now() - hour,
  });
  return { deps, dana, driver, ticketId, own: callerFor(deps, driver.actor).driver.tickets };
}

describe("reopening a resolved ticket", () => {
  it("opens it for everyone at the desk and starts its response time again", async () => {
    const { deps, driver, own, ticketId } = await resolved();
    const now = deps.clock.now();

    expect(await own.reopen({ ticketId })).toMatchObject({ status: "open", assignedTo: null, version: 2 });

    expect(await own.get({ ticketId })).toMatchObject({ responseDueAt: now + hour, resolvedAt: null });
    await deps.settled();
    expect(deps.rooms.published).toMatchObject([
      {
        type: "ticket.status_changed",
        actorName: driver.actor.fullName,
        audience: "everyone",
        data: { status: "open", assignedTo: null, reopenedByDriver: true, responseDueAt: now + hour },
      },
    ]);
  });

  it("is possible for 7 days and not later", async () => {
    const { deps, own, ticketId } = await resolved();
    deps.clock.advance(reopensWithin);
    expect(await refusal(own.reopen({ ticketId }))).toBe("ticket.reopen_late");
  });

  it("happens once when two devices ask together", async () => {
    const { own, ticketId } = await resolved();
    const results = await Promise.allSettled([own.reopen({ ticketId }), own.reopen({ ticketId })]);
    expect(results.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    expect((await own.get({ ticketId })).timeline).toHaveLength(1);
  });

  it("says so when a technician closed it in between", async () => {
    const { deps, driver, ticketId } = await resolved();
    const close = () => deps.db.update(supportTickets).set({ status: "closed" }).where(eq(supportTickets.id, ticketId));
    const db = beforeTheWrite(deps.db, close, { reads: 1 });
    const late = reopenTicket({ actor: driver.actor, deps: { ...deps, db }, input: { ticketId } });
    await expect(late).rejects.toMatchObject({ code: "ticket.not_reopenable", details: { status: "closed" } });
  });

  it("is for the ticket's own driver, not for another driver or a technician", async () => {
    const { deps, dana, ticketId } = await resolved();
    const other = await makeActor(deps.db, "driver");
    for (const { actor } of [other, dana]) {
      expect(await refusal(callerFor(deps, actor).driver.tickets.reopen({ ticketId }))).toBe("ticket.not_found");
    }
  });
});

describe("writing in a resolved ticket", () => {
  it("reopens it as the button does", async () => {
    const { deps, own, ticketId } = await resolved();
    expect(await reopenWrittenTicket({ deps, input: { ticketId } })).toEqual({ reopened: true });
    expect(await own.get({ ticketId })).toMatchObject({ status: "open", assignedTo: null });
  });

  it("leaves a ticket that cannot be reopened as it is", async () => {
    const { deps, own, ticketId } = await resolved();
    deps.clock.advance(reopensWithin);
    expect(await reopenWrittenTicket({ deps, input: { ticketId } })).toEqual({ reopened: false });
    expect(await own.get({ ticketId })).toMatchObject({ status: "resolved", version: 1 });
  });
});

describe("the driver's open tickets", () => {
  it("name the last message and support's messages since the driver wrote", async () => {
    const { deps, driver, own, ticketId } = await resolved();
    await own.reopen({ ticketId });
    await makeTicket(deps.db, { userId: driver.user.id, status: "closed" });
    await makeTicket(deps.db, { status: "open" });
    const say = (seq: number, senderType: "driver" | "support", audience: "everyone" | "staff" = "everyone") => ({
      id: someId("item"),
      ticketId,
      epoch: "one",
      seq,
      kind: "message" as const,
      audience,
      senderType,
      senderName: senderType === "driver" ? "Pete" : "Dana",
      message: `message ${seq}`,
      photoIds: [],
      createdAt: seq,
    });
    await deps.db
      .insert(supportChatMessages)
      .values([say(1, "support"), say(2, "driver"), say(3, "support"), say(4, "support"), say(5, "support", "staff")]);

    const { items } = await own.open();

    expect(items).toMatchObject([
      { id: ticketId, status: "open", supportSeqs: [4, 3], lastMessage: { senderName: "Dana", text: "message 4" } },
    ]);
  });
});
