import { interfaceLanguages } from "#domain/languages/languages.ts";
import { pageAddress, publicPages } from "#domain/pages/public-pages.ts";

/** What search engines leave alone: pages of a person, the API, and pages that only the app asks for. */
const closed = ["/api/", "/account", "/tickets/", "/support/", "/admin", "/s/", "/pages/", "/auth/"];

/** robots.txt: the public pages are open, and the list of them is named. */
export function robotsTxt(publicUrl: string): Response {
  const lines = ["User-agent: *", ...closed.map((path) => `Disallow: ${path}`), `Sitemap: ${publicUrl}/sitemap.xml`];
  return answer(`${lines.join("\n")}\n`, "text/plain");
}

/** sitemap.xml: every public page, each with its address in every language. */
export function sitemapXml(publicUrl: string): Response {
  const paths = [...new Set(publicPages.map(({ path }) => path))];
  const links = (path: string) =>
    interfaceLanguages.map(
      (language) =>
        `<xhtml:link rel="alternate" hreflang="${language}" href="${pageAddress(publicUrl, path, language)}"/>`,
    );
  const urls = paths.flatMap((path) =>
    interfaceLanguages.map(
      (language) => `<url><loc>${pageAddress(publicUrl, path, language)}</loc>${links(path).join("")}</url>`,
    ),
  );
  const body = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...urls,
    "</urlset>",
  ];
  return answer(`${body.join("\n")}\n`, "application/xml");
}

function answer(body: string, type: string): Response {
  return new Response(body, {
    headers: { "content-type": `${type}; charset=utf-8`, "cache-control": "public, max-age=86400" },
  });
}
