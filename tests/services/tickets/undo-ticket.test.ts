import { and, eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { listPendingTicketEvents } from "#db/queries/ticket-events.ts";
import { auditLog, livePlaces, repairHistory, supportTickets, ticketEvents } from "#db/schema/index.ts";
import { undoGrace, undoWindow } from "#domain/tickets/undo.ts";
import { callerFor, makeActor } from "#tests/support/actors.ts";
import { testDeps } from "#tests/support/deps.ts";
import { makeTicket, makeTruck } from "#tests/support/factories.ts";
import { refusal } from "#tests/support/refusal.ts";

async function scene() {
  const deps = testDeps();
  const [tech, driver] = [await makeActor(deps.db, "tech"), await makeActor(deps.db, "driver")];
  const tickets = callerFor(deps, tech.actor).tech.tickets;
  const own = callerFor(deps, driver.actor).driver.tickets;
  const truck = await makeTruck(deps.db, { userId: driver.user.id });
  const ticket = await makeTicket(deps.db, { userId: driver.user.id, truckId: truck.id });
  const { id: ticketId } = ticket;
  await tickets.claim({ ticketId, name: "Dana" });
  await tickets.setStep({ ticketId, step: "dispatched" });
  await deps.settled();
  const read = async () => (await deps.db.select().from(supportTickets).where(eq(supportTickets.id, ticketId)))[0];
  const pending = () => listPendingTicketEvents(deps.db, { ticketId, limit: 10, now: deps.clock.now() });
  deps.rooms.published.length = 0;
  // The rooms of this test take nothing out of the outbox.
  await deps.db.update(ticketEvents).set({ toldAt: deps.clock.now() }).where(eq(ticketEvents.ticketId, ticketId));
  return { deps, tech, driver, tickets, own, ticketId, truckId: truck.id, read, pending };
}

describe("Undoing a release", () => {
  it("gives the ticket back as it was; the driver hears of neither, colleagues of both", async () => {
    const { deps, tickets, own, ticketId, read, pending } = await scene();
    const before = await read();
    const { undo, version } = await tickets.release({ ticketId, undoable: true });
    expect(undo?.until).toBe(deps.clock.now() + undoWindow);
    await deps.settled();
    expect(deps.rooms.published).toEqual([]);
    expect(deps.rooms.held).toMatchObject([{ event: { type: "ticket.released" }, until: deps.clock.now() + 12_000 }]);
    expect(await pending()).toEqual([]);
    expect(await own.get({ ticketId })).toMatchObject({
      status: "in_progress",
      assignedTo: { name: "Dana" },
      job: { step: "dispatched" },
      version: version - 1,
    });
    expect((await own.list()).items).toMatchObject([{ status: "in_progress", assignedTo: { name: "Dana" } }]);

    deps.clock.advance(undoWindow - 1);
    const undone = await tickets.undo({ ticketId, eventId: undo?.eventId ?? "" });
    expect(undone).toMatchObject({ status: "in_progress", assignedTo: { name: "Dana" }, version: version + 1 });
    expect(await read()).toEqual({ ...before, version: version + 1, updatedAt: deps.clock.now() });
    await deps.settled();
    expect(deps.rooms.published).toMatchObject([
      { audience: "staff", data: { status: "in_progress", assignedName: "Dana", undone: true } },
    ]);
    const { timeline } = await own.get({ ticketId });
    expect(timeline.map(({ type }) => type)).toEqual(["ticket.claimed", "ticket.step"]);
    const audit = await deps.db.select().from(auditLog).where(eq(auditLog.subjectId, ticketId));
    expect(audit.map(({ action }) => action)).toEqual([
      "ticket.claimed",
      "ticket.step",
      "ticket.released",
      "ticket.undone",
    ]);
  });

  it("is published at once where no undo is offered", async () => {
    const { deps, tickets, ticketId } = await scene();
    expect(await tickets.release({ ticketId })).not.toHaveProperty("undo");
    await deps.settled();
    expect(deps.rooms.held).toEqual([]);
    expect(deps.rooms.published).toMatchObject([{ type: "ticket.released" }]);
  });

  it("comes too late after 10 seconds; the driver hears of it 2 seconds later", async () => {
    const { deps, tickets, own, ticketId, pending } = await scene();
    const { undo } = await tickets.release({ ticketId, undoable: true });
    deps.clock.advance(undoWindow);
    expect(await refusal(tickets.undo({ ticketId, eventId: undo?.eventId ?? "" }))).toBe("ticket.undo_late");
    expect(await pending()).toEqual([]);
    deps.clock.advance(undoGrace);
    expect(await pending()).toMatchObject([{ type: "ticket.released" }]);
    expect(await own.get({ ticketId })).toMatchObject({ status: "open", assignedTo: null });
  });

  it("comes too late after another change, which ends the wait of both", async () => {
    const { tickets, ticketId, pending } = await scene();
    const { undo } = await tickets.release({ ticketId, undoable: true });
    await tickets.claim({ ticketId, name: "Lee" });
    expect(await refusal(tickets.undo({ ticketId, eventId: undo?.eventId ?? "" }))).toBe("ticket.undo_late");
    expect((await pending()).map(({ type }) => type)).toEqual(["ticket.released", "ticket.claimed"]);
  });

  it("happens once of many at the same time", async () => {
    const { deps, tickets, ticketId } = await scene();
    const { undo } = await tickets.release({ ticketId, undoable: true });
    const eventId = undo?.eventId ?? "";
    const all = await Promise.allSettled(Array.from({ length: 5 }, () => tickets.undo({ ticketId, eventId })));
    expect(all.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    const undone = and(eq(ticketEvents.ticketId, ticketId), eq(ticketEvents.type, "ticket.status_changed"));
    expect(await deps.db.$count(ticketEvents, undone)).toBe(1);
  });

  it("is for the person who released, on the ticket of that release", async () => {
    const { deps, driver, tickets, ticketId } = await scene();
    const { undo } = await tickets.release({ ticketId, undoable: true });
    const eventId = undo?.eventId ?? "";
    const admin = await makeActor(deps.db, "admin");
    const other = await makeTicket(deps.db);
    expect(await refusal(callerFor(deps, admin.actor).tech.tickets.undo({ ticketId, eventId }))).toBe(
      "ticket.undo_other",
    );
    expect(await refusal(tickets.undo({ ticketId: other.id, eventId }))).toBe("ticket.not_found");
    expect(await refusal(callerFor(deps, driver.actor).tech.tickets.undo({ ticketId, eventId }))).toBe(
      "auth.role_required",
    );
  });
});

describe("Undoing the end of a ticket", () => {
  it("takes the repair out of the truck's history, and puts an earlier one back", async () => {
    const { deps, tickets, ticketId, truckId, read } = await scene();
    const history = async () =>
      (await deps.db.select().from(repairHistory).where(eq(repairHistory.truckId, truckId))).map((row) => row.summary);
    const first = await tickets.resolve({ ticketId, resolution: "New belt.", minutes: 30, undoable: true });
    expect(await history()).toEqual(["New belt.\nWork: 30 min"]);
    await tickets.undo({ ticketId, eventId: first.undo?.eventId ?? "" });
    expect(await history()).toEqual([]);
    expect(await read()).toMatchObject({ status: "in_progress", resolution: null, resolvedAt: null });

    await tickets.resolve({ ticketId, resolution: "New belt.", minutes: 30 });
    deps.clock.advance(1000);
    const second = await tickets.resolve({ ticketId, resolution: "Nothing.", undoable: true });
    await tickets.undo({ ticketId, eventId: second.undo?.eventId ?? "" });
    expect(await history()).toEqual(["New belt.\nWork: 30 min"]);
    expect(await read()).toMatchObject({ resolution: "New belt.", resolutionDetails: { minutes: 30 } });
  });

  it("leaves the ticket open to its driver until it is told, and its live place shared", async () => {
    const { deps, own, tickets, ticketId } = await scene();
    const now = deps.clock.now();
    const sharing = { ticketId, sharingId: "device-123", startedAt: now, endsAt: now + 3_600_000 };
    await deps.db.insert(livePlaces).values(sharing);
    const isShared = async () =>
      (await deps.db.select().from(livePlaces).where(eq(livePlaces.ticketId, ticketId)))[0]?.endedAt === null;
    const closed = await tickets.resolve({ ticketId, resolution: "A duplicate.", status: "closed", undoable: true });
    expect(closed.status).toBe("closed");
    expect((await own.open()).items).toMatchObject([{ id: ticketId, status: "in_progress" }]);
    expect(await isShared()).toBe(true);
    await tickets.undo({ ticketId, eventId: closed.undo?.eventId ?? "" });
    expect(await isShared()).toBe(true);
  });

  it("keeps a repair out of the history where a ticket is only closed", async () => {
    const { deps, tickets, ticketId, truckId } = await scene();
    await tickets.resolve({ ticketId, resolution: "A duplicate.", status: "closed" });
    expect(await deps.db.$count(repairHistory, eq(repairHistory.truckId, truckId))).toBe(0);
    await tickets.resolve({ ticketId, resolution: "New belt.", status: "closed", minutes: 20 });
    expect(await deps.db.$count(repairHistory, eq(repairHistory.truckId, truckId))).toBe(1);
  });
});
