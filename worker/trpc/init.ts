import { initTRPC, type TRPCError } from "@trpc/server";
import { maxEcho } from "#domain/requests/limits.ts";
import type { Context } from "./context.ts";
import { publicError } from "./errors.ts";

/** Requests that failed before they had a context: a body of another type, a database that is away. */
const requestIds = new WeakMap<TRPCError, string>();

/** Says to which request an error belongs, for errors that come before there is a context. */
export function noteRequest(error: TRPCError, requestId: string): void {
  requestIds.set(error, requestId);
}

/** What a procedure says of itself. */
export interface ProcedureMeta {
  /** True where one call is a lot of work: a password is hashed, a whole account is read. A batch carries one at most. */
  readonly costly?: true;
}

const t = initTRPC
  .context<Context>()
  .meta<ProcedureMeta>()
  .create({
    // Stacks would go to clients otherwise.
    isDev: false,
    // A stream that says nothing for long is a lost connection to the browser (web/lib/deadlines.ts).
    jsonl: { pingMs: 5000 },
    errorFormatter({ shape, error, ctx }) {
      const { appCode, details } = publicError(error);
      return {
        message: appCode,
        code: shape.code,
        data: {
          code: shape.data.code,
          httpStatus: shape.data.httpStatus,
          ...(shape.data.path === undefined ? {} : { path: shape.data.path.slice(0, maxEcho) }),
          appCode,
          details,
          requestId: ctx?.requestId ?? requestIds.get(error) ?? null,
        },
      };
    },
  });

export const router = t.router;
export const middleware = t.middleware;
export const rootProcedure = t.procedure;
export const createCallerFactory = t.createCallerFactory;
