import { TRPCError } from "@trpc/server";
import type { TRPC_ERROR_CODE_KEY } from "@trpc/server/rpc";
import {
  DomainError,
  domainErrorBehind,
  type ErrorCode,
  type ErrorDetails,
  type ErrorKind,
  isDomainError,
} from "#domain/errors.ts";
import { maxEcho } from "#domain/requests/limits.ts";

/** tRPC's code for each kind of domain error; the one place where the two meet. */
function trpcCode(kind: ErrorKind): TRPC_ERROR_CODE_KEY {
  switch (kind) {
    case "invalid":
      return "BAD_REQUEST";
    case "unauthenticated":
      return "UNAUTHORIZED";
    case "forbidden":
      return "FORBIDDEN";
    case "not_found":
      return "NOT_FOUND";
    case "conflict":
      return "CONFLICT";
    case "too_large":
      return "PAYLOAD_TOO_LARGE";
    case "rate_limited":
      return "TOO_MANY_REQUESTS";
    case "timed_out":
      return "TIMEOUT";
    case "unavailable":
      return "SERVICE_UNAVAILABLE";
  }
}

export interface PublicError {
  readonly appCode: ErrorCode;
  readonly details: ErrorDetails;
  /** False for a defect, of which nothing may leave, and for a database that is away: both are logged with their cause. */
  readonly expected: boolean;
}

interface InputIssue {
  readonly message?: string;
  readonly path?: readonly PropertyKey[];
}

/** What a client may know of an error: a code and its facts, never a message, stack, SQL or cause of ours. */
export function publicError(error: TRPCError): PublicError {
  const cause = error.cause;
  if (isDomainError(cause)) {
    return { appCode: cause.code, details: cause.details, expected: !cause.code.startsWith("database.") };
  }
  switch (error.code) {
    case "BAD_REQUEST":
    case "PARSE_ERROR":
    case "UNSUPPORTED_MEDIA_TYPE":
    case "METHOD_NOT_SUPPORTED":
      return { appCode: "input.invalid", details: firstIssue(cause), expected: true };
    case "NOT_FOUND":
      return { appCode: "request.not_found", details: {}, expected: true };
    case "PAYLOAD_TOO_LARGE":
      return { appCode: "request.too_large", details: {}, expected: true };
    default:
      return { appCode: "service.unavailable", details: {}, expected: error.code === "CLIENT_CLOSED_REQUEST" };
  }
}

/** Turns what a verb threw into a TRPCError with the code of its kind; the library may have wrapped it already. */
export function toTrpcError(error: unknown): TRPCError {
  if (isDomainError(error)) return new TRPCError({ code: trpcCode(error.kind), message: error.code, cause: error });
  if (error instanceof TRPCError && isDomainError(error.cause)) return toTrpcError(error.cause);
  const fault = databaseFault(error);
  if (fault !== null) return toTrpcError(fault);
  if (error instanceof TRPCError) return error;
  return new TRPCError({ code: "INTERNAL_SERVER_ERROR", message: "service.unavailable", cause: error });
}

const unreachable =
  /fetch failed|Network connection lost|ECONNREFUSED|HRANA_WEBSOCKET|SERVER_ERROR|internal error; reference/i;
const full = /SQLITE_FULL|database or disk is full/i;

/** What is wrong with the database, as opposed to the statement: away, silent or full; null for anything else. */
function databaseFault(error: unknown): DomainError | null {
  const behind = domainErrorBehind(error);
  if (behind?.code === "database.timed_out") return behind;
  for (let cause: unknown = error; cause instanceof Error; cause = cause.cause) {
    if (full.test(cause.message)) return new DomainError("database.full", {}, { cause: error });
    if (unreachable.test(cause.message)) return new DomainError("database.unavailable", {}, { cause: error });
  }
  return null;
}

function firstIssue(cause: unknown): ErrorDetails {
  if (cause === null || typeof cause !== "object" || !("issues" in cause) || !Array.isArray(cause.issues)) return {};
  const issue = cause.issues[0] as InputIssue | undefined;
  if (issue === undefined) return {};
  return {
    message: issue.message ?? "input.invalid",
    path: (issue.path ?? []).map(String).join(".").slice(0, maxEcho),
  };
}
