import { describe, expect, it } from "vitest";
import { decideSeen, decideSignal, decideWithdraw } from "#domain/tickets/distress.ts";

const standing = { since: 1000, seen: null };
const seen = { since: 1000, seen: { by: "Ann", at: 2000 } };

describe("a driver who does not feel safe", () => {
  it.each(["open", "in_progress"] as const)("says so on a ticket that is %s, once", (status) => {
    expect(decideSignal({ status }, null)).toEqual({ ok: true, changed: true });
    expect(decideSignal({ status }, standing)).toEqual({ ok: true, changed: false });
  });

  it.each(["resolved", "closed"] as const)(
    "cannot begin to on one that is %s; what stood goes on to stand",
    (status) => {
      expect(decideSignal({ status }, null)).toEqual({ ok: false, code: "ticket.over" });
      expect(decideSignal({ status }, seen)).toEqual({ ok: true, changed: false });
    },
  );

  it("takes it back whenever it stands", () => {
    expect(decideWithdraw(standing)).toEqual({ ok: true, changed: true });
    expect(decideWithdraw(null)).toEqual({ ok: true, changed: false });
  });
});

describe("whoever has seen it", () => {
  it("is the first, and nobody where it was taken back", () => {
    expect(decideSeen(standing)).toEqual({ ok: true, changed: true });
    expect(decideSeen(seen)).toEqual({ ok: true, changed: false });
    expect(decideSeen(null)).toEqual({ ok: false, code: "distress.none" });
  });
});
