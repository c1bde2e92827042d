import { describe, expect, it } from "vitest";
import { jobNotBegun, jobOf } from "#domain/tickets/job-steps.ts";
import { applyChange } from "#web/features/desk/ticket-changes.ts";

const ticket = {
  id: "tkt_1",
  version: 3,
  status: "open" as const,
  assignedTo: null,
  unclaimedSince: null,
  escalatedAt: null,
};

describe("a live change on the desk", () => {
  it("gives the ticket its new holder and status", () => {
    const changed = { status: "in_progress", assignedTo: "usr_1", assignedName: "Dana" };
    expect(applyChange(ticket, { ticketId: "tkt_1", version: 4, changed })).toEqual({
      id: "tkt_1",
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
