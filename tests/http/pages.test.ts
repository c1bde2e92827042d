import { describe, expect, it } from "vitest";
import { pageFile, pageNames, placeholders } from "#domain/pages/public-pages.ts";
import { servePage } from "#worker/http/pages.ts";

const config = {
  roadsidePhone: '+1 (800) 555-0142 <"&',
  contactTech: "tech@demo.test",
  contactSales: "sales@demo.test",
  contactInfo: "info@demo.test",
  tiles: false,
  translation: true,
  vapidPublicKey: null,
};

/** Files as the build writes them: every placeholder, and which file it is. */
const assets = {
  fetch: async (request: Request) => {
    const { pathname } = new URL(request.url);
    const known = pageNames.some((name) => pathname === pageFile("en", name) || pathname === pageFile("es", name));
    const body = `${pathname} ${placeholders.session} ${placeholders.nonce} ${placeholders.origin} <a href="tel:${placeholders.phoneDigits}">${placeholders.phone}</a> {"config":${placeholders.config}} ${placeholders.contactTech}`;
    return known || pathname === "/icon.svg" ? new Response(body) : new Response(null, { status: 404 });
  },
};

async function open(path: string, headers: Record<string, string> = {}) {
  const request = new Request(`https://roadflare.test${path}`, { headers });
  const values = { config, publicUrl: "https://roadflare.example" };
  const answer = await servePage(request, { assets, values, randomBytes: (length) => new Uint8Array(length).fill(7) });
  return { status: answer.status, headers: answer.headers, body: await answer.text() };
}

describe("a page", () => {
  it("comes in the language of the cookie, then of the browser, and says so", async () => {
    const chosen = await open("/pricing", { cookie: "language=es", "accept-language": "en" });
    expect(chosen.body).toContain("/pages/es/pricing ");
    expect(chosen.headers.get("content-language")).toBe("es");
    expect((await open("/pricing", { "accept-language": "es-MX,en;q=0.5" })).body).toContain("/pages/es/pricing ");
    expect((await open("/pricing?lang=es", { cookie: "language=en" })).body).toContain("/pages/es/pricing ");
    expect((await open("/pricing")).body).toContain("/pages/en/pricing ");
  });

  it("is kept by no cache for somebody else, and varies with what decided about it", async () => {
    const { headers } = await open("/");
    expect(headers.get("cache-control")).toBe("private, no-cache");
    expect(headers.get("vary")).toBe("Cookie, Accept-Language, User-Agent");
  });

  it("says whether a session's cookie was sent, and nothing more of it", async () => {
    expect((await open("/", { cookie: "session=abc" })).body).toContain(" some ");
    expect((await open("/", { cookie: "asession=abc" })).body).toContain(" none ");
    expect((await open("/pages/en/safety", { cookie: "session=abc" })).body).toContain(" unknown ");
  });

  it("carries the settings, and none of them ends the element or the script that it is in", async () => {
    const { body } = await open("/");
    expect(body).toContain('<a href="tel:+18005550142">+1 (800) 555-0142 &lt;&quot;&amp;</a>');
    expect(body).toContain('"roadsidePhone":"+1 (800) 555-0142 \\u003c\\"&"');
    expect(body).toContain("tech@demo.test");
    expect(body).toContain("https://roadflare.example");
    expect(body).not.toMatch(/placeholder|%[A-Z]+%/);
  });

  it("allows the one inline script that carries the answer's own nonce", async () => {
    const { body, headers } = await open("/");
    const [, nonce = ""] = /'nonce-([^']+)'/.exec(headers.get("content-security-policy") ?? "") ?? [];
    expect(nonce.length).toBeGreaterThan(20);
    expect(body).toContain(` ${nonce} `);
  });

  it("of an unknown address is the 404 page, of an address of the app its frame", async () => {
    const unknown = await open("/nothing");
    expect([unknown.status, unknown.body]).toEqual([404, expect.stringContaining("/pages/en/not-found ")]);
    const account = await open("/account");
    expect([account.status, account.body]).toEqual([200, expect.stringContaining("/pages/en/app ")]);
  });

  it("is not to be had as it lies in the build", async () => {
    const { status, body } = await open("/pages/en/home.html");
    expect([status, body]).toEqual([404, expect.stringContaining("/pages/en/not-found ")]);
  });

  it("leaves a file without a hash as it is", async () => {
    expect((await open("/icon.svg")).body).toContain(placeholders.nonce);
  });
});
