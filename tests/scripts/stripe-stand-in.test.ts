import { createHmac } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import Stripe from "stripe";
import { afterEach, describe, expect, it } from "vitest";
import { type StandInOptions, startStandIn } from "#scripts/stripe-stand-in/server.ts";

const secretKey = "sk_test_here";
const webhookSecret = "whsec_here";
const endings: (() => Promise<unknown>)[] = [];

afterEach(async () => {
  for (const end of endings.splice(0).reverse()) await end();
});

interface Received {
  readonly body: string;
  readonly signature: string;
}

/** A server that takes webhooks, and refuses the first `refusals`. */
async function receiver(refusals = 0) {
  const received: Received[] = [];
  let left = refusals;
  const server = createServer(async (request, response) => {
    let body = "";
    for await (const chunk of request) body += String(chunk);
    received.push({ body, signature: String(request.headers["stripe-signature"]) });
    response.writeHead(left-- > 0 ? 500 : 200).end();
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  endings.push(() => new Promise((resolve) => server.close(resolve)));
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}/hook`, received };
}

async function start(options: Partial<StandInOptions> = {}) {
  const standIn = await startStandIn({ secretKey, webhookSecret, ...options });
  endings.push(() => standIn.stop());
  const { hostname, port } = new URL(standIn.url);
  const stripe = new Stripe(secretKey, { host: hostname, port: Number(port), protocol: "http", telemetry: false });
  const control = async (path: string, fields: object) => {
    const answer = await fetch(`${standIn.url}/_control/${path}`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(fields),
    });
    return (await answer.json()) as Record<string, string>;
  };
  const buy = async () => {
    const customer = await stripe.customers.create({ metadata: { user_id: "usr_1" } });
    const session = await stripe.checkout.sessions.create({
      mode: "subscription",
      customer: customer.id,
      line_items: [{ price: "price_standin_solo_driver_month", quantity: 1 }],
      success_url: "http://localhost/done",
      cancel_url: "http://localhost/back",
    });
    await control(`checkout/${session.id}/pay`, {});
    return customer.id;
  };
  return { standIn, stripe, control, buy };
}

async function until(condition: () => boolean): Promise<void> {
  await expect.poll(condition, { interval: 20 }).toBe(true);
}

const typesOf = (received: readonly Received[]) =>
  received.map(({ body }) => (JSON.parse(body) as { type: string }).type);
const bought = ["customer.subscription.created", "invoice.paid", "checkout.session.completed"];

describe("the stand-in for the payment provider", () => {
  it("takes no call without its key, and none that it does not know", async () => {
    const { standIn, stripe } = await start();
    expect((await fetch(`${standIn.url}/v1/customers/cus_1`)).status).toBe(401);
    await expect(stripe.customers.retrieve("cus_none")).rejects.toMatchObject({
      statusCode: 404,
      code: "resource_missing",
    });
    await expect(stripe.refunds.list()).rejects.toMatchObject({ statusCode: 404 });
  });

  it("sells what it is told to beside its own", async () => {
    const mine = { tierName: "fleet_manager", interval: "year", priceId: "price_mine" } as const;
    const { stripe } = await start({ prices: [mine] });
    expect((await stripe.prices.retrieve("price_mine")).unit_amount).toBe(76_790);
    expect((await stripe.prices.retrieve("price_standin_solo_driver_month")).unit_amount).toBe(1999);
  });

  it("knows no customer who was never made, in the path and among the parameters", async () => {
    const { stripe } = await start();
    const missing = { code: "resource_missing" };
    await expect(stripe.customers.del("cus_none")).rejects.toMatchObject({ ...missing, statusCode: 404 });
    await expect(stripe.subscriptions.list({ customer: "cus_none" })).rejects.toMatchObject({
      ...missing,
      statusCode: 400,
    });
  });

  it("answers the same idempotency key alike, and refuses it for something else", async () => {
    const { stripe } = await start();
    const create = (name: string) => stripe.customers.create({ name }, { idempotencyKey: "one" });
    const [first, second] = [await create("Ada"), await create("Ada")];
    expect(second.id).toBe(first.id);
    await expect(create("Eve")).rejects.toMatchObject({ rawType: "idempotency_error" });
  });

  it("signs every webhook, and sends it again until it is taken", async () => {
    const { url, received } = await receiver(1);
    const { buy } = await start({ webhookUrl: url });
    await buy();
    await until(() => received.length >= 4);
    expect(new Set(typesOf(received))).toEqual(new Set(bought));
    for (const { body, signature } of received) {
      const [, time, mac] = /^t=(\d+),v1=(\w+)$/.exec(signature) ?? [];
      expect(mac).toBe(createHmac("sha256", webhookSecret).update(`${time}.${body}`).digest("hex"));
    }
  });

  it("duplicates, holds back and reorders when asked", async () => {
    const { url, received } = await receiver();
    const { buy, control } = await start({ webhookUrl: url });
    await control("delivery", { duplicates: 2 });
    await buy();
    await until(() => received.length === 9);

    received.length = 0;
    await control("delivery", { hold: true });
    await buy();
    expect(received).toEqual([]);
    await control("release", { order: "reversed" });
    await until(() => received.length === 3);
    expect(typesOf(received)).toEqual(bought.toReversed());
  });

  it("remembers everything across a restart, what was not delivered too", async () => {
    const folder = await mkdtemp(join(tmpdir(), "roadflare-payments-"));
    endings.push(() => rm(folder, { recursive: true, force: true }));
    const stateFile = join(folder, "payments.json");
    const first = await start({ stateFile });
    const customer = await first.buy();
    await first.standIn.stop();

    const { url, received } = await receiver();
    const { stripe } = await start({ stateFile, webhookUrl: url });
    const { data } = await stripe.subscriptions.list({ customer });
    expect(data).toMatchObject([{ status: "active", customer }]);
    expect(data[0]).not.toHaveProperty("current_period_end");
    expect(data[0]?.items.data[0]?.current_period_end).toBeGreaterThan(Date.now() / 1000);
    await until(() => received.length === 3);
  });

  it("refuses a trial that ends too soon, as the provider does", async () => {
    const { stripe } = await start();
    const customer = await stripe.customers.create({});
    const soon = stripe.checkout.sessions.create({
      mode: "subscription",
      customer: customer.id,
      line_items: [{ price: "price_standin_solo_driver_month", quantity: 1 }],
      subscription_data: { trial_end: Math.floor(Date.now() / 1000) + 86_400 },
      success_url: "http://localhost/done",
      cancel_url: "http://localhost/back",
    });
    await expect(soon).rejects.toMatchObject({ statusCode: 400, param: "subscription_data[trial_end]" });
  });
});
