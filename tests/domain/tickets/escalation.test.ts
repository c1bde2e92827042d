import { describe, expect, it } from "vitest";
import {
  decideEscalation,
  type EscalationState,
  escalatesAfter,
  escalatesAgainAfter,
  watchAfter,
} from "#domain/tickets/escalation.ts";
import type { TicketEventType } from "#domain/tickets/ticket.ts";

const minute = 60_000;
const made = 1_000_000;
const emergency: EscalationState = {
  status: "open",
  assignedTo: null,
  urgencyLevel: "emergency",
  assessedUrgency: null,
  createdAt: made,
  unclaimedSince: null,
  escalatedAt: null,
  escalatedAgainAt: null,
};

describe("An emergency", () => {
  it("that nobody takes is escalated after a third of the fifteen minutes in which it is answered", () => {
    expect(escalatesAfter).toBe(5 * minute);
    expect(decideEscalation(emergency, made + 5 * minute - 1)).toEqual({ due: false, dueAt: made + 5 * minute });
    expect(decideEscalation(emergency, made + 5 * minute)).toEqual({ due: true, stage: 1, unclaimedSince: made });
  });

  it("that still nobody takes is escalated to the administrators after ten minutes, once", () => {
    const escalated = { ...emergency, escalatedAt: made + 5 * minute };
    expect(escalatesAgainAfter).toBe(10 * minute);
    expect(decideEscalation(escalated, made + 9 * minute)).toEqual({ due: false, dueAt: made + 10 * minute });
    expect(decideEscalation(escalated, made + 10 * minute)).toEqual({ due: true, stage: 2, unclaimedSince: made });
    const twice = { ...escalated, escalatedAgainAt: made + 10 * minute };
    expect(decideEscalation(twice, made + 60 * minute)).toEqual({ due: false, dueAt: null });
  });

  it("that was given back waits anew from then", () => {
    const returned = { ...emergency, unclaimedSince: made + 20 * minute };
    expect(decideEscalation(returned, made + 24 * minute)).toEqual({ due: false, dueAt: made + 25 * minute });
    expect(decideEscalation(returned, made + 25 * minute)).toEqual({
      due: true,
      stage: 1,
      unclaimedSince: made + 20 * minute,
    });
  });

  it("is one by what the driver chose or by what the assessment concluded, whichever is higher", () => {
    const lowered = { ...emergency, urgencyLevel: "low" as const, assessedUrgency: "emergency" as const };
    expect(decideEscalation(lowered, made + 5 * minute).due).toBe(true);
    const raised = { ...emergency, assessedUrgency: "low" as const };
    expect(decideEscalation(raised, made + 5 * minute).due).toBe(true);
  });

  it.each([
    ["is claimed", { assignedTo: "usr_tech" }],
    ["is in progress", { status: "in_progress" }],
    ["is resolved", { status: "resolved" }],
    ["is closed", { status: "closed" }],
    ["was escalated twice", { escalatedAt: made + 5 * minute, escalatedAgainAt: made + 10 * minute }],
  ] as const)("that %s is not escalated, nor later as it stands", (_, change) => {
    expect(decideEscalation({ ...emergency, ...change }, made + 60 * minute)).toEqual({ due: false, dueAt: null });
  });
});

it.each(["low", "medium", "high"] as const)("A ticket of %s urgency is never escalated", (urgencyLevel) => {
  const ticket = { ...emergency, urgencyLevel, assessedUrgency: urgencyLevel };
  expect(decideEscalation(ticket, made + 1000 * minute)).toEqual({ due: false, dueAt: null });
});

describe("When a ticket is looked at", () => {
  const watched = (type: TicketEventType, data: Parameters<typeof watchAfter>[0]["data"]) =>
    watchAfter({ type, data, createdAt: made });
  const later = { lookAt: made + escalatesAfter };
  const never = { lookAt: null };

  it.each([
    ["ticket.submitted", { urgencyLevel: "emergency", assessedUrgency: null, status: "open" }],
    ["ticket.submitted", { urgencyLevel: "medium", assessedUrgency: "emergency", status: "open" }],
    ["ticket.released", { status: "open", assignedTo: null, assignedName: null }],
    ["ticket.status_changed", { status: "open", assignedTo: null, assignedName: null }],
  ] as const)("%s sets the time: %o", (type, data) => {
    expect(watched(type, data)).toEqual(later);
  });

  it("ticket.escalated sets the time of the second stage", () => {
    const unclaimedSince = made - 5 * minute;
    const looked = watched("ticket.escalated", { escalatedAt: made, unclaimedSince, stage: 1 });
    expect(looked).toEqual({ lookAt: unclaimedSince + escalatesAgainAfter });
  });

  it.each([
    ["ticket.submitted", { urgencyLevel: "high", assessedUrgency: "low", status: "open" }],
    ["ticket.claimed", { status: "in_progress", assignedTo: "usr_tech" }],
    ["ticket.assigned", { status: "in_progress", assignedTo: "usr_tech" }],
    ["ticket.released", { status: "resolved", assignedTo: null }],
    ["ticket.status_changed", { status: "closed", assignedTo: null }],
    ["ticket.resolved", { status: "resolved" }],
    ["ticket.cancelled", { status: "closed" }],
    ["ticket.escalated", { escalatedAt: made, unclaimedSince: made, stage: 2 }],
  ] as const)("%s takes it away: %o", (type, data) => {
    expect(watched(type, data)).toEqual(never);
  });

  it.each([
    ["ticket.notes_saved", {}],
    ["ticket.rated", { rating: 5 }],
    ["part.proposed", { status: "open" }],
    ["part.status_changed", { partStatus: "approved" }],
  ] as const)("%s changes nothing: %o", (type, data) => {
    expect(watched(type, data)).toBeNull();
  });
});
