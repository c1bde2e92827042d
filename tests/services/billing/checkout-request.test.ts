import { describe, expect, inject, it, vi } from "vitest";
import { makeActor } from "#tests/support/actors.ts";
import { cards, prices, standIn, testPrices } from "#tests/support/payments.ts";
import { createStripePayments } from "#worker/adapters/stripe.ts";
import { startCheckout } from "#worker/services/billing/start-checkout.ts";
import { billingDeps, eventOf, recordOf } from "./scene.ts";

interface Sent {
  readonly headers: Headers;
  readonly fields: URLSearchParams;
}

/** Opens a Checkout page and answers what the payment provider was asked for, beside the page's address. */
async function checkout({ automaticTax = false } = {}) {
  const sent: Sent[] = [];
  const fetchReally = globalThis.fetch;
  vi.stubGlobal("fetch", (...[target, init]: Parameters<typeof fetch>) => {
    const address = target instanceof Request ? target.url : String(target);
    if (init?.method === "POST" && address.endsWith("/v1/checkout/sessions")) {
      sent.push({ headers: new Headers(init.headers), fields: new URLSearchParams(String(init.body)) });
    }
    return fetchReally(target, init);
  });
  try {
    const { url: apiBase, secretKey, webhookSecret } = inject("stripe");
    const settings = { secretKey, webhookSecrets: [webhookSecret], apiBase, prices: testPrices, automaticTax };
    const deps = billingDeps({ payments: createStripePayments(settings) });
    const { actor, user } = await makeActor(deps.db, "expired");
    const { url } = await startCheckout({ actor, deps, input: { priceId: prices.soloMonth } });
    const [request] = sent;
    if (request === undefined) throw new Error("no Checkout page was asked for");
    return { ...request, deps, user, url };
  } finally {
    vi.unstubAllGlobals();
  }
}

describe("the Checkout page that is asked for", () => {
  it("sells one subscription to the customer who was noted before, and names the user everywhere", async () => {
    const { fields, headers, deps, user } = await checkout();
    expect(Object.fromEntries(fields)).toMatchObject({
      mode: "subscription",
      customer: (await recordOf(deps, user.id)).stripeCustomerId,
      client_reference_id: user.id,
      "line_items[0][price]": prices.soloMonth,
      "line_items[0][quantity]": "1",
      "metadata[user_id]": user.id,
      "subscription_data[metadata][user_id]": user.id,
      success_url: "http://localhost:8787/account?success=true",
      cancel_url: "http://localhost:8787/pricing?checkout=cancelled",
    });
    expect(headers.get("idempotency-key")).toContain("checkout:cus_");
  });

  it("is asked for in the pinned version of the API, which is that of the webhooks", async () => {
    const { headers, deps, user, url } = await checkout();
    await standIn.post(url, { card: cards.pays });
    const { stripeCustomerId } = await recordOf(deps, user.id);
    const { body } = await eventOf(deps, stripeCustomerId ?? "", "customer.subscription.created");
    expect(headers.get("stripe-version")).toBe("2026-10-28.endive");
    expect(JSON.parse(body)).toMatchObject({ api_version: "2026-10-28.endive" });
  });

  it("takes promotion codes: a tenth less is a tenth less on the first invoice, a wrong one is refused", async () => {
    const { fields, deps, user, url } = await checkout();
    expect(fields.get("allow_promotion_codes")).toBe("true");
    const wrong = await standIn.post(url, { card: cards.pays, promotion: "FREE" });
    expect(await wrong.text()).toContain("This code is invalid.");
    expect((await standIn.post(url, { card: cards.pays, promotion: "WELCOME10" })).status).toBe(303);
    const { stripeCustomerId } = await recordOf(deps, user.id);
    const { body } = await eventOf(deps, stripeCustomerId ?? "", "invoice.paid");
    expect(JSON.parse(body)).toMatchObject({ data: { object: { amount_paid: 1799 } } });
  });

  it("leaves taxes alone unless the setting is on, and then asks for what they need", async () => {
    const taxed = ["automatic_tax[enabled]", "tax_id_collection[enabled]", "customer_update[address]"];
    const without = await checkout();
    const withTax = await checkout({ automaticTax: true });
    expect(taxed.map((name) => without.fields.get(name))).toEqual([null, null, null]);
    expect(taxed.map((name) => withTax.fields.get(name))).toEqual(["true", "true", "auto"]);
  });
});
