import { describe, expect, it } from "vitest";
import { auditedMove, movesOf } from "#domain/audit/ticket-change.ts";
import { isPlainName } from "#domain/tickets/display-name.ts";
import { decideNotes } from "#domain/tickets/notes.ts";
import { detailsOf, repairSummary } from "#domain/tickets/resolution.ts";

describe("A display name", () => {
  it.each(["Dana", "José Ñúñez", "سامي", "3rd shift"])("may be %s", (name) => expect(isPlainName(name)).toBe(true));
  it.each(["=1+1", "+1", "-x", "@sam", "a\tb", "a\u200Eb", "a\u2028b"])("may not be %j", (name) =>
    expect(isPlainName(name)).toBe(false),
  );
});

describe("Internal notes", () => {
  it("are unchanged, added to or replaced", () => {
    expect(decideNotes("A.", "A.")).toEqual({ entry: null, replaces: false });
    expect(decideNotes("A.", "A.\n\nB.")).toEqual({ entry: "B.", replaces: false });
    expect(decideNotes("", "A.")).toEqual({ entry: "A.", replaces: true });
    expect(decideNotes("A.", "B.")).toEqual({ entry: "B.", replaces: true });
    expect(decideNotes("A.", " ")).toEqual({ entry: null, replaces: true });
  });
});

describe("A resolution", () => {
  it("is its text, and what else is known a line each", () => {
    expect(repairSummary({ resolution: "New belt." })).toBe("New belt.");
    expect(repairSummary({ resolution: "New belt.", cause: "Wear", parts: "8PK", minutes: 40 })).toBe(
      "New belt.\nCause: Wear\nParts: 8PK\nWork: 40 min",
    );
    expect(detailsOf({ resolution: "New belt." })).toBeNull();
  });
});

describe("A change in the audit log", () => {
  it("says only what moved, from what to what", () => {
    const before = { status: "open", assignedName: null, step: "requested" };
    const data = auditedMove(before, { status: "in_progress", assignedName: "Dana", step: "requested" });
    expect(movesOf(data)).toEqual([
      { field: "status", from: "open", to: "in_progress" },
      { field: "assignedName", from: null, to: "Dana" },
    ]);
    expect(auditedMove(before, {})).toEqual({});
  });
});
