import { TRPCClientError } from "@trpc/client";
import { isTimeout } from "./deadlines.ts";
import { isMessageKey, type MessageKey } from "./i18n.tsx";

/** What a failed call says of itself. */
export interface Failure {
  /** The domain's code, null for network errors and defects. */
  readonly code: string | null;
  /** The number by which support finds the call in the logs. */
  readonly requestId: string | null;
  /** Null when no answer came. */
  readonly status: number | null;
  /** Facts such as who was faster. */
  readonly details: Readonly<Record<string, unknown>>;
}

/** Reads an error of any kind; never throws. */
export function readFailure(error: unknown): Failure {
  if (!(error instanceof TRPCClientError)) return { code: null, requestId: null, status: null, details: {} };
  const data: unknown = error.data;
  const field = (name: string): unknown =>
    typeof data === "object" && data !== null ? Reflect.get(data, name) : undefined;
  const code = field("appCode");
  const requestId = field("requestId");
  const status = field("httpStatus") ?? responseStatus(error);
  const details = field("details");
  return {
    code: typeof code === "string" ? code : null,
    requestId: typeof requestId === "string" ? requestId : null,
    status: typeof status === "number" ? status : null,
    details: typeof details === "object" && details !== null ? { ...details } : {},
  };
}

function responseStatus(error: { readonly meta?: Record<string, unknown> | undefined }): unknown {
  const response = error.meta?.["response"];
  return response instanceof Response ? response.status : undefined;
}

/** True when no answer came at all: no line, a cut line, a server that is not there. */
export function isNetworkError(error: unknown): boolean {
  if (error instanceof TRPCClientError) return readFailure(error).status === null && error.cause instanceof Error;
  return error instanceof TypeError || isTimeout(error);
}

/** The text for a failed call: the code's own, else what the status means. Always a key that has a text. */
export function errorKey(error: unknown): MessageKey {
  const { code, status, details } = readFailure(error);
  const issue = details["message"];
  if (code === "input.invalid" && typeof issue === "string" && isMessageKey(issue)) return issue;
  const own = `error.${code ?? ""}`;
  if (code !== null && isMessageKey(own)) return own;
  if (isNetworkError(error)) return "error.network";
  if (status === 401) return "error.auth.required";
  if (status === 403) return "error.auth.role_required";
  if (status === 404) return "error.request.not_found";
  if (status === 413) return "error.request.too_large";
  if (status === 429) return "error.rate_limited";
  if (status !== null && status >= 500) return "error.service.unavailable";
  return "error.unexpected";
}

/** Whether a call ended because nothing came within its deadline. */
export function timedOut(error: unknown): boolean {
  return isTimeout(error instanceof TRPCClientError ? error.cause : error);
}

/**
 * Failed reads are tried again only after network errors and 5xx, three times (product decision P22); once where a deadline
 * passed, because each of these attempts is a long wait.
 */
export function shouldRetryRead(failureCount: number, error: unknown): boolean {
  if (failureCount >= (timedOut(error) ? 1 : 3)) return false;
  const { status } = readFailure(error);
  return isNetworkError(error) || (status !== null && status >= 500);
}

/** Milliseconds before attempt `failureCount + 1`: 1000, doubling up to 30000. */
export function retryDelay(failureCount: number): number {
  return Math.min(1000 * 2 ** failureCount, 30_000);
}
