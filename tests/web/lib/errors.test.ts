import { TRPCClientError } from "@trpc/client";
import { beforeAll, describe, expect, test } from "vitest";
import { errorKinds } from "#domain/errors.ts";
import { errorKey, isNetworkError, readFailure, retryDelay, shouldRetryRead } from "#web/lib/errors.ts";
import { activateLanguage, isMessageKey } from "#web/lib/i18n.tsx";

beforeAll(() => activateLanguage("en"));

/** An answer of the worker: tRPC's error shape with our code. */
function refused(appCode: string, httpStatus: number, details: Record<string, unknown> = {}): TRPCClientError<never> {
  return TRPCClientError.from({
    error: { code: -32000, message: appCode, data: { appCode, httpStatus, requestId: "req_1", details } },
  } as never);
}

/** What the client throws when no answer came. */
const cutLine = TRPCClientError.from(new TypeError("Failed to fetch"));

describe("what a failed call says", () => {
  test("every code of the domain has its own text", () => {
    const without = Object.keys(errorKinds).filter((code) => !isMessageKey(`error.${code}`));
    expect(without).toEqual([]);
  });

  test("the code's own text comes first", () => {
    expect(errorKey(refused("ticket.already_claimed", 409))).toBe("error.ticket.already_claimed");
    expect(readFailure(refused("ticket.already_claimed", 409, { name: "Tess" }))).toEqual({
      code: "ticket.already_claimed",
      requestId: "req_1",
      status: 409,
      details: { name: "Tess" },
    });
  });

  test("a refused input says what its check says", () => {
    expect(errorKey(refused("input.invalid", 400, { message: "account.email_invalid" }))).toBe("account.email_invalid");
    expect(errorKey(refused("input.invalid", 400, { message: "no such key" }))).toBe("error.input.invalid");
  });

  test("a code that this page does not know yet falls back to its status", () => {
    expect(errorKey(refused("thing.of_tomorrow", 404))).toBe("error.request.not_found");
    expect(errorKey(refused("thing.of_tomorrow", 429))).toBe("error.rate_limited");
    expect(errorKey(refused("thing.of_tomorrow", 503))).toBe("error.service.unavailable");
    expect(errorKey(refused("thing.of_tomorrow", 418))).toBe("error.unexpected");
  });

  test("no answer at all is a matter of the line", () => {
    expect(isNetworkError(cutLine)).toBe(true);
    expect(errorKey(cutLine)).toBe("error.network");
    expect(errorKey(new Error("a defect"))).toBe("error.unexpected");
    expect(errorKey("thrown text")).toBe("error.unexpected");
  });
});

describe("failed reads", () => {
  test("are tried again three times after network errors and 5xx", () => {
    for (const error of [cutLine, refused("service.unavailable", 503)]) {
      expect([0, 1, 2, 3].map((failures) => shouldRetryRead(failures, error))).toEqual([true, true, true, false]);
    }
  });

  test("are never tried again after a 4xx or a defect", () => {
    for (const error of [refused("auth.required", 401), refused("ticket.not_found", 404), new Error("a defect")]) {
      expect(shouldRetryRead(0, error)).toBe(false);
    }
  });

  test("wait 1, 2, 4 seconds and so on, at most 30", () => {
    expect([0, 1, 2, 3, 4, 5, 9].map(retryDelay)).toEqual([1000, 2000, 4000, 8000, 16_000, 30_000, 30_000]);
  });
});
