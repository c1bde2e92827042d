import { Hono } from "hono";
import { describe, expect, it } from "vitest";
import { testDeps } from "#tests/support/deps.ts";
import type { AppEnv } from "#worker/http/app-env.ts";
import { mayUseLocalTools } from "#worker/http/local-only.ts";

async function statusOf(host: string | null, local = true): Promise<number> {
  const app = new Hono<AppEnv>();
  app.use((c, next) => {
    c.set("deps", testDeps({ local }));
    return next();
  });
  app.use("/dev/*", async (c, next) => (mayUseLocalTools(c) ? next() : c.text("no page", 404)));
  app.get("/dev/outbox", (c) => c.text("mails"));
  const headers = host === null ? {} : { host };
  return (await app.request("http://localhost/dev/outbox", { headers })).status;
}

describe("A tool of local runs", () => {
  it.each(["localhost:8787", "LOCALHOST", "127.0.0.1:8787", "[::1]:8787"])(
    "answers under the name %s",
    async (host) => {
      expect(await statusOf(host)).toBe(200);
    },
  );

  it.each(["evil.example:8787", "localhost.evil.example", "127.0.0.1.evil.example:80", "169.254.1.1", ""])(
    "is not there under the name '%s', which a page elsewhere may have pointed here",
    async (host) => {
      expect(await statusOf(host)).toBe(404);
    },
  );

  it("is not there in a deployment, whatever the name", async () => {
    expect(await statusOf("localhost:8787", false)).toBe(404);
  });
});
