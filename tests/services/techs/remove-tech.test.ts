import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { auditLog, supportTickets, techProfiles, ticketEvents } from "#db/schema/index.ts";
import { callerFor, makeActor } from "#tests/support/actors.ts";
import { testDeps } from "#tests/support/deps.ts";
import { makeSession, makeTicket } from "#tests/support/factories.ts";
import { refusal } from "#tests/support/refusal.ts";
import { Visitor } from "#tests/support/visitor.ts";

/** An administrator, and a technician with a ticket in each status. */
async function scene() {
  const deps = testDeps();
  const admin = await makeActor(deps.db, "admin");
  const tech = await makeActor(deps.db, "tech");
  const [profile] = await deps.db.select().from(techProfiles).where(eq(techProfiles.userId, tech.user.id));
  const assigned = { assignedTo: tech.user.id, assignedName: "Tess", assignedAt: 1 };
  const make = (status: "in_progress" | "resolved" | "closed") => makeTicket(deps.db, { status, ...assigned });
  const tickets = { busy: await make("in_progress"), other: await make("in_progress"), done: await make("resolved") };
  return { deps, admin, tech, tickets, techId: profile?.id ?? "", api: callerFor(deps, admin.actor).admin.techs };
}

describe("A technician who is deleted", () => {
  it("gives the unfinished tickets back, each with its event; what was finished stays theirs", async () => {
    const { deps, admin, api, techId, tech, tickets } = await scene();
    expect(await api.remove({ techId })).toEqual({ releasedTickets: 2 });
    await deps.settled();

    for (const { id, ticketNumber } of [tickets.busy, tickets.other]) {
      const [row] = await deps.db.select().from(supportTickets).where(eq(supportTickets.id, id));
      expect(row).toMatchObject({ status: "open", assignedTo: null, assignedName: null, assignedAt: null, version: 2 });
      const events = await deps.db.select().from(ticketEvents).where(eq(ticketEvents.ticketId, id));
      expect(events).toMatchObject([
        {
          type: "ticket.released",
          version: 2,
          audience: "everyone",
          actorId: admin.actor.userId,
          data: { ticketNumber, status: "open", assignedTo: null, assignedName: null },
        },
      ]);
    }
    expect(deps.rooms.published.map(({ ticketId, type, version }) => [ticketId, type, version]).sort()).toEqual(
      [tickets.busy.id, tickets.other.id].map((id) => [id, "ticket.released", 2]).sort(),
    );
    const [done] = await deps.db.select().from(supportTickets).where(eq(supportTickets.id, tickets.done.id));
    expect(done).toMatchObject({ status: "resolved", assignedTo: tech.user.id, version: 1 });
  });

  it("has neither profile, role nor session any more, and no socket that needs the role", async () => {
    const { deps, admin, api, techId, tech } = await scene();
    await api.remove({ techId });
    await deps.settled();
    expect(await deps.db.select().from(techProfiles).where(eq(techProfiles.id, techId))).toEqual([]);
    expect(await new Visitor(deps, { cookie: tech.cookie }).actor()).toBeNull();
    expect(deps.rooms.ended).toEqual([{ userId: tech.user.id, lost: ["tech"] }]);
    const fresh = await makeSession(deps.db, tech.user.id);
    expect((await new Visitor(deps, { cookie: fresh.cookie }).actor())?.roles).toEqual([]);
    const [audited] = await deps.db.select().from(auditLog).where(eq(auditLog.subjectId, techId));
    expect(audited).toMatchObject({
      actorId: admin.actor.userId,
      action: "tech.removed",
      data: { userId: tech.user.id },
    });
  });

  it("may ask again to be one, and be made one again", async () => {
    const { api, techId, tech } = await scene();
    await api.remove({ techId });
    const { user } = tech;
    const { id } = await api.create({ userId: user.id, fullName: "Tess", email: user.email });
    expect(id).not.toBe(techId);
  });

  it("is deleted once, when it is asked twice at the same moment", async () => {
    const { deps, api, techId, tickets } = await scene();
    const results = await Promise.allSettled([api.remove({ techId }), api.remove({ techId })]);
    expect(results.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
    expect(await refusal(api.remove({ techId }))).toBe("tech.not_found");
    expect(await deps.db.$count(ticketEvents, eq(ticketEvents.ticketId, tickets.busy.id))).toBe(1);
    expect(await deps.db.$count(auditLog, eq(auditLog.subjectId, techId))).toBe(1);
  });

  it("loses no ticket to a room that does not answer: the event waits", async () => {
    const { deps, api, techId, tickets } = await scene();
    deps.rooms.fail = true;
    await api.remove({ techId });
    await deps.settled();
    const [event] = await deps.db.select().from(ticketEvents).where(eq(ticketEvents.ticketId, tickets.busy.id));
    expect(event?.toldAt).toBeNull();
  });
});
