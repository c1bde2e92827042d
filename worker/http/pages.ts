import type { RandomBytes } from "#domain/ids.ts";
import { chooseLanguage } from "#domain/languages/choose-language.ts";
import type { InterfaceLanguage } from "#domain/languages/languages.ts";
import {
  appPage,
  notFoundPage,
  type PageName,
  pageFile,
  publicPageAt,
  readPageFile,
} from "#domain/pages/public-pages.ts";
import { hasSession } from "./cookies.ts";
import { fillPage, type PageValues } from "./page-files.ts";
import { contentSecurityPolicy } from "./security-headers.ts";

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
  "/admin/users/:id",
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

/** What `servePage` needs besides the request. */
export interface PageParts {
  readonly assets: Assets;
  readonly values: Pick<PageValues, "config" | "publicUrl">;
  readonly randomBytes: RandomBytes;
}

/**
 * Answers a page with its status, in the language that the request prefers, or a static file without a hash in its
 * name. A page is never kept by a cache: it depends on cookies, and names the newest scripts.
 */
export async function servePage(request: Request, parts: PageParts): Promise<Response> {
  const url = new URL(request.url);
  const kept = readPageFile(url.pathname);
  // The service worker keeps one page for everybody who uses the device.
  if (kept !== null) return await answerPage(kept, "unknown", 200, url, parts);
  if (/\.[a-z0-9]+$/i.test(url.pathname) && !url.pathname.startsWith("/pages/")) {
    const file = await parts.assets.fetch(new Request(url, { headers: request.headers }));
    if (file.status !== 404) return file;
  }
  const cookies = request.headers.get("cookie");
  const language = chooseLanguage({
    asked: url.searchParams.get("lang"),
    cookies,
    acceptLanguage: request.headers.get("accept-language"),
  });
  const isPage = isPagePath(url.pathname);
  const made = publicPageAt(url, request.headers.get("user-agent") ?? "");
  const name = made ?? (isPage ? appPage : notFoundPage);
  return await answerPage({ language, name }, hasSession(cookies) ? "some" : "none", isPage ? 200 : 404, url, parts);
}

async function answerPage(
  { language, name }: { readonly language: InterfaceLanguage; readonly name: PageName },
  session: PageValues["session"],
  status: number,
  url: URL,
  { assets, values, randomBytes }: PageParts,
): Promise<Response> {
  const file = await assets.fetch(new Request(new URL(pageFile(language, name), url)));
  // While developing there are no pages from a build: Vite makes the one that there is.
  const source = file.ok ? file : await assets.fetch(new Request(new URL("/", url)));
  const nonce = btoa(String.fromCharCode(...randomBytes(16)));
  const headers = new Headers({
    "cache-control": "private, no-cache",
    "content-language": language,
    "content-security-policy": contentSecurityPolicy(nonce),
    "content-type": "text/html; charset=utf-8",
    vary: "Cookie, Accept-Language, User-Agent",
  });
  // Anyone with the link may read it; search engines must not index it.
  if (url.pathname.startsWith("/s/") || url.pathname.startsWith("/pages/")) headers.set("x-robots-tag", "noindex");
  const html = fillPage(await source.text(), { ...values, nonce, session });
  return new Response(html, { status: source.ok ? status : source.status, headers });
}
