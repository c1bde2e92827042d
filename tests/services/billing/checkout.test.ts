import { describe, expect, it, vi } from "vitest";
import { makeActor } from "#tests/support/actors.ts";
import { cards, prices, standIn } from "#tests/support/payments.ts";
import { refusal } from "#tests/support/refusal.ts";
import { noPayments } from "#worker/adapters/no-payments.ts";
import { checkSubscription } from "#worker/services/billing/check-subscription.ts";
import { openPortal } from "#worker/services/billing/open-portal.ts";
import { startCheckout } from "#worker/services/billing/start-checkout.ts";
import { billingDeps, buy, day, deliverAll, recordOf } from "./scene.ts";

describe("a driver whose trial is over", () => {
  it("pays at once and has access as soon as the subscription was read, with or without a webhook", async () => {
    const deps = billingDeps();
    const { actor, user } = await buy(deps);
    expect((await recordOf(deps, user.id)).status).toBe("trialing");
    const { access, subscription } = await checkSubscription({ actor, deps });
    expect(access).toMatchObject({ allowed: true, status: "active", paid: true });
    expect(subscription).toMatchObject({ tierName: "solo_driver", billingInterval: "month", cancelAtPeriodEnd: false });
    const periodEnd = subscription?.currentPeriodEnd ?? 0;
    expect(periodEnd - deps.clock.now()).toBeGreaterThan(27 * day);
    expect(periodEnd - deps.clock.now()).toBeLessThan(32 * day);
  });

  it("gets nothing for coming back with success=true alone", async () => {
    const deps = billingDeps();
    const { actor, user } = await makeActor(deps.db, "expired");
    await startCheckout({ actor, deps, input: { priceId: prices.soloMonth } });
    const { access } = await checkSubscription({ actor, deps });
    expect(access).toMatchObject({ allowed: false, blocking: "trial_expired" });
    expect((await recordOf(deps, user.id)).stripeSubscriptionId).toBeNull();
  });

  it("whose card is declined stays on the page, without a subscription", async () => {
    const deps = billingDeps();
    const { actor } = await makeActor(deps.db, "expired");
    const { url } = await startCheckout({ actor, deps, input: { priceId: prices.soloMonth } });
    const answer = await standIn.post(url, { card: cards.declined });
    expect(answer.status).toBe(402);
    expect(await answer.text()).toContain("Your card was declined.");
    expect((await checkSubscription({ actor, deps })).access.allowed).toBe(false);

    const paid = await standIn.post(url, { card: cards.pays });
    expect(paid.status).toBe(303);
    expect(paid.headers.get("location")).toBe("http://localhost:8787/account?success=true");
    expect((await checkSubscription({ actor, deps })).access.allowed).toBe(true);
  });

  it("pays yearly when the yearly price was chosen", async () => {
    const deps = billingDeps();
    const { actor } = await buy(deps, { priceId: prices.fleetYear });
    const { subscription } = await checkSubscription({ actor, deps });
    expect(subscription).toMatchObject({ tierName: "fleet_manager", billingInterval: "year" });
  });
});

describe("a trial that still runs", () => {
  it.each([
    { left: 14 * day, until: 14 * day },
    { left: 3 * day, until: 3 * day },
  ])("of $left ms is carried over to the second", async ({ left, until }) => {
    const deps = billingDeps();
    const now = deps.clock.now();
    const trial = { status: "trialing", trialStart: now - day, trialEnd: now + left } as const;
    const { actor } = await buy(deps, { kind: "driver", subscription: trial });
    const { access, subscription } = await checkSubscription({ actor, deps });
    expect(access).toMatchObject({ allowed: true, status: "trialing", paid: true, warning: false });
    expect(Math.abs((subscription?.trialEnd ?? 0) - (now + until))).toBeLessThan(1000);
  });

  it("of less than two days is carried over in whole days, never shorter than it was", async () => {
    const deps = billingDeps();
    const now = deps.clock.now();
    const trialEnd = now + 1.2 * day;
    const trial = { status: "trialing", trialStart: now - day, trialEnd } as const;
    const { actor } = await buy(deps, { kind: "driver", subscription: trial });
    const { subscription } = await checkSubscription({ actor, deps });
    expect(subscription?.trialEnd).toBeGreaterThanOrEqual(trialEnd);
    expect(subscription?.trialEnd).toBeLessThan(trialEnd + day);
  });
});

describe("the price", () => {
  it.each([undefined, "", "price_of_somebody_else", "__proto__"])(
    "%o is refused: it is none of ours",
    async (priceId) => {
      const deps = billingDeps();
      const { actor } = await makeActor(deps.db, "expired");
      const call = startCheckout({ actor, deps, input: priceId === undefined ? {} : { priceId } });
      expect(await refusal(call)).toBe("billing.plan_invalid");
    },
  );
});

/** Starts a checkout beside an open page to which something happens just before this one closes it. */
async function checkoutWhile(happens: (expire: () => Promise<unknown>, page: string) => Promise<unknown>) {
  let first = "";
  const fetchReally = globalThis.fetch;
  vi.stubGlobal("fetch", async (...[target, init]: Parameters<typeof fetch>) => {
    if (String(target).endsWith("/expire")) {
      const headers = new Headers(init?.headers);
      // With the same key it would be the same request, and not another one.
      headers.delete("idempotency-key");
      await happens(() => fetchReally(target, { ...init, headers }), first);
    }
    return fetchReally(target, init);
  });
  try {
    const deps = billingDeps();
    const { actor } = await makeActor(deps.db, "expired");
    first = (await startCheckout({ actor, deps, input: { priceId: prices.soloMonth } })).url;
    return { first, answer: await startCheckout({ actor, deps, input: { priceId: prices.fleetMonth } }) };
  } finally {
    vi.unstubAllGlobals();
  }
}

describe("two checkouts", () => {
  it("at once are one page, one customer and one subscription", async () => {
    const deps = billingDeps();
    const { actor, user } = await makeActor(deps.db, "expired");
    const urls = await Promise.all(
      Array.from({ length: 5 }, () => startCheckout({ actor, deps, input: { priceId: prices.soloMonth } })),
    );
    expect(new Set(urls.map(({ url }) => url)).size).toBe(1);
    expect((await recordOf(deps, user.id)).stripeCustomerId).toMatch(/^cus_/);
  });

  it("one after the other for the same plan are one page; another plan closes it", async () => {
    const deps = billingDeps();
    const { actor } = await makeActor(deps.db, "expired");
    const open = async (priceId: string) => (await startCheckout({ actor, deps, input: { priceId } })).url;
    const first = await open(prices.soloMonth);
    expect(await open(prices.soloMonth)).toBe(first);
    const second = await open(prices.fleetMonth);
    expect((await standIn.post(first, { card: cards.pays })).status).toBe(410);
    const third = await open(prices.soloMonth);
    expect(third).not.toBe(first);
    expect((await standIn.post(second, { card: cards.pays })).status).toBe(410);
    expect((await standIn.post(third, { card: cards.pays })).status).toBe(303);
  });

  it("for different plans at once do not refuse each other for a page that the other closes first", async () => {
    const { answer, first } = await checkoutWhile((expire) => expire());
    expect(answer.url).not.toBe(first);
    expect((await standIn.post(first, { card: cards.pays })).status).toBe(410);
  });

  it("never open a second page while the first is being paid on", async () => {
    await expect(checkoutWhile((_, page) => standIn.pay(page))).rejects.toMatchObject({ code: "billing.unavailable" });
  });

  it("are not possible while a plan runs", async () => {
    const deps = billingDeps();
    const { actor, user } = await buy(deps);
    const call = startCheckout({ actor, deps, input: { priceId: prices.fleetMonth } });
    expect(await refusal(call)).toBe("billing.already_subscribed");
    expect((await recordOf(deps, user.id)).status).toBe("active");
  });
});

describe("a customer whom the payment provider has deleted", () => {
  it("is replaced at the next purchase, once for two checkouts at the same time", async () => {
    const deps = billingDeps();
    const { actor, user, customerId } = await buy(deps);
    await deps.payments.deleteCustomer(customerId);
    expect(await refusal(openPortal({ actor, deps }))).toBe("billing.nothing_to_manage");
    const start = () => startCheckout({ actor, deps, input: { priceId: prices.soloMonth } });
    const [first, second] = await Promise.all([start(), start()]);
    expect(first.url).toBe(second.url);
    await standIn.pay(first.url);
    expect((await checkSubscription({ actor, deps })).access).toMatchObject({ allowed: true, paid: true });
    const { stripeCustomerId } = await recordOf(deps, user.id);
    expect(stripeCustomerId).not.toBe(customerId);
    await deliverAll(deps, customerId);
    expect(await recordOf(deps, user.id)).toMatchObject({ status: "active", stripeCustomerId });
  });
});

describe("the portal", () => {
  it("opens for somebody who bought something", async () => {
    const deps = billingDeps();
    const { actor } = await buy(deps);
    const { url } = await openPortal({ actor, deps });
    expect(await (await fetch(url)).text()).toContain("Solo Driver, monthly");
  });

  it("does not open for somebody who bought nothing", async () => {
    const deps = billingDeps();
    const { actor } = await makeActor(deps.db, "driver");
    expect(await refusal(openPortal({ actor, deps }))).toBe("billing.nothing_to_manage");
  });
});

it("Without a payment provider nothing can be bought, and the trial works", async () => {
  const deps = billingDeps({ payments: noPayments });
  const { actor } = await makeActor(deps.db, "driver");
  const call = startCheckout({ actor, deps, input: { priceId: prices.soloMonth } });
  expect(await refusal(call)).toBe("billing.plan_invalid");
  expect((await checkSubscription({ actor, deps })).access).toMatchObject({ allowed: true, daysLeft: 14 });
});
