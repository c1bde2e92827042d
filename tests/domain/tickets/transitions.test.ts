import { describe, expect, it } from "vitest";
import type { TicketStatus } from "#domain/tickets/ticket.ts";
import {
  decideAssign,
  decideCancel,
  decideClaim,
  decideRate,
  decideRelease,
  decideStatus,
} from "#domain/tickets/transitions.ts";

const me = { userId: "usr_me", roles: ["tech"] as const };
const admin = { userId: "usr_admin", roles: ["admin"] as const };

function ticket(status: TicketStatus, assignedTo: string | null = null) {
  return { id: "tkt_1", status, assignedTo, version: 3 };
}

function outcome(decision: ReturnType<typeof decideClaim>): string {
  return decision.ok ? `${decision.changes.status} ${decision.changes.assignedTo ?? "-"}` : decision.code;
}

describe("what may become of a ticket", () => {
  it.each([
    ["open", null, "in_progress usr_me"],
    ["open", "usr_other", "ticket.already_claimed"],
    ["in_progress", "usr_other", "ticket.already_claimed"],
    ["in_progress", null, "ticket.not_open"],
    ["resolved", null, "ticket.not_open"],
    ["closed", null, "ticket.not_open"],
  ] as const)("claiming one that is %s and assigned to %s: %s", (status, assignedTo, expected) => {
    expect(outcome(decideClaim(ticket(status, assignedTo), me))).toBe(expected);
  });

  it.each([
    ["in_progress", "usr_me", "open -"],
    ["resolved", "usr_me", "resolved -"],
    ["closed", "usr_me", "closed -"],
    ["open", null, "ticket.not_assigned"],
    ["in_progress", "usr_other", "ticket.assigned_to_other"],
  ] as const)("releasing one that is %s and assigned to %s: %s", (status, assignedTo, expected) => {
    expect(outcome(decideRelease(ticket(status, assignedTo), me))).toBe(expected);
  });

  it("lets an administrator release another's ticket", () => {
    expect(outcome(decideRelease(ticket("in_progress", "usr_other"), admin))).toBe("open -");
  });

  it("lets any status follow any other, and open unassigns", () => {
    expect(outcome(decideStatus(ticket("in_progress", "usr_me"), "closed", me))).toBe("closed usr_me");
    expect(outcome(decideStatus(ticket("closed", "usr_me"), "open", me))).toBe("open -");
    expect(outcome(decideStatus(ticket("open"), "resolved", me))).toBe("resolved -");
    expect(outcome(decideStatus(ticket("in_progress", "usr_other"), "closed", me))).toBe("ticket.assigned_to_other");
  });

  it.each([
    ["open", null, false, "in_progress usr_tech"],
    ["in_progress", "usr_other", false, "in_progress usr_tech"],
    ["resolved", null, false, "ticket.reopen_required"],
    ["closed", "usr_other", false, "ticket.reopen_required"],
    ["resolved", "usr_tech", true, "in_progress usr_tech"],
    ["closed", null, true, "in_progress usr_tech"],
  ] as const)("assigning one that is %s and has %s, reopening agreed: %s: %s", (status, holder, reopen, expected) => {
    expect(outcome(decideAssign(ticket(status, holder), { userId: "usr_tech", reopen }))).toBe(expected);
  });

  it("lets a driver cancel what is not finished, and rate only what is", () => {
    expect(outcome(decideCancel(ticket("in_progress", "usr_me")))).toBe("closed usr_me");
    expect(outcome(decideCancel(ticket("resolved")))).toBe("ticket.not_cancellable");
    expect(outcome(decideRate(ticket("open")))).toBe("ticket.not_ratable");
    expect(outcome(decideRate(ticket("closed")))).toBe("closed -");
  });
});
