import { Hono } from "hono";
import { describe, expect, it } from "vitest";
import { testDeps } from "#tests/support/deps.ts";
import { playOutside, silence, timeoutWith } from "#tests/support/outside.ts";
import type { OutsideReply } from "#tests/support/outside-stand-in.ts";
import { createTemplateTiles } from "#worker/adapters/template-tiles.ts";
import type { AppEnv } from "#worker/http/app-env.ts";
import { serveError } from "#worker/http/errors.ts";
import { serveTile } from "#worker/http/tiles.ts";
import type { Tiles } from "#worker/ports/tiles.ts";

const pixel = "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mNkYAAAAAYAAjCB0C8AAAAASUVORK5CYII=";
const png: OutsideReply = { base64: pixel, type: "image/png" };

/** The handler under an address of this test's own, because what it keeps is kept by address. */
async function scene(...replies: readonly OutsideReply[]) {
  const service = await playOutside(...replies);
  const template = `${service.url}/{z}/{x}/{y}.png`;
  const tiles = createTemplateTiles({ template, userAgent: "Roadflare/1.0 (test)", timeout: timeoutWith(replies) });
  return { service, ...app(tiles) };
}

function app(tiles: Tiles | null) {
  const deps = testDeps({ tiles });
  const origin = `http://${crypto.randomUUID()}.test`;
  const hono = new Hono<AppEnv>();
  hono.use(async (c, next) => {
    c.set("deps", deps);
    c.set("requestId", "req_test");
    await next();
  });
  hono.get("/api/tiles/:z/:x/:y", serveTile);
  hono.onError(serveError);
  return { deps, get: (path: string) => hono.request(`${origin}/api/tiles/${path}`) };
}

describe("a tile", () => {
  it("comes from the service once, then from what is kept, and the browser keeps it for a week", async () => {
    const { service, deps, get } = await scene(png);
    for (const path of ["6/13/24", "6/13/24", "6/13/24?t=1"]) {
      const response = await get(path);
      expect(response.status).toBe(200);
      expect(response.headers.get("content-type")).toBe("image/png");
      expect(response.headers.get("cache-control")).toBe("public, max-age=604800");
      expect((await response.arrayBuffer()).byteLength).toBeGreaterThan(50);
      await deps.settled();
    }
    expect(await service.requests()).toMatchObject([{ path: "/6/13/24.png", userAgent: "Roadflare/1.0 (test)" }]);
  });

  it.each<[string, OutsideReply, number]>([
    ["has none", { status: 404 }, 404],
    ["is down", { status: 500 }, 503],
    ["is silent", silence, 503],
    ["answers no picture", { text: "<script>", type: "text/html" }, 503],
    ["answers a drawing with scripts", { text: "<svg/>", type: "image/svg+xml" }, 503],
    ["answers more than a tile", { text: "x".repeat(600_000), type: "image/png" }, 503],
  ])("where the service %s is a clear refusal, and is asked for again", async (_, reply, status) => {
    const { service, get, deps } = await scene(reply);
    expect((await get("6/13/24")).status).toBe(status);
    await deps.settled();
    await service.answer(png);
    expect((await get("6/13/24")).status).toBe(200);
  });

  it("outside North America, or none at all, is not there, and the service does not hear of it", async () => {
    const { service, get } = await scene(png);
    for (const path of ["12/2074/1409", "30/1/1", "6/-1/24", "6/13/24.png", "6/64/1"]) {
      expect((await get(path)).status, path).toBe(404);
    }
    expect(await service.requests()).toEqual([]);
  });

  it("is not there while no service is set", async () => {
    expect((await app(null).get("6/13/24")).status).toBe(404);
  });
});
