import type { MiddlewareHandler } from "hono";
import { maxEcho } from "#domain/requests/limits.ts";
import type { AppEnv } from "./app-env.ts";

/** Puts the request's id and the time (`server-time`, milliseconds UTC) into headers and writes one structured log line. */
export function requestLog(): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    const { clock, log } = c.var.deps;
    const started = clock.now();
    await next();
    if (c.res.status !== 101) {
      c.res.headers.set("x-request-id", c.var.requestId);
      c.res.headers.set("server-time", String(clock.now()));
    }
    log.info("request", {
      method: c.req.method,
      path: loggedPath(new URL(c.req.url).pathname),
      status: c.res.status,
      ms: clock.now() - started,
    });
  };
}

/** A shared link's token opens a ticket and stays out of the log; so does the rest of a path that is no page of ours. */
function loggedPath(path: string): string {
  return path.replace(/^\/s\/.+/, "/s/…").slice(0, maxEcho);
}
