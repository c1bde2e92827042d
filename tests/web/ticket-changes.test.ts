import { describe, expect, it } from "vitest";
import { applyChange } from "#web/features/desk/ticket-changes.ts";

const ticket = { id: "tkt_1", version: 3, status: "open" as const, assignedTo: null };

describe("a live change on the desk", () => {
  it("gives the ticket its new holder and status", () => {
    const changed = { status: "in_progress", assignedTo: "usr_1", assignedName: "Dana" };
    expect(applyChange(ticket, { ticketId: "tkt_1", version: 4, changed })).toEqual({
      id: "tkt_1",
      version: 4,
      status: "in_progress",
      assignedTo: { id: "usr_1", name: "Dana" },
    });
  });

  it("takes the holder away when the ticket is released", () => {
    const held = { ...ticket, assignedTo: { id: "usr_1", name: "Dana" } };
    const change = { ticketId: "tkt_1", version: 5, changed: { status: "open", assignedTo: null, assignedName: null } };
    expect(applyChange(held, change).assignedTo).toBeNull();
  });

  it("that is older, or of another ticket, changes nothing", () => {
    const changed = { status: "closed" };
    expect(applyChange(ticket, { ticketId: "tkt_1", version: 3, changed })).toBe(ticket);
    expect(applyChange(ticket, { ticketId: "tkt_2", version: 9, changed })).toBe(ticket);
  });
});
