import { eq } from "drizzle-orm";
import { describe, expect, inject, it } from "vitest";
import { processedWebhooks } from "#db/schema/index.ts";
import { standIn } from "#tests/support/payments.ts";
import { refusal } from "#tests/support/refusal.ts";
import { createStripePayments } from "#worker/adapters/stripe.ts";
import { BadSignature } from "#worker/ports/payments.ts";
import { billingDeps, buy, deliver, deliverAll, eventOf, minute, recordOf, signed } from "./scene.ts";

async function isProcessed(deps: ReturnType<typeof billingDeps>, id: string): Promise<boolean> {
  const rows = await deps.db.select().from(processedWebhooks).where(eq(processedWebhooks.id, id));
  return rows.length > 0;
}

describe("a webhook", () => {
  it("gives the access that was paid for", async () => {
    const deps = billingDeps();
    const { user, customerId, subscriptionId } = await buy(deps);
    const event = await eventOf(deps, customerId, "customer.subscription.created");
    expect(await deliver(deps, event)).toBe("written");
    expect(await recordOf(deps, user.id)).toMatchObject({ status: "active", stripeSubscriptionId: subscriptionId });
  });

  it("that comes ten times at once has one effect", async () => {
    const deps = billingDeps();
    const { user, customerId } = await buy(deps);
    const before = await recordOf(deps, user.id);
    const event = await eventOf(deps, customerId, "customer.subscription.created");
    const outcomes = await Promise.all(Array.from({ length: 10 }, () => deliver(deps, event)));
    expect(outcomes.filter((outcome) => outcome === "written")).toHaveLength(1);
    expect(outcomes.filter((outcome) => outcome === "repeated")).toHaveLength(9);
    expect(await recordOf(deps, user.id)).toMatchObject({ status: "active", version: before.version + 1 });
  });

  it("of an end that comes before that of the beginning leaves the end", async () => {
    const deps = billingDeps();
    const { user, customerId, subscriptionId } = await buy(deps);
    const created = await eventOf(deps, customerId, "customer.subscription.created");
    await standIn.setStatus(subscriptionId, "canceled");
    await deliver(deps, await eventOf(deps, customerId, "customer.subscription.deleted"));
    expect((await recordOf(deps, user.id)).status).toBe("canceled");
    await deliver(deps, created);
    expect((await recordOf(deps, user.id)).status).toBe("canceled");
  });

  it("that comes hours late says what is true now", async () => {
    const deps = billingDeps();
    const { user, customerId, subscriptionId } = await buy(deps);
    const bodies = await standIn.events(customerId);
    await standIn.setStatus(subscriptionId, "unpaid");
    deps.clock.advance(5 * 60 * minute);
    const late = await standIn.events(customerId, deps.clock.now());
    for (const event of late.filter(({ id }) => bodies.some((body) => body.id === id))) await deliver(deps, event);
    expect((await recordOf(deps, user.id)).status).toBe("unpaid");
  });

  it("in any order, all at once, ends in the same record", async () => {
    const deps = billingDeps();
    const { user, customerId, subscriptionId } = await buy(deps);
    for (const status of ["past_due", "active", "unpaid", "active", "past_due"]) {
      await standIn.setStatus(subscriptionId, status);
    }
    const events = await standIn.events(customerId, deps.clock.now());
    await Promise.all(events.toReversed().map((event) => deliver(deps, event)));
    expect((await recordOf(deps, user.id)).status).toBe("past_due");
  });

  it("of somebody who is nobody here is taken and changes nothing", async () => {
    const deps = billingDeps();
    const stranger = await deps.payments.openCustomer({
      userId: "usr_elsewhere",
      email: "x@example.test",
      fullName: "X",
    });
    const url = await deps.payments.openCheckout({
      customerId: stranger,
      userId: "usr_elsewhere",
      priceId: "price_standin_solo_driver_month",
      trial: null,
      successUrl: "http://localhost/",
      cancelUrl: "http://localhost/",
    });
    await standIn.pay(url);
    const event = await eventOf(deps, stranger, "customer.subscription.created");
    expect(await deliver(deps, event)).toBe("unknown");
    expect(await isProcessed(deps, event.id)).toBe(true);
  });

  it("of a customer whom the payment provider does not know either is taken and changes nothing", async () => {
    const deps = billingDeps();
    const { customerId } = await buy(deps);
    const { body } = await eventOf(deps, customerId, "customer.subscription.created");
    const id = `evt_${crypto.randomUUID()}`;
    const foreign = body.replaceAll(customerId, "cus_of_another_shop").replace(/evt_\w+/, id);
    expect(await deliver(deps, await signed(foreign, deps.clock.now()))).toBe("unknown");
    expect(await isProcessed(deps, id)).toBe(true);
  });
});

describe("a webhook is refused", () => {
  async function event() {
    const deps = billingDeps();
    const { user, customerId } = await buy(deps);
    return { deps, user, customerId, event: await eventOf(deps, customerId, "customer.subscription.created") };
  }

  it("unsigned, forged or altered, and nothing changes", async () => {
    const { deps, user, event: good } = await event();
    const before = await recordOf(deps, user.id);
    const { body, signature } = good;
    const wrong = [
      { body, signature: "" },
      { body, signature: "t=1,v1=00" },
      { body, signature: signature.replace(/v1=.{8}/, "v1=00000000") },
      { body: body.replace("active", "paused"), signature },
      { body: "", signature },
      { body: "{}", signature },
    ];
    for (const attempt of wrong) await expect(deliver(deps, attempt)).rejects.toBeInstanceOf(BadSignature);
    expect(await recordOf(deps, user.id)).toEqual(before);
    expect(await isProcessed(deps, good.id)).toBe(false);
  });

  it("when what was signed is no event", async () => {
    const deps = billingDeps();
    for (const body of ["null", "{}", '{"id":"evt_1"}', '{"id":1,"type":"invoice.paid","data":{"object":{}}}']) {
      await expect(deliver(deps, await signed(body, deps.clock.now()))).rejects.toBeInstanceOf(BadSignature);
    }
  });

  it("when its signature is more than five minutes old", async () => {
    const { deps, customerId } = await event();
    const old = (await standIn.events(customerId, deps.clock.now() - 301_000))[0];
    const young = (await standIn.events(customerId, deps.clock.now() - 290_000))[0];
    if (old === undefined || young === undefined) throw new Error("there are no events");
    await expect(deliver(deps, old)).rejects.toBeInstanceOf(BadSignature);
    expect(await deliver(deps, young)).toBe("written");
  });
});

describe("a crash", () => {
  it("of the payment provider's answer leaves nothing half done, and the event can come again", async () => {
    const deps = billingDeps();
    const { user, customerId } = await buy(deps);
    const event = await eventOf(deps, customerId, "customer.subscription.created");
    const payments = { ...deps.payments, listSubscriptions: () => Promise.reject(new Error("cut off")) };
    await expect(deliver({ ...deps, payments }, event)).rejects.toThrow("cut off");
    expect(await isProcessed(deps, event.id)).toBe(false);
    expect((await recordOf(deps, user.id)).status).toBe("trialing");
    expect(await deliver(deps, event)).toBe("written");
  });

  it("between event and write loses neither: both are one transaction", async () => {
    const deps = billingDeps();
    const { user, customerId } = await buy(deps);
    const event = await eventOf(deps, customerId, "customer.subscription.created");
    // An interval that the database does not know lets the second statement fail after the first.
    const listSubscriptions = async (id: string) => {
      const subscriptions = await deps.payments.listSubscriptions(id);
      return subscriptions.map((subscription) => ({ ...subscription, status: "on_fire" as "active" }));
    };
    await expect(deliver({ ...deps, payments: { ...deps.payments, listSubscriptions } }, event)).rejects.toThrow();
    expect(await isProcessed(deps, event.id)).toBe(false);
    expect((await recordOf(deps, user.id)).status).toBe("trialing");
    expect(await deliver(deps, event)).toBe("written");
    expect((await recordOf(deps, user.id)).status).toBe("active");
  });

  it("is not one while the webhook's secret is changed: what the old or the new one signed is taken", async () => {
    const { secretKey, webhookSecret, url } = inject("stripe");
    const settings = { secretKey, apiBase: url, prices: [], automaticTax: false };
    const payload = { id: "evt_1", type: "invoice.paid", data: { object: { customer: "cus_1" } } };
    const now = Date.now();
    const event = { ...(await signed(JSON.stringify(payload), now)), now };
    for (const webhookSecrets of [
      ["whsec_new", webhookSecret],
      [webhookSecret, "whsec_old"],
    ]) {
      const payments = createStripePayments({ ...settings, webhookSecrets });
      expect(await payments.readEvent(event)).toMatchObject({ id: "evt_1" });
    }
    const others = createStripePayments({ ...settings, webhookSecrets: ["whsec_new", "whsec_other"] });
    await expect(others.readEvent(event)).rejects.toBeInstanceOf(BadSignature);
  });

  it("of the payment provider itself is said to be that", async () => {
    const deps = billingDeps();
    const payments = createStripePayments({
      secretKey: "sk_test_wrong",
      webhookSecrets: [],
      apiBase: inject("stripe").url,
      prices: [],
      automaticTax: false,
    });
    expect(await refusal(payments.listSubscriptions("cus_1"))).toBe("billing.unavailable");
    await expect(deliver({ ...deps, payments }, { body: "{}", signature: "t=1,v1=1" })).rejects.toBeInstanceOf(
      BadSignature,
    );
  });
});

it("A subscription that was bought beside another is ended, and the newest stays", async () => {
  const deps = billingDeps();
  const { user, customerId, subscriptionId } = await buy(deps);
  const url = await deps.payments.openCheckout({
    customerId,
    userId: user.id,
    priceId: "price_standin_fleet_manager_month",
    trial: null,
    successUrl: "http://localhost/",
    cancelUrl: "http://localhost/",
  });
  await standIn.advance(customerId, 5);
  const second = await standIn.pay(url);
  await deliverAll(deps, customerId);
  await deliverAll(deps, customerId);
  expect(await recordOf(deps, user.id)).toMatchObject({ status: "active", stripeSubscriptionId: second });
  const all = await deps.payments.listSubscriptions(customerId);
  expect(all.find(({ id }) => id === subscriptionId)?.status).toBe("canceled");
});
