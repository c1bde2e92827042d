import { initTRPC } from "@trpc/server";
import type { Context } from "./context.ts";
import { publicError } from "./errors.ts";

const t = initTRPC.context<Context>().create({
  // Stacks would go to clients otherwise.
  isDev: false,
  errorFormatter({ shape, error, ctx }) {
    const { appCode, details } = publicError(error);
    return {
      message: appCode,
      code: shape.code,
      data: {
        code: shape.data.code,
        httpStatus: shape.data.httpStatus,
        ...(shape.data.path === undefined ? {} : { path: shape.data.path }),
        appCode,
        details,
        requestId: ctx?.requestId ?? null,
      },
    };
  },
});

export const router = t.router;
export const middleware = t.middleware;
export const rootProcedure = t.procedure;
export const createCallerFactory = t.createCallerFactory;
