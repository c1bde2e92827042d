import { APICallError } from "@ai-sdk/provider";
import type { ChatErrorCode } from "#domain/chat/turn.ts";

/** Why a reply is incomplete; `time-out`, `refused` and `too long` are not worth another try. */
export type BrokenReason = "time-out" | "refused" | "cut" | "nothing said" | "too long";

/** A reply that the model did not complete: aborted, refused, late or over the limits. */
export class BrokenReply extends Error {
  readonly reason: BrokenReason;
  constructor(reason: BrokenReason) {
    super(`the reply ended with '${reason}'`);
    this.name = "BrokenReply";
    this.reason = reason;
  }
}

/** Which of the specification's toasts a fault of the provider shows. */
export function chatErrorCode(error: unknown): ChatErrorCode {
  for (let cause: unknown = error; cause instanceof Error; cause = cause.cause) {
    if (!APICallError.isInstance(cause)) continue;
    if (cause.statusCode === 429) return isOutOfCredit(cause) ? "payment" : "rate_limit";
    if (cause.statusCode === 402) return "payment";
    return cause.statusCode === undefined ? "connection" : "failed";
  }
  return isNetworkFault(error) ? "connection" : "failed";
}

/** Whether asking once more may help while the driver waits: the server stumbled or the line was cut. */
export function isWorthAnotherTry(error: unknown): boolean {
  for (let cause: unknown = error; cause instanceof Error; cause = cause.cause) {
    if (!APICallError.isInstance(cause)) continue;
    return cause.statusCode === undefined || cause.statusCode < 400 || cause.statusCode >= 500;
  }
  if (error instanceof BrokenReply) return error.reason === "cut" || error.reason === "nothing said";
  return true;
}

/**
 * An error for the log, with its kind and HTTP status. What a provider writes stays out: it may repeat keys, the
 * driver's words or the instructions.
 */
export function withoutProviderText(error: unknown): Error {
  if (error instanceof BrokenReply) return error;
  const status = httpStatus(error);
  const kind = error instanceof Error ? error.name : typeof error;
  const safe = new Error(`The provider failed: ${kind}${status === null ? "" : `, HTTP status ${status}`}`);
  safe.name = "ProviderError";
  return safe;
}

function httpStatus(error: unknown): number | null {
  for (let cause: unknown = error; cause instanceof Error; cause = cause.cause) {
    if (APICallError.isInstance(cause)) return cause.statusCode ?? null;
  }
  return null;
}

/** OpenAI says 429 also for an account without credit. */
function isOutOfCredit(error: APICallError): boolean {
  return /insufficient_quota|billing/u.test(error.responseBody ?? "");
}

function isNetworkFault(error: unknown): boolean {
  return (
    error instanceof TypeError ||
    (error instanceof Error && /network|connect|fetch failed|socket|terminated/iu.test(error.message))
  );
}
