import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { auditLog, supportTickets, techProfiles, ticketEvents } from "#db/schema/index.ts";
import { callerFor, makeActor } from "#tests/support/actors.ts";
import { testDeps } from "#tests/support/deps.ts";
import { makeTicket } from "#tests/support/factories.ts";

async function desk(kind: "tech" | "admin" = "tech") {
  const deps = testDeps();
  const { actor } = await makeActor(deps.db, kind);
  return { deps, actor, tickets: callerFor(deps, actor).tech.tickets };
}

function codeOf(error: unknown): unknown {
  const cause = error instanceof Error ? error.cause : null;
  return cause instanceof Error ? cause.message : null;
}

describe("claiming a ticket", () => {
  it("gives an open ticket to the technician, under the name that was typed", async () => {
    const { deps, actor, tickets } = await desk();
    const ticket = await makeTicket(deps.db);

    const claimed = await tickets.claim({ ticketId: ticket.id, name: " Dana " });

    expect(claimed).toMatchObject({
      status: "in_progress",
      version: 2,
      assignedTo: { id: actor.userId, name: "Dana" },
    });
    const [row] = await deps.db.select().from(supportTickets).where(eq(supportTickets.id, ticket.id));
    expect(row).toMatchObject({ assignedName: "Dana", firstResponseAt: null, version: 2 });
  });

  it("writes one event for everyone, and tells it", async () => {
    const { deps, actor, tickets } = await desk();
    const ticket = await makeTicket(deps.db);

    await tickets.claim({ ticketId: ticket.id, name: "Dana" });

    await deps.settled();
    const events = await deps.db.select().from(ticketEvents).where(eq(ticketEvents.ticketId, ticket.id));
    expect(events).toHaveLength(1);
    expect(events[0]).toMatchObject({
      type: "ticket.claimed",
      version: 2,
      audience: "everyone",
      actorName: "Dana",
      data: {
        ticketNumber: ticket.ticketNumber,
        status: "in_progress",
        assignedTo: actor.userId,
        assignedName: "Dana",
      },
    });
    expect(deps.rooms.published).toMatchObject([{ id: events[0]?.id, ticketId: ticket.id, version: 2 }]);
  });

  it("keeps the typed name for that claim alone: the account's name stays", async () => {
    const { deps, actor, tickets } = await desk();
    const first = await makeTicket(deps.db);
    const second = await makeTicket(deps.db);

    await tickets.claim({ ticketId: first.id, name: "Dana" });
    const claimed = await tickets.claim({ ticketId: second.id });

    expect(claimed.assignedTo?.name).toBe(actor.fullName);
    const [tech] = await deps.db.select().from(techProfiles).where(eq(techProfiles.userId, actor.userId));
    expect(tech).toMatchObject({ fullName: actor.fullName, displayName: null });
  });

  it.each(["=HYPERLINK(1)", "@sam", "Da\u202Ena", "Da\nna", "x".repeat(61)])("refuses the name %j", async (name) => {
    const { deps, tickets } = await desk();
    const ticket = await makeTicket(deps.db);
    await expect(tickets.claim({ ticketId: ticket.id, name })).rejects.toMatchObject({ code: "BAD_REQUEST" });
  });

  it("is written in the audit log, from whom to whom, with the claim itself", async () => {
    const { deps, actor, tickets } = await desk();
    const ticket = await makeTicket(deps.db);

    await tickets.claim({ ticketId: ticket.id, name: "Dana" });
    await tickets.release({ ticketId: ticket.id });
    await tickets.setStatus({ ticketId: ticket.id, status: "closed" });

    const lines = await deps.db.select().from(auditLog).where(eq(auditLog.subjectId, ticket.id)).orderBy(auditLog.seq);
    expect(lines.map(({ action, actorId, data }) => ({ action, actorId, data }))).toEqual([
      {
        action: "ticket.claimed",
        actorId: actor.userId,
        data: { statusFrom: "open", statusTo: "in_progress", assignedNameFrom: null, assignedNameTo: "Dana" },
      },
      {
        action: "ticket.released",
        actorId: actor.userId,
        data: { statusFrom: "in_progress", statusTo: "open", assignedNameFrom: "Dana", assignedNameTo: null },
      },
      { action: "ticket.status_changed", actorId: actor.userId, data: { statusFrom: "open", statusTo: "closed" } },
    ]);
  });

  it("uses the profile's name when none is typed and none is remembered", async () => {
    const { deps, actor, tickets } = await desk();
    const ticket = await makeTicket(deps.db);

    const claimed = await tickets.claim({ ticketId: ticket.id });

    expect(claimed.assignedTo).toEqual({ id: actor.userId, name: actor.fullName });
  });

  it("asks for a name when what was typed is blank", async () => {
    const { deps, tickets } = await desk();
    const ticket = await makeTicket(deps.db);
    for (const input of [{ name: "" }, { name: "   " }]) {
      const failure = await tickets.claim({ ticketId: ticket.id, ...input }).catch(codeOf);
      expect(failure).toBe("ticket.name_required");
    }
  });

  it("tells the slower one who was faster", async () => {
    const { deps, tickets } = await desk();
    const other = await makeActor(deps.db, "tech");
    const ticket = await makeTicket(deps.db);
    await tickets.claim({ ticketId: ticket.id, name: "Dana" });

    const late = callerFor(deps, other.actor).tech.tickets.claim({ ticketId: ticket.id, name: "Lee" });

    await expect(late).rejects.toMatchObject({
      code: "CONFLICT",
      cause: { code: "ticket.already_claimed", details: { by: "Dana" } },
    });
  });

  it("has exactly one winner of ten at once, and tells the nine others who it is", async () => {
    const deps = testDeps();
    const ticket = await makeTicket(deps.db);
    const technicians = await Promise.all(
      Array.from({ length: 10 }, async (_, index) => {
        const own = testDeps();
        const { actor } = await makeActor(own.db, "tech");
        return { own, name: `Tech ${index}`, tickets: callerFor(own, actor).tech.tickets };
      }),
    );

    const results = await Promise.allSettled(
      technicians.map(({ tickets, name }) => tickets.claim({ ticketId: ticket.id, name })),
    );

    const winners = results.flatMap((result) => (result.status === "fulfilled" ? [result.value] : []));
    expect(winners).toHaveLength(1);
    const winner = winners[0]?.assignedTo?.name;
    const losers = results.flatMap((result) => (result.status === "rejected" ? [result.reason.cause] : []));
    expect(losers).toHaveLength(9);
    for (const cause of losers)
      expect(cause).toMatchObject({ code: "ticket.already_claimed", details: { by: winner } });

    const events = await deps.db.select().from(ticketEvents).where(eq(ticketEvents.ticketId, ticket.id));
    expect(events).toMatchObject([{ type: "ticket.claimed", actorName: winner, version: 2 }]);
    await Promise.all(technicians.map(({ own }) => own.settled()));
    expect(technicians.flatMap(({ own }) => own.rooms.published)).toHaveLength(1);
    expect(technicians.flatMap(({ own }) => own.logged)).toEqual([]);
  });

  it("writes one event when one technician clicks twice at once", async () => {
    const { deps, tickets } = await desk();
    const ticket = await makeTicket(deps.db);
    const results = await Promise.allSettled([
      tickets.claim({ ticketId: ticket.id, name: "Dana" }),
      tickets.claim({ ticketId: ticket.id, name: "Dana" }),
    ]);
    expect(results.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    expect(await deps.db.$count(ticketEvents, eq(ticketEvents.ticketId, ticket.id))).toBe(1);
  });

  it("refuses what is not open, and what is not there", async () => {
    const { deps, tickets } = await desk();
    const closed = await makeTicket(deps.db, { status: "closed" });
    expect(await tickets.claim({ ticketId: closed.id, name: "Dana" }).catch(codeOf)).toBe("ticket.not_open");
    expect(await tickets.claim({ ticketId: "tkt_none", name: "Dana" }).catch(codeOf)).toBe("ticket.not_found");
  });

  it("is nothing for drivers and visitors", async () => {
    const { deps } = await desk();
    const ticket = await makeTicket(deps.db);
    const { actor } = await makeActor(deps.db, "driver");
    const claim = { ticketId: ticket.id, name: "Dana" };
    await expect(callerFor(deps, actor).tech.tickets.claim(claim)).rejects.toMatchObject({ code: "FORBIDDEN" });
    await expect(callerFor(deps, null).tech.tickets.claim(claim)).rejects.toMatchObject({ code: "UNAUTHORIZED" });
  });

  it("stands although rooms and desk cannot be told; the event waits", async () => {
    const { deps, tickets } = await desk();
    deps.rooms.fail = true;
    const ticket = await makeTicket(deps.db);

    const claimed = await tickets.claim({ ticketId: ticket.id, name: "Dana" });

    await deps.settled();
    expect(claimed.status).toBe("in_progress");
    expect(deps.logged).toMatchObject([{ event: "ticket.publish_failed" }]);
    const [event] = await deps.db.select().from(ticketEvents).where(eq(ticketEvents.ticketId, ticket.id));
    expect(event?.toldAt).toBeNull();
  });
});
