import { describe, expect, test } from "vitest";
import { safeReturnTo } from "#web/lib/return-to.ts";

describe("where to go after signing in", () => {
  test.each([
    ["/account", "/account"],
    ["/tickets/TRK-4W0K9Z?tab=photos#last", "/tickets/TRK-4W0K9Z?tab=photos#last"],
    ["/support/dashboard?q=a%2Fb", "/support/dashboard?q=a%2Fb"],
    ["/", "/"],
    ["/a/../account", "/account"],
  ])("%s is one of our pages", (typed, path) => {
    expect(safeReturnTo(typed)).toBe(path);
  });

  test.each([
    "//evil.test",
    "///evil.test",
    "/\\evil.test",
    "\\\\evil.test",
    "https://evil.test/",
    "https:evil.test",
    "javascript:alert(1)",
    "/\t/evil.test",
    "/\n//evil.test",
    "/..//evil.test",
    "/%2e%2e//evil.test",
    " /account",
    "account",
    "",
    `/${"a".repeat(3000)}`,
  ])("%j is not", (typed) => {
    expect(safeReturnTo(typed)).toBeNull();
  });

  test.each(["/auth", "/auth/", "/auth?returnTo=/account", "/support/login", "/api/trpc/public.auth.signOut"])(
    "%s would loop or is no page",
    (typed) => {
      expect(safeReturnTo(typed)).toBeNull();
    },
  );

  test.each([undefined, null, 42, ["/account"], { to: "/account" }])("%j is not even a text", (typed) => {
    expect(safeReturnTo(typed)).toBeNull();
  });
});
