import { Hono } from "hono";
import { expect, it } from "vitest";
import { serveAsset } from "#worker/http/assets.ts";
import { securityHeaders } from "#worker/http/security-headers.ts";

async function open(status: number) {
  const app = new Hono().use(securityHeaders());
  const file = status === 200 ? "export {}" : null;
  app.get("/assets/*", (c) => serveAsset(c.req.raw, { fetch: async () => new Response(file, { status }) }));
  return app.request("https://roadflare.example/assets/page-1a2b3c4d.js");
}

it.each([200, 304])("A built file is kept for a year, with the headers of every answer (%i)", async (status) => {
  const { headers } = await open(status);
  expect(Object.fromEntries(headers)).toMatchObject({
    "cache-control": "public, max-age=31536000, immutable",
    "content-security-policy": expect.stringContaining("default-src 'none'"),
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "strict-origin-when-cross-origin",
    "strict-transport-security": "max-age=31536000",
  });
});

it("A file that is not there is kept by nobody: the version that has it may be deployed again", async () => {
  const { status, headers } = await open(404);
  expect(status).toBe(404);
  expect(headers.get("cache-control")).toBe("no-store");
});
