import type { MiddlewareHandler } from "hono";

/** What a page may load. With a nonce, its own inline script too; without one no inline script runs. */
export function contentSecurityPolicy(nonce?: string): string {
  return [
    "default-src 'none'",
    `script-src 'self'${nonce === undefined ? "" : ` 'nonce-${nonce}'`}`,
    // Components set positions and colours through style attributes.
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "worker-src 'self'",
    "manifest-src 'self'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "form-action 'self'",
  ].join("; ");
}

/** Headers that every answer carries, those of built files too. */
export function securityHeaders(): MiddlewareHandler {
  return async (c, next) => {
    await next();
    if (c.res.status === 101) return;
    const response = new Response(c.res.body, c.res);
    const headers = response.headers;
    // A photo comes with a narrower one of its own, a page with one that names its script.
    if (!headers.has("content-security-policy")) headers.set("content-security-policy", contentSecurityPolicy());
    headers.set("x-content-type-options", "nosniff");
    headers.set("referrer-policy", "strict-origin-when-cross-origin");
    headers.set("x-frame-options", "DENY");
    headers.set("cross-origin-opener-policy", "same-origin");
    headers.set("permissions-policy", "geolocation=(self), camera=(self), microphone=(), payment=()");
    if (new URL(c.req.url).protocol === "https:") headers.set("strict-transport-security", "max-age=31536000");
    c.res = response;
  };
}
