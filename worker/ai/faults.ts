import { APICallError } from "@ai-sdk/provider";
import type { ChatErrorCode } from "#domain/chat/turn.ts";

/** A reply that did not come to its own end: broken off, refused, cut by its length. */
export class BrokenReply extends Error {
  constructor(reason: string) {
    super(`the reply ended with '${reason}'`);
    this.name = "BrokenReply";
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
