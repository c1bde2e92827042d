import type { Context, MiddlewareHandler } from "hono";
import { readActor } from "#worker/auth/read-actor.ts";
import type { AppEnv } from "./app-env.ts";

/** Who asks, as the session's cookie says, and the cookie to send again when it was extended. */
export function readRequestActor(c: Context<AppEnv>) {
  const { db, clock, publicUrl } = c.var.deps;
  return readActor({ db, clock, secure: publicUrl.startsWith("https:") }, c.req.header("cookie") ?? null);
}

/** Reads the session for a plain handler; a sliding cookie is sent again when it was extended. */
export function withActor(): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    const { actor, setCookie } = await readRequestActor(c);
    c.set("actor", actor);
    await next();
    if (setCookie !== null && c.res.status !== 101) c.header("set-cookie", setCookie, { append: true });
  };
}
