import type { MiddlewareHandler } from "hono";
import type { AppEnv } from "./app-env.ts";

/**
 * Refuses requests that another site's page sends: a foreign Origin gets 403;
 * an absent one passes unless Sec-Fetch-Site says cross-site (contract, "Addresses").
 * Opening a page from a link on another site stays possible; nothing under /api is a page.
 */
export function sameOrigin(): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    if (mayPass(c.req.raw, c.var.deps.publicUrl)) return next();
    return c.json({ error: { code: "request.cross_origin", requestId: c.var.requestId } }, 403);
  };
}

/** The rule itself, for tests. */
export function mayPass(request: Request, publicUrl: string): boolean {
  const origin = request.headers.get("origin");
  if (origin !== null) return origin === new URL(publicUrl).origin || origin === new URL(request.url).origin;
  const isRead = request.method === "GET" || request.method === "HEAD";
  if (isRead && !new URL(request.url).pathname.startsWith("/api/")) return true;
  return request.headers.get("sec-fetch-site") !== "cross-site";
}
