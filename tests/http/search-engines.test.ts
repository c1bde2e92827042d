import { describe, expect, it } from "vitest";
import { interfaceLanguages } from "#domain/languages/languages.ts";
import { publicPages } from "#domain/pages/public-pages.ts";
import { isPagePath } from "#worker/http/pages.ts";
import { robotsTxt, sitemapXml } from "#worker/http/search-engines.ts";

const origin = "https://roadflare.example";

describe("what search engines read", () => {
  it("names the list of pages and closes those of a person", async () => {
    const answer = robotsTxt(origin);
    const lines = (await answer.text()).trim().split("\n");
    expect(answer.headers.get("content-type")).toBe("text/plain; charset=utf-8");
    expect(lines).toContain(`Sitemap: ${origin}/sitemap.xml`);
    for (const path of ["/account", "/tickets/", "/admin", "/api/", "/s/"])
      expect(lines).toContain(`Disallow: ${path}`);
    const closed = lines.flatMap((line) => /^Disallow: (.+)$/.exec(line)?.[1] ?? []);
    for (const { path } of publicPages)
      expect(
        closed.filter((prefix) => path.startsWith(prefix)),
        path,
      ).toEqual([]);
  });

  it("lists every public page once in every language, with its addresses in the others", async () => {
    const answer = sitemapXml(origin);
    const text = await answer.text();
    expect(answer.headers.get("content-type")).toBe("application/xml; charset=utf-8");
    const listed = [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = ""]) => new URL(address));
    const paths = new Set(publicPages.map(({ path }) => path));
    expect(listed).toHaveLength(paths.size * interfaceLanguages.length);
    expect(new Set(listed.map(String)).size).toBe(listed.length);
    for (const { pathname } of listed) expect(isPagePath(pathname), pathname).toBe(true);
    expect(text.match(/hreflang="ar"/g)).toHaveLength(listed.length);
    expect(text).toContain(`<loc>${origin}/pricing?lang=es</loc>`);
  });
});
