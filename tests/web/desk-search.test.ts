import { describe, expect, it } from "vitest";
import { changeSearch, readDeskSearch } from "#web/features/desk/desk-search.ts";

describe("the desk's address", () => {
  it("keeps what makes sense and drops the rest", () => {
    expect(
      readDeskSearch({ ticket: "TRK-4AC7VH", q: "kenworth", status: "open", assignment: "mine", replies: "new", x: 1 }),
    ).toEqual({
      ticket: "TRK-4AC7VH",
      q: "kenworth",
      status: "open",
      assignment: "mine",
      replies: "new",
    });
    expect(readDeskSearch({ ticket: ["a"], q: "", status: "broken", assignment: null })).toEqual({});
  });

  it("reads a search for digits, which arrives as a number, as text", () => {
    expect(readDeskSearch({ q: 212 })).toEqual({ q: "212" });
  });

  it("loses what is set to nothing", () => {
    expect(changeSearch({ q: "volvo", status: "open" }, { status: "", q: undefined })).toEqual({});
    expect(changeSearch({ q: "volvo" }, { ticket: "TRK-4AC7VH" })).toEqual({ q: "volvo", ticket: "TRK-4AC7VH" });
  });
});
