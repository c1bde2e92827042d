import { Hono } from "hono";
import { expect, it } from "vitest";
import { testDeps } from "#tests/support/deps.ts";
import { newEmail } from "#tests/support/visitor.ts";
import { createOutboxMail } from "#worker/adapters/outbox-mail.ts";
import type { AppEnv } from "#worker/http/app-env.ts";
import { listOutbox } from "#worker/http/dev-outbox.ts";
import type { Deps } from "#worker/ports/deps.ts";

function appWith(deps: Deps) {
  const app = new Hono<AppEnv>();
  app.use((c, next) => {
    c.set("deps", deps);
    return next();
  });
  app.get("/dev/outbox", (c) => listOutbox(c));
  return app;
}

it("The outbox shows what local runs would have mailed, newest first, as text and never as markup", async () => {
  const deps = testDeps();
  const to = newEmail();
  const mail = createOutboxMail(deps.db, deps.clock, deps.randomBytes);
  await mail.send({ to, subject: "Older", text: "first", html: "<p>first</p>" });
  const text = "<script>alert(1)</script>\n\nhttp://localhost:8787/auth/reset?token=abc";
  await mail.send({ to, subject: "Newer & <b>bold</b>", text, html: "" });

  const app = appWith(deps);
  const page = await app.request(`/dev/outbox?to=${encodeURIComponent(to)}`);
  const html = await page.text();
  expect(page.headers.get("content-type")).toContain("text/html");
  expect(html.indexOf("Newer")).toBeLessThan(html.indexOf("Older"));
  expect(html).toContain("&lt;script&gt;alert(1)&lt;/script&gt;");
  expect(html).toContain("Newer &amp; &lt;b&gt;bold&lt;/b&gt;");
  expect(html).not.toContain("<script");
  expect(html).toContain('<a href="http://localhost:8787/auth/reset?token=abc">');

  const json: unknown = await (await app.request(`/dev/outbox?format=json&to=${encodeURIComponent(to)}`)).json();
  expect(json).toEqual({
    items: [
      {
        id: expect.stringMatching(/^mil_/),
        to,
        subject: "Newer & <b>bold</b>",
        text,
        html: "",
        createdAt: deps.clock.now(),
      },
      expect.objectContaining({ subject: "Older" }),
    ],
  });
});
