import type { MiddlewareHandler } from "hono";
import { newId } from "#domain/ids.ts";
import type { AppEnv } from "./app-env.ts";

/** Gives every request an id (also in the `x-request-id` header) and one structured log line. */
export function requestLog(): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    const { clock, log, randomBytes } = c.var.deps;
    const requestId = newId("request", randomBytes);
    const started = clock.now();
    c.set("requestId", requestId);
    await next();
    if (c.res.status !== 101) c.res.headers.set("x-request-id", requestId);
    log.info("request", {
      requestId,
      method: c.req.method,
      path: new URL(c.req.url).pathname,
      status: c.res.status,
      ms: clock.now() - started,
    });
  };
}
