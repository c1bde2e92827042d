import { describe, expect, it } from "vitest";
import { nameInSupport, supportName, systemLine } from "#domain/room/system-line.ts";
import { ticketEventTypes } from "#domain/tickets/ticket.ts";

describe("A system line", () => {
  it.each([
    ["ticket.claimed", "Sam", {}, "Ticket claimed by Sam · Support Team"],
    ["ticket.released", "Sam · Support Team", {}, "Ticket released by Sam · Support Team"],
    ["ticket.submitted", "Dana", {}, "Ticket submitted by Dana"],
    ["ticket.status_changed", "Sam", { status: "in_progress" }, "Status changed to in progress by Sam · Support Team"],
    ["ticket.assigned", "Ada", { assignedName: "Sam" }, "Ticket assigned to Sam · Support Team"],
    ["part.status_changed", null, { partStatus: "approved" }, "Part order is now approved"],
  ] as const)("of %s is a sentence", (type, actorName, data, line) => {
    expect(systemLine({ type, actorName, data })).toBe(line);
  });

  it("exists for every event, also when nothing is known of it", () => {
    for (const type of ticketEventTypes) expect(systemLine({ type, actorName: null, data: {} })).toMatch(/^[A-Z]/);
  });

  it("names support without a person when there is none", () => {
    expect([supportName(null), supportName(" "), supportName("Sam")]).toEqual([
      "Support Team",
      "Support Team",
      "Sam · Support Team",
    ]);
  });

  it("has the display name in it, to be read again", () => {
    expect(["Sam", "Big · Sam", null].map((name) => nameInSupport(supportName(name)))).toEqual([
      "Sam",
      "Big · Sam",
      null,
    ]);
  });
});
