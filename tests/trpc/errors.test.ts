import { TRPCError } from "@trpc/server";
import { describe, expect, it } from "vitest";
import { DomainError } from "#domain/errors.ts";
import { publicError, toTrpcError } from "#worker/trpc/errors.ts";

/** As a query's error looks after two libraries have wrapped it. */
const wrapped = (cause: Error) =>
  new TRPCError({ code: "INTERNAL_SERVER_ERROR", cause: new Error("Failed query: select 1\nparams: a", { cause }) });

describe("An error of the database, wrapped by the libraries above it", () => {
  it.each([
    ["database.timed_out", new DomainError("database.timed_out")],
    ["database.unavailable", new TypeError("fetch failed")],
    ["database.unavailable", new Error("Network connection lost.")],
    ["database.full", new Error("SQLITE_FULL: database or disk is full")],
  ])("is answered as %s, and logged", (code, cause) => {
    const error = toTrpcError(wrapped(cause));
    expect(error.code).toBe("SERVICE_UNAVAILABLE");
    expect(publicError(error)).toEqual({ appCode: code, details: {}, expected: false });
  });

  it("that refused a statement is a defect", () => {
    const error = toTrpcError(wrapped(new Error("SQLITE_ERROR: no such table")));
    expect(publicError(error)).toEqual({ appCode: "service.unavailable", details: {}, expected: false });
  });
});

it("A body that did not arrive in time is answered as that", () => {
  expect(toTrpcError(new DomainError("request.timed_out")).code).toBe("TIMEOUT");
});
