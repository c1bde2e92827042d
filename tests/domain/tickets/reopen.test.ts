import { describe, expect, it } from "vitest";
import { decideReopen, reopensWithin } from "#domain/tickets/reopen.ts";

const resolvedAt = 1_000_000;

describe("reopening by the driver", () => {
  it("opens a resolved ticket, with nobody on it, until 7 days have passed", () => {
    const opened = { ok: true, changes: { status: "open", assignedTo: null } };
    expect(decideReopen({ status: "resolved", resolvedAt }, resolvedAt)).toEqual(opened);
    expect(decideReopen({ status: "resolved", resolvedAt }, resolvedAt + reopensWithin)).toEqual(opened);
    expect(reopensWithin).toBe(7 * 24 * 3_600_000);
  });

  it("refuses it later", () => {
    const late = decideReopen({ status: "resolved", resolvedAt }, resolvedAt + reopensWithin + 1);
    expect(late).toEqual({ ok: false, code: "ticket.reopen_late" });
  });

  it.each(["open", "in_progress", "closed"] as const)("refuses a ticket that is %s", (status) => {
    const decision = decideReopen({ status, resolvedAt }, resolvedAt);
    expect(decision).toEqual({ ok: false, code: "ticket.not_reopenable" });
  });
});
