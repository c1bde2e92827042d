import type { MiddlewareHandler } from "hono";
import { readActor } from "#worker/auth/read-actor.ts";
import type { AppEnv } from "./app-env.ts";

/** Reads the session of a request and says who asks; a sliding cookie is sent again when it was extended. */
export function withActor(): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    const { db, clock, publicUrl } = c.var.deps;
    const secure = publicUrl.startsWith("https:");
    const { actor, setCookie } = await readActor({ db, clock, secure }, c.req.header("cookie") ?? null);
    c.set("actor", actor);
    await next();
    if (setCookie !== null && c.res.status !== 101 && !c.res.headers.has("set-cookie")) {
      c.res.headers.append("set-cookie", setCookie);
    }
  };
}
