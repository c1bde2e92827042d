import { expect, it } from "vitest";
import { freePort, isPortTaken } from "#scripts/processes/ports.ts";
import { serveWaitingPage } from "#scripts/runtime/waiting-page.ts";

it("While the worker is away its port says so, with a page that reloads and with JSON, and is free again after", async () => {
  const port = await freePort();
  const end = await serveWaitingPage(port);
  const page = await fetch(`http://127.0.0.1:${port}/tickets/TRK-1`);
  expect(page.status).toBe(503);
  expect(page.headers.get("cache-control")).toBe("no-store");
  const html = await page.text();
  expect(html).toContain("Roadflare is starting again");
  expect(html).toContain("tel:911");
  expect(html).toContain('http-equiv="refresh"');

  const call = await fetch(`http://127.0.0.1:${port}/api/trpc/public.auth.me`);
  expect(call.status).toBe(503);
  expect(await call.json()).toMatchObject({ error: { code: "service.unavailable" } });

  await end();
  expect(await isPortTaken(port)).toBe(false);
});

it("It does not take a port that the worker has", async () => {
  const port = await freePort();
  const end = await serveWaitingPage(port);
  await expect(serveWaitingPage(port)).rejects.toThrow("EADDRINUSE");
  await end();
});
