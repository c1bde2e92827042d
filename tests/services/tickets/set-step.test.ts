import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import type { Db } from "#db/client.ts";
import { tokenId } from "#db/queries/token-id.ts";
import { supportTickets, ticketEvents, ticketShares } from "#db/schema/index.ts";
import { callerFor, makeActor } from "#tests/support/actors.ts";
import { testDeps } from "#tests/support/deps.ts";
import { makeTicket } from "#tests/support/factories.ts";
import { refusal } from "#tests/support/refusal.ts";
import { disableUser } from "#worker/services/users/disable-user.ts";

const minute = 60_000;
const soon = { fromMinutes: 30, untilMinutes: 45 };

/** A ticket that Dana has, and everybody who may come near it. */
async function job() {
  const deps = testDeps();
  const [dana, driver] = await Promise.all([makeActor(deps.db, "tech"), makeActor(deps.db, "driver")]);
  const { id: ticketId } = await makeTicket(deps.db, { userId: driver.user.id });
  const desk = callerFor(deps, dana.actor).tech.tickets;
  await desk.claim({ ticketId, name: "Dana" });
  await deps.settled();
  deps.rooms.published.length = 0;
  const events = () => deps.db.select().from(ticketEvents).where(eq(ticketEvents.ticketId, ticketId));
  const own = callerFor(deps, driver.actor).driver;
  return { deps, dana, driver, ticketId, desk, events, own };
}

describe("setting the step of a job", () => {
  it("writes the time and the range of the arrival, and one event for everyone", async () => {
    const { deps, ticketId, desk, events } = await job();
    const now = deps.clock.now();

    const set = await desk.setStep({ ticketId, step: "dispatched", from: "requested", arrival: soon });

    const arrival = { from: now + 30 * minute, until: now + 45 * minute, toldAt: now };
    expect(set).toMatchObject({ version: 3, status: "in_progress", job: { step: "dispatched", arrival } });
    expect(set.job.reachedAt).toEqual({ dispatched: now, en_route: null, on_site: null, rolling: null });
    await deps.settled();
    const told = {
      type: "ticket.step",
      version: 3,
      audience: "everyone",
      actorName: "Dana",
      data: { jobStep: "dispatched", renewed: false, dispatchedAt: now, arrivesFrom: arrival.from },
    };
    expect((await events()).at(-1)).toMatchObject(told);
    expect(deps.rooms.published).toMatchObject([told]);
  });

  it("goes the whole way, each step with its own time", async () => {
    const { deps, ticketId, desk } = await job();
    const times: number[] = [];
    for (const step of ["dispatched", "en_route", "on_site", "rolling"] as const) {
      deps.clock.advance(10 * minute);
      times.push(deps.clock.now());
      await desk.setStep({ ticketId, step });
    }
    const { job: stands, timeline } = await desk.get({ ticketId });
    const [dispatched, en_route, on_site, rolling] = times;
    expect(stands).toEqual({ step: "rolling", reachedAt: { dispatched, en_route, on_site, rolling }, arrival: null });
    expect(timeline.filter(({ type }) => type === "ticket.step").map(({ data }) => data["jobStep"])).toEqual([
      "dispatched",
      "en_route",
      "on_site",
      "rolling",
    ]);
  });

  it("goes back, and the times of the later steps are gone while the history keeps them", async () => {
    const { ticketId, desk, events } = await job();
    await desk.setStep({ ticketId, step: "en_route", arrival: soon });
    const back = await desk.setStep({ ticketId, step: "requested", from: "en_route" });
    expect(back.job).toMatchObject({ step: "requested", arrival: null, reachedAt: { en_route: null } });
    expect((await events()).map(({ type }) => type)).toEqual(["ticket.claimed", "ticket.step", "ticket.step"]);
  });

  it("says of a step that is stale which one stands", async () => {
    const { ticketId, desk } = await job();
    await desk.setStep({ ticketId, step: "en_route" });
    await expect(desk.setStep({ ticketId, step: "dispatched", from: "requested" })).rejects.toMatchObject({
      code: "CONFLICT",
      cause: { code: "ticket.step_stale", details: { step: "en_route", version: 3 } },
    });
  });

  it.each([
    ["another step is refused", "on_site", "ticket.step_stale"],
    ["the same step counts as set", "dispatched", null],
    ["the ticket's end is refused", null, "ticket.finished"],
  ] as const)("is settled by the write when somebody is faster by a moment: %s", async (_, faster, code) => {
    const { deps, dana, ticketId, desk, events } = await job();
    const db = afterTheReading(deps.db, () =>
      faster === null ? desk.setStatus({ ticketId, status: "closed" }) : desk.setStep({ ticketId, step: faster }),
    );
    const slow = callerFor({ ...deps, db }, dana.actor).tech.tickets;
    const call = slow.setStep({ ticketId, step: "dispatched", from: "requested" });
    if (code === null) expect(await call).toMatchObject({ version: 3, job: { step: "dispatched" } });
    else expect(await refusal(call)).toBe(code);
    expect(await events()).toHaveLength(2);
  });

  it("sent twice, one after the other or at once, is written and told once", async () => {
    const { deps, ticketId, desk, events } = await job();
    const input = { ticketId, step: "dispatched", from: "requested", arrival: soon } as const;
    const answers = await Promise.all([desk.setStep(input), desk.setStep(input), desk.setStep(input)]);
    answers.push(await desk.setStep(input));
    for (const answer of answers) expect(answer).toMatchObject({ version: 3, job: { step: "dispatched" } });
    await deps.settled();
    expect((await events()).filter(({ type }) => type === "ticket.step")).toHaveLength(1);
    expect(deps.rooms.published).toHaveLength(1);
  });

  it("tells another estimate at the same step as one that was renewed", async () => {
    const { deps, ticketId, desk, events } = await job();
    await desk.setStep({ ticketId, step: "en_route", arrival: soon });
    const since = deps.clock.now();
    deps.clock.advance(40 * minute);
    const renewed = await desk.setStep({ ticketId, step: "en_route", from: "en_route", arrival: soon });
    expect(renewed.job).toMatchObject({
      reachedAt: { en_route: since },
      arrival: { from: since + 70 * minute, toldAt: since + 40 * minute },
    });
    expect((await events()).at(-1)).toMatchObject({ data: { jobStep: "en_route", renewed: true } });
  });

  it("keeps its times while the status changes, as long as the same person has the ticket", async () => {
    const { ticketId, desk } = await job();
    const { job: before } = await desk.setStep({ ticketId, step: "en_route", arrival: soon });
    await desk.setStatus({ ticketId, status: "resolved" });
    await desk.setStatus({ ticketId, status: "in_progress" });
    expect((await desk.get({ ticketId })).job).toEqual(before);
  });
});

/** A database in which something happens between the first batch, which reads, and the next. */
function afterTheReading(db: Db, happens: () => Promise<unknown>): Db {
  let batches = 0;
  return Object.assign(Object.create(db) as Db, {
    batch: async (statements: Parameters<Db["batch"]>[0]) => {
      batches += 1;
      if (batches === 2) await happens();
      return db.batch(statements);
    },
  });
}

describe("a step is refused", () => {
  it("to a technician whose ticket it is not, while an administrator may", async () => {
    const { deps, ticketId } = await job();
    const [lee, ada] = await Promise.all([makeActor(deps.db, "tech"), makeActor(deps.db, "admin")]);
    await expect(
      callerFor(deps, lee.actor).tech.tickets.setStep({ ticketId, step: "dispatched" }),
    ).rejects.toMatchObject({
      code: "FORBIDDEN",
      cause: { code: "ticket.assigned_to_other", details: { by: "Dana" } },
    });
    const set = await callerFor(deps, ada.actor).tech.tickets.setStep({ ticketId, step: "dispatched" });
    expect(set).toMatchObject({ assignedTo: { name: "Dana" }, job: { step: "dispatched" } });
  });

  it("to drivers, their own ticket's too, and to visitors", async () => {
    const { deps, driver, ticketId } = await job();
    const input = { ticketId, step: "rolling" } as const;
    expect(await refusal(callerFor(deps, driver.actor).tech.tickets.setStep(input))).toBe("auth.role_required");
    expect(await refusal(callerFor(deps, null).tech.tickets.setStep(input))).toBe("auth.required");
  });

  it.each(["resolved", "closed"] as const)("on a ticket that is %s", async (status) => {
    const { deps, ticketId, desk, events } = await job();
    await desk.setStatus({ ticketId, status });
    expect(await refusal(desk.setStep({ ticketId, step: "dispatched" }))).toBe("ticket.finished");
    await deps.settled();
    expect((await events()).map(({ type }) => type)).not.toContain("ticket.step");
  });

  it("on a ticket that nobody has, that is none, or with what is no step or range", async () => {
    const { ticketId, desk } = await job();
    await desk.release({ ticketId });
    expect(await refusal(desk.setStep({ ticketId, step: "dispatched" }))).toBe("ticket.not_assigned");
    expect(await refusal(desk.setStep({ ticketId: "tkt_none", step: "dispatched" }))).toBe("ticket.not_found");
    expect(await refusal(desk.setStep({ ticketId, step: "home" as "rolling" }))).toBe("input.invalid");
    expect(await refusal(desk.setStep({ ticketId, step: "rolling", arrival: soon }))).toBe("input.invalid");
  });
});

describe("a job begins anew", () => {
  const begun = async () => {
    const made = await job();
    await made.desk.setStep({ ticketId: made.ticketId, step: "en_route", arrival: soon });
    return made;
  };
  const fresh = { step: "requested", arrival: null, reachedAt: { dispatched: null, en_route: null } };

  it("when the ticket is given back, and for whoever takes it then", async () => {
    const { deps, ticketId, desk, events } = await begun();
    expect((await desk.release({ ticketId })).job).toMatchObject(fresh);
    expect((await events()).at(-1)).toMatchObject({ type: "ticket.released", data: { helpCalledOff: true } });
    const lee = await makeActor(deps.db, "tech");
    const claimed = await callerFor(deps, lee.actor).tech.tickets.claim({ ticketId, name: "Lee" });
    expect(claimed.job).toMatchObject(fresh);
  });

  it("when the ticket is set open, which takes it out of somebody's hands and calls the help off", async () => {
    const { ticketId, desk, events } = await begun();
    expect(await desk.setStatus({ ticketId, status: "open" })).toMatchObject({ assignedTo: null, job: fresh });
    expect((await events()).at(-1)).toMatchObject({
      type: "ticket.status_changed",
      data: { status: "open", assignedTo: null, released: true, helpCalledOff: true },
    });
    await desk.setStatus({ ticketId, status: "closed" });
    expect((await events()).at(-1)?.data).not.toHaveProperty("released");
  });

  it("when an administrator gives the ticket to somebody else", async () => {
    const { deps, ticketId } = await begun();
    const [lee, ada] = await Promise.all([makeActor(deps.db, "tech"), makeActor(deps.db, "admin")]);
    const admin = callerFor(deps, ada.actor).admin.tickets;
    expect((await admin.assign({ ticketId, userId: lee.user.id })).job).toMatchObject(fresh);
  });

  it("when whoever has the ticket is disabled", async () => {
    const { deps, dana, ticketId, events } = await begun();
    const ada = await makeActor(deps.db, "admin");
    await disableUser({ actor: ada.actor, deps, input: { userId: dana.user.id, disabled: true } });
    const [row] = await deps.db.select().from(supportTickets).where(eq(supportTickets.id, ticketId));
    expect(row).toMatchObject({ assignedTo: null, enRouteAt: null, arrivesFrom: null, arrivalToldAt: null });
    expect((await events()).at(-1)).toMatchObject({ type: "ticket.released", data: { helpCalledOff: true } });
  });

  it("without a word of help that is called off where none was sent, or the truck rolls again", async () => {
    const given = async (step: "requested" | "rolling", goes: "released" | "disabled") => {
      const { deps, dana, ticketId, desk, events } = await job();
      await desk.setStep({ ticketId, step });
      if (goes === "released") await desk.release({ ticketId });
      else {
        const ada = await makeActor(deps.db, "admin");
        await disableUser({ actor: ada.actor, deps, input: { userId: dana.user.id, disabled: true } });
      }
      return (await events()).at(-1);
    };
    for (const step of ["requested", "rolling"] as const) {
      for (const goes of ["released", "disabled"] as const) {
        expect(await given(step, goes)).toMatchObject({ type: "ticket.released", data: { helpCalledOff: false } });
      }
    }
  });
});

describe("the step as others see it", () => {
  it("is on the driver's own ticket with its history, and nothing of the staff's comes with it", async () => {
    const { deps, dana, ticketId, desk, own } = await job();
    await desk.saveNotes({ ticketId, internalNotes: "Sends his brother-in-law.", version: 2 });
    const { job: stands } = await desk.setStep({ ticketId, step: "dispatched", arrival: soon });

    const seen = await own.tickets.get({ ticketId });

    expect(seen.job).toEqual(stands);
    expect(seen.timeline.map(({ type }) => type)).toEqual(["ticket.claimed", "ticket.step"]);
    const step = seen.timeline.at(-1);
    expect(Object.keys(step ?? {}).sort()).toEqual(["actorName", "createdAt", "data", "id", "type", "version"]);
    expect(Object.keys(step?.data ?? {}).sort()).toEqual([
      "arrivalToldAt",
      "arrivesFrom",
      "arrivesUntil",
      "dispatchedAt",
      "enRouteAt",
      "jobStep",
      "onSiteAt",
      "renewed",
      "rollingAt",
      "ticketNumber",
    ]);
    const text = JSON.stringify(seen);
    for (const hidden of ["brother-in-law", "internalNotes", "handover", "escalatedAt", dana.user.email]) {
      expect(text).not.toContain(hidden);
    }
    await deps.settled();
  });

  it("is nobody else's: another driver finds no such ticket", async () => {
    const { deps, ticketId } = await job();
    const other = await makeActor(deps.db, "driver");
    expect(await refusal(callerFor(deps, other.actor).driver.tickets.get({ ticketId }))).toBe("ticket.not_found");
  });

  it("is on a shared ticket too: a dispatcher waits for the same truck", async () => {
    const { deps, driver, ticketId, desk } = await job();
    const { job: stands } = await desk.setStep({ ticketId, step: "en_route", arrival: soon });
    const token = `token-${ticketId}`;
    const now = deps.clock.now();
    await deps.db.insert(ticketShares).values({
      id: tokenId(token),
      ticketId,
      createdBy: driver.user.id,
      expiresAt: now + minute,
      createdAt: now,
    });
    const shared = await callerFor(deps, null).public.shared.get({ token });
    expect(shared).toMatchObject({ job: stands });
    expect(shared).not.toHaveProperty("enRouteAt");
  });
});
