/** The addresses that have a page; everything else is a 404 with the 404 page. `:x` matches one segment. */
const pagePaths = [
  "/",
  "/auth",
  "/pricing",
  "/auth/reset",
  "/auth/verify",
  "/safety",
  "/safety/weather",
  "/codes",
  "/install",
  "/benefits",
  "/privacy",
  "/account",
  "/tickets/:number",
  "/tickets/:number/report",
  "/s/:token",
  "/support/login",
  "/support/dashboard",
  "/admin",
  "/admin/users",
  "/admin/tickets",
  "/admin/techs",
  "/admin/parts",
  "/admin/repairs",
  "/admin/analytics",
  "/admin/audit",
];

const patterns = pagePaths.map((path) => new RegExp(`^${path.replace(/:[a-z]+/g, "[^/]+")}/?$`));

/** Whether an address has a page. */
export function isPagePath(path: string): boolean {
  return patterns.some((pattern) => pattern.test(path));
}

/** What serves the built files. */
export interface Assets {
  fetch(request: Request): Promise<Response>;
}

/** Answers a page with its status, or a static file without a hash in its name. */
export async function servePage(request: Request, assets: Assets): Promise<Response> {
  const url = new URL(request.url);
  if (/\.[a-z0-9]+$/i.test(url.pathname)) {
    const file = await assets.fetch(new Request(url, { headers: request.headers }));
    if (file.status !== 404) return file;
  }
  const page = await assets.fetch(new Request(new URL("/", url)));
  const headers = new Headers(page.headers);
  headers.set("cache-control", "no-cache");
  headers.delete("etag");
  // Anyone with the link may read it; search engines must not index it.
  if (url.pathname.startsWith("/s/")) headers.set("x-robots-tag", "noindex");
  return new Response(page.body, { status: isPagePath(url.pathname) ? page.status : 404, headers });
}
