import { describe, expect, it } from "vitest";
import {
  decideStep,
  hasPassed,
  type JobRecord,
  jobInEvent,
  jobNotBegun,
  jobOf,
  jobSteps,
  SetStepInput,
  stepOf,
} from "#domain/tickets/job-steps.ts";
import type { TicketState } from "#domain/tickets/ticket.ts";

const minute = 60_000;
const now = Date.UTC(2026, 10, 21, 9, 40);
const dana = { userId: "usr_dana", roles: ["tech"] as const };
const lee = { userId: "usr_lee", roles: ["tech"] as const };
const ada = { userId: "usr_ada", roles: ["admin"] as const };
const soon = { fromMinutes: 30, untilMinutes: 45 };

const taken: TicketState & JobRecord = {
  id: "tkt_1",
  status: "in_progress",
  assignedTo: dana.userId,
  version: 2,
  ...jobNotBegun,
};
const dispatched = {
  ...taken,
  dispatchedAt: now - 20 * minute,
  arrivesFrom: now + 10 * minute,
  arrivesUntil: now + 25 * minute,
  arrivalToldAt: now - 20 * minute,
};
const onSite = { ...taken, dispatchedAt: now - 60 * minute, enRouteAt: now - 50 * minute, onSiteAt: now - minute };

type Wanted = Parameters<typeof decideStep>[1];
const decide = (ticket: typeof taken, wanted: Wanted, actor: Parameters<typeof decideStep>[2] = dana) =>
  decideStep(ticket, wanted, actor, now);

describe("The step of a job", () => {
  it("is the last that was reached, and requested while none was", () => {
    expect(stepOf(taken)).toBe("requested");
    expect(stepOf(dispatched)).toBe("dispatched");
    expect(stepOf({ ...taken, onSiteAt: 5 })).toBe("on_site");
  });

  it("goes on with the time at which it did, and keeps the times before", () => {
    const decision = decide(dispatched, { step: "en_route", from: "dispatched" });
    expect(decision).toMatchObject({
      ok: true,
      changed: true,
      record: { dispatchedAt: now - 20 * minute, enRouteAt: now, onSiteAt: null, rollingAt: null },
    });
  });

  it("may pass over steps, which then have no time", () => {
    expect(decide(taken, { step: "on_site" })).toMatchObject({
      ok: true,
      record: { dispatchedAt: null, enRouteAt: null, onSiteAt: now },
    });
  });

  it("goes back to an earlier one, which keeps its time while the later lose theirs", () => {
    expect(decide(onSite, { step: "dispatched", from: "on_site" })).toMatchObject({
      ok: true,
      record: { dispatchedAt: now - 60 * minute, enRouteAt: null, onSiteAt: null },
    });
    expect(decide(onSite, { step: "requested" })).toMatchObject({ ok: true, record: jobNotBegun });
  });

  it("is refused from a step that does not stand any more", () => {
    expect(decide(onSite, { step: "en_route", from: "dispatched" })).toEqual({ ok: false, code: "ticket.step_stale" });
  });

  it("is set by who has the ticket and by administrators, by nobody else", () => {
    expect(decide(taken, { step: "dispatched" }, ada).ok).toBe(true);
    expect(decide(taken, { step: "dispatched" }, lee)).toEqual({ ok: false, code: "ticket.assigned_to_other" });
  });

  it("is not set while nobody has the ticket, not even by an administrator", () => {
    const free = { ...taken, status: "open" as const, assignedTo: null };
    for (const actor of [dana, ada]) {
      expect(decide(free, { step: "dispatched" }, actor)).toEqual({ ok: false, code: "ticket.not_assigned" });
    }
  });

  it.each(["resolved", "closed"] as const)("is not set on a ticket that is %s", (status) => {
    expect(decide({ ...taken, status }, { step: "dispatched" })).toEqual({ ok: false, code: "ticket.finished" });
  });
});

describe("The same step sent twice", () => {
  it("changes nothing, whatever step it was sent from", () => {
    for (const from of ["requested", "dispatched", undefined] as const) {
      expect(decide(dispatched, { step: "dispatched", from })).toMatchObject({ ok: true, changed: false });
    }
  });

  it("changes nothing with the same estimate", () => {
    const first = decide(taken, { step: "dispatched", from: "requested", arrival: soon });
    if (!first.ok) throw new Error(first.code);
    const again = decideStep(
      { ...taken, ...first.record },
      { step: "dispatched", from: "requested", arrival: soon },
      dana,
      now + 5 * minute,
    );
    expect(again).toEqual({ ok: true, changed: false, record: first.record });
  });

  it("is a conflict with another estimate, for somebody else told the first", () => {
    const other = { fromMinutes: 60, untilMinutes: 90 };
    const decision = decide(dispatched, { step: "dispatched", from: "requested", arrival: other });
    expect(decision).toEqual({ ok: false, code: "ticket.step_stale" });
  });
});

describe("The arrival", () => {
  it("is told in minutes from now and stands as times", () => {
    expect(decide(taken, { step: "dispatched", arrival: soon })).toMatchObject({
      record: { arrivesFrom: now + 30 * minute, arrivesUntil: now + 45 * minute, arrivalToldAt: now },
    });
  });

  it("goes on to hold on the way unless another is told, or it is taken away", () => {
    const { arrivesFrom, arrivesUntil, arrivalToldAt } = dispatched;
    expect(decide(dispatched, { step: "en_route" })).toMatchObject({
      record: { arrivesFrom, arrivesUntil, arrivalToldAt },
    });
    expect(decide(dispatched, { step: "en_route", arrival: null })).toMatchObject({
      record: { arrivesFrom: null, arrivesUntil: null, arrivalToldAt: null },
    });
  });

  it("is told anew at the same step, also with as many minutes later on", () => {
    const again = { fromMinutes: 30, untilMinutes: 45 };
    expect(decide(dispatched, { step: "dispatched", from: "dispatched", arrival: again })).toMatchObject({
      changed: true,
      record: { dispatchedAt: now - 20 * minute, arrivesFrom: now + 30 * minute, arrivalToldAt: now },
    });
  });

  it("told twice within a minute is told once", () => {
    const told = { ...dispatched, arrivesFrom: now + 30 * minute, arrivesUntil: now + 45 * minute, arrivalToldAt: now };
    const again = decideStep(told, { step: "dispatched", from: "dispatched", arrival: soon }, dana, now + 59_000);
    expect(again).toMatchObject({ ok: true, changed: false });
  });

  it("is over once somebody is there", () => {
    const there = decide(dispatched, { step: "on_site" });
    expect(there).toMatchObject({ record: { arrivesFrom: null, arrivesUntil: null, arrivalToldAt: null } });
  });

  it("has passed after its end, not before", () => {
    const arrival = { from: now, until: now + minute, toldAt: now - minute };
    expect(hasPassed(arrival, now + minute)).toBe(false);
    expect(hasPassed(arrival, now + minute + 1)).toBe(true);
  });
});

describe("What is sent to set a step", () => {
  const problem = (input: object) => SetStepInput.safeParse({ ticketId: "tkt_1", ...input }).error?.issues[0]?.message;

  it("is a step, and where somebody is still to arrive a range", () => {
    for (const step of jobSteps) expect(problem({ step })).toBeUndefined();
    expect(problem({ step: "en_route", from: "dispatched", arrival: soon })).toBeUndefined();
    expect(problem({ step: "dispatched", arrival: null })).toBeUndefined();
  });

  it.each([
    [{ fromMinutes: 45, untilMinutes: 30 }],
    [{ fromMinutes: 30, untilMinutes: 30 }],
    [{ fromMinutes: -5, untilMinutes: 30 }],
    [{ fromMinutes: 0.5, untilMinutes: 30 }],
    [{ fromMinutes: 0, untilMinutes: 721 }],
    [{ fromMinutes: 0, untilMinutes: Number.NaN }],
  ])("is no range like %j", (arrival) => {
    expect(problem({ step: "dispatched", arrival })).toBe("ticket.arrival_invalid");
  });

  it("is no unknown step, and no range for somebody who is there", () => {
    expect(problem({ step: "home" })).toBe("ticket.step_invalid");
    for (const step of ["requested", "on_site", "rolling"]) {
      expect(problem({ step, arrival: soon })).toBe("ticket.arrival_unfit");
    }
  });
});

it("An event of a step tells of the whole job, any other of none", () => {
  const { dispatchedAt, enRouteAt, onSiteAt, rollingAt, arrivesFrom, arrivesUntil, arrivalToldAt } = dispatched;
  const record = { dispatchedAt, enRouteAt, onSiteAt, rollingAt, arrivesFrom, arrivesUntil, arrivalToldAt };
  expect(jobInEvent({ jobStep: "dispatched", ...record })).toEqual(jobOf(record));
  expect(jobOf(record)).toEqual({
    step: "dispatched",
    reachedAt: { dispatched: now - 20 * minute, en_route: null, on_site: null, rolling: null },
    arrival: { from: now + 10 * minute, until: now + 25 * minute, toldAt: now - 20 * minute },
  });
  expect(jobInEvent({ status: "open" })).toBeNull();
});
