import { describe, expect, it } from "vitest";
import { jobNotBegun, jobOf } from "#domain/tickets/job-steps.ts";
import { applyChange, applyTalk } from "#web/features/desk/ticket-changes.ts";

const ticket = {
  id: "tkt_1",
  version: 3,
  status: "open" as const,
  assignedTo: null,
  unclaimedSince: null,
  escalatedAt: null,
  firstResponseAt: null,
  waitingSince: 500,
  replyDueAt: 9000,
  snoozedUntil: null,
  updatedAt: 500,
};

describe("a live change on the desk", () => {
  it("gives the ticket its new holder and status", () => {
    const changed = { status: "in_progress", assignedTo: "usr_1", assignedName: "Dana" };
    expect(applyChange(ticket, { ticketId: "tkt_1", version: 4, changed })).toEqual({
      ...ticket,
      version: 4,
      status: "in_progress",
      assignedTo: { id: "usr_1", name: "Dana" },
      unclaimedSince: null,
      escalatedAt: null,
    });
  });

  it("says that everyone was alerted of a ticket that nobody takes, until somebody has it", () => {
    const changed = { ticketNumber: "TRK-1", unclaimedSince: 1000, escalatedAt: 2000 };
    const escalated = applyChange(ticket, { ticketId: "tkt_1", version: 4, changed });
    expect(escalated).toMatchObject({ status: "open", assignedTo: null, unclaimedSince: 1000, escalatedAt: 2000 });
    const noted = applyChange(escalated, { ticketId: "tkt_1", version: 5, changed: {} });
    expect(noted).toMatchObject({ unclaimedSince: 1000, escalatedAt: 2000 });
    const claim = { status: "in_progress", assignedTo: "usr_1", assignedName: "Dana" };
    expect(applyChange(noted, { ticketId: "tkt_1", version: 6, changed: claim })).toMatchObject({
      unclaimedSince: null,
      escalatedAt: null,
    });
  });

  it("keeps the clock of the reply through a claim, and ends it with the ticket", () => {
    const claim = { status: "in_progress", assignedTo: "usr_1", assignedName: "Dana" };
    const claimed = applyChange(ticket, { ticketId: "tkt_1", version: 4, changed: claim });
    expect(claimed).toMatchObject({ waitingSince: 500, replyDueAt: 9000 });
    const resolved = applyChange(claimed, { ticketId: "tkt_1", version: 5, changed: { status: "resolved" } });
    expect(resolved).toMatchObject({ waitingSince: null, replyDueAt: null });
  });

  it("takes the holder away when the ticket is released", () => {
    const held = { ...ticket, assignedTo: { id: "usr_1", name: "Dana" } };
    const change = { ticketId: "tkt_1", version: 5, changed: { status: "open", assignedTo: null, assignedName: null } };
    expect(applyChange(held, change).assignedTo).toBeNull();
  });

  it("has the step and the arrival at once, so that the next one is set from where the job stands", () => {
    const held = { ...ticket, assignedTo: { id: "usr_1", name: "Dana" }, job: jobOf(jobNotBegun) };
    const changed = { jobStep: "en_route", renewed: false, enRouteAt: 9, arrivesFrom: 10, arrivesUntil: 20 };
    const stepped = applyChange(held, { ticketId: "tkt_1", version: 4, changed: { ...changed, arrivalToldAt: 9 } });
    expect(stepped.job).toMatchObject({ step: "en_route", arrival: { from: 10, until: 20 } });
    const noted = applyChange(stepped, { ticketId: "tkt_1", version: 5, changed: {} });
    expect(noted.job).toEqual(stepped.job);
    const release = { status: "open", assignedTo: null, assignedName: null };
    expect(applyChange(noted, { ticketId: "tkt_1", version: 6, changed: release }).job).toEqual(held.job);
    expect(applyChange(ticket, { ticketId: "tkt_1", version: 4, changed })).not.toHaveProperty("job");
  });

  it("that is older, or of another ticket, changes nothing", () => {
    const changed = { status: "closed" };
    expect(applyChange(ticket, { ticketId: "tkt_1", version: 3, changed })).toBe(ticket);
    expect(applyChange(ticket, { ticketId: "tkt_2", version: 9, changed })).toBe(ticket);
  });
});

describe("a message on the desk", () => {
  const answered = {
    type: "talk" as const,
    ticketId: "tkt_1",
    firstResponseAt: 700,
    waitingSince: null,
    replyDueAt: null,
    from: "support" as const,
    at: 700,
  };

  it("stops or starts the ticket's clock and is its latest activity, in the same version", () => {
    const after = applyTalk({ ...ticket, snoozedUntil: 5000 }, answered);
    expect(after).toMatchObject({
      version: 3,
      firstResponseAt: 700,
      replyDueAt: null,
      updatedAt: 700,
      snoozedUntil: 5000,
    });
    const asked = { ...answered, waitingSince: 800, replyDueAt: 9800, from: "driver" as const, at: 800 };
    expect(applyTalk(after, asked)).toMatchObject({ waitingSince: 800, replyDueAt: 9800, snoozedUntil: null });
  });

  it("changes no other ticket", () => {
    expect(applyTalk(ticket, { ...answered, ticketId: "tkt_2" })).toBe(ticket);
  });
});
