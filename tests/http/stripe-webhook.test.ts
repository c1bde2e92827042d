import { SELF } from "cloudflare:test";
import { Hono } from "hono";
import { expect, it } from "vitest";
import { billingDeps, buy, eventOf, recordOf, signed } from "#tests/services/billing/scene.ts";
import type { AppEnv } from "#worker/http/app-env.ts";
import { takeStripeWebhook } from "#worker/http/stripe-webhook.ts";
import type { Deps } from "#worker/ports/deps.ts";

function post(deps: Deps, body: string, signature?: string) {
  const app = new Hono<AppEnv>();
  app.use((c, next) => {
    c.set("deps", deps);
    c.set("requestId", "req_test");
    return next();
  });
  app.post("/api/stripe/webhook", takeStripeWebhook);
  const headers = {
    "content-type": "application/json",
    ...(signature === undefined ? {} : { "stripe-signature": signature }),
  };
  return app.request("/api/stripe/webhook", { method: "POST", headers, body });
}

it("A webhook without a good signature is a bad request, and changes nothing", async () => {
  const deps = billingDeps();
  const { user, customerId } = await buy(deps);
  const { body, signature } = await eventOf(deps, customerId, "customer.subscription.created");
  for (const answer of [
    await post(deps, body),
    await post(deps, `${body} `, signature),
    await post(deps, "", signature),
  ]) {
    expect(answer.status).toBe(400);
    expect(await answer.json()).toEqual({ error: { code: "request.signature_invalid", requestId: "req_test" } });
  }
  expect((await recordOf(deps, user.id)).stripeSubscriptionId).toBeNull();
});

it("A webhook whose effect cannot be written is answered 500, and 200 when it comes again", async () => {
  const deps = billingDeps();
  const { user, customerId } = await buy(deps);
  const { body, signature } = await eventOf(deps, customerId, "customer.subscription.created");
  const broken = { ...deps.payments, listSubscriptions: () => Promise.reject(new Error("cut off")) };
  const failed = await post({ ...deps, payments: broken }, body, signature);
  expect(failed.status).toBe(500);
  expect(await failed.text()).not.toContain("cut off");
  expect((await recordOf(deps, user.id)).status).toBe("trialing");

  expect((await post(deps, body, signature)).status).toBe(200);
  expect((await recordOf(deps, user.id)).status).toBe("active");
  expect(await (await post(deps, body, signature)).json()).toEqual({ received: true, outcome: "repeated" });
});

it("What concerns no subscription is taken and passed over", async () => {
  const deps = billingDeps();
  const { customerId } = await buy(deps);
  const { body } = await eventOf(deps, customerId, "invoice.paid");
  const other = body
    .replace('"type":"invoice.paid"', '"type":"product.updated"')
    .replace(/evt_\w+/, `evt_${crypto.randomUUID()}`);
  const { signature } = await signed(other, deps.clock.now());
  const answer = await post(deps, other, signature);
  expect(await answer.json()).toEqual({ received: true, outcome: "ignored" });
});

it("A webhook that is longer than any event is refused as that", async () => {
  const body = " ".repeat(1024 * 1024 + 1);
  const answer = await SELF.fetch("http://localhost:8787/api/stripe/webhook", { method: "POST", body });
  expect(answer.status).toBe(413);
  expect(await answer.json()).toMatchObject({ error: { code: "request.too_large" } });
});
