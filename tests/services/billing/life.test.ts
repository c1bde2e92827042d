import { describe, expect, it } from "vitest";
import { decideAccess } from "#domain/access/subscription.ts";
import { cards, prices, standIn } from "#tests/support/payments.ts";
import { refusal } from "#tests/support/refusal.ts";
import { changePlan, previewChange } from "#worker/services/billing/change-plan.ts";
import { openPortal } from "#worker/services/billing/open-portal.ts";
import { reconcileSubscriptions } from "#worker/services/billing/reconcile-subscriptions.ts";
import { runJobs } from "#worker/services/jobs/jobs.ts";
import { type Buyer, billingDeps, buy, day, deliverAll, minute, passTime, recordOf } from "./scene.ts";

type Deps = ReturnType<typeof billingDeps>;

async function accessOf(deps: Deps, { user }: Buyer) {
  return decideAccess(await recordOf(deps, user.id), deps.clock.now());
}

describe("a late payment", () => {
  it("keeps access for seven days of grace, tells its owner once, and a new card ends it", async () => {
    const deps = billingDeps();
    const buyer = await buy(deps, { card: cards.declinedLater });
    await deliverAll(deps, buyer.customerId);
    await passTime(deps, buyer.customerId, 32 * day);
    await deliverAll(deps, buyer.customerId);
    await deliverAll(deps, buyer.customerId);
    await deps.settled();

    const record = await recordOf(deps, buyer.user.id);
    expect(record.status).toBe("past_due");
    const since = record.pastDueSince ?? 0;
    expect(deps.clock.now() - since).toBeGreaterThan(0);
    expect(deps.clock.now() - since).toBeLessThan(5 * day);
    expect(deps.mail.to(buyer.user.email).map(({ subject }) => subject)).toEqual([
      "Your payment for Roadflare did not go through",
    ]);
    expect((await accessOf(deps, buyer)).allowed).toBe(true);
    expect(decideAccess(record, since + 7 * day - 1).allowed).toBe(true);
    expect(decideAccess(record, since + 7 * day)).toMatchObject({ allowed: false, blocking: "subscription_inactive" });

    await standIn.useCard(buyer.customerId, cards.pays);
    await deliverAll(deps, buyer.customerId);
    expect(await recordOf(deps, buyer.user.id)).toMatchObject({
      status: "active",
      pastDueSince: null,
      pastDueMailedAt: null,
    });
  });

  it("keeps the moment since when it is late, however often it is tried", async () => {
    const deps = billingDeps();
    const buyer = await buy(deps, { card: cards.declinedLater });
    await passTime(deps, buyer.customerId, 32 * day);
    await deliverAll(deps, buyer.customerId);
    const { pastDueSince } = await recordOf(deps, buyer.user.id);
    await passTime(deps, buyer.customerId, 4 * day);
    await standIn.setStatus(buyer.subscriptionId, "past_due");
    await deliverAll(deps, buyer.customerId);
    expect((await recordOf(deps, buyer.user.id)).pastDueSince).toBe(pastDueSince);
  });

  it("that is never paid ends in a cancelled subscription", async () => {
    const deps = billingDeps();
    const buyer = await buy(deps, { card: cards.declinedLater });
    await passTime(deps, buyer.customerId, 60 * day);
    await deliverAll(deps, buyer.customerId);
    expect((await recordOf(deps, buyer.user.id)).status).toBe("canceled");
    expect((await accessOf(deps, buyer)).allowed).toBe(false);
  });
});

describe("every state", () => {
  it.each([
    ["trialing", true],
    ["active", true],
    ["past_due", true],
    ["unpaid", false],
    ["canceled", false],
    ["paused", false],
    ["incomplete", false],
    ["incomplete_expired", false],
  ] as const)("%s: access %s", async (status, allowed) => {
    const deps = billingDeps();
    const buyer = await buy(deps, { kind: "driver" });
    await deliverAll(deps, buyer.customerId);
    await standIn.setStatus(buyer.subscriptionId, status);
    await deliverAll(deps, buyer.customerId);
    expect((await recordOf(deps, buyer.user.id)).status).toBe(status);
    expect((await accessOf(deps, buyer)).allowed).toBe(allowed);
  });

  it("of a purchase that came to nothing leaves the trial as it was", async () => {
    const deps = billingDeps();
    const buyer = await buy(deps, { kind: "driver" });
    await standIn.setStatus(buyer.subscriptionId, "incomplete");
    await deliverAll(deps, buyer.customerId);
    expect(await recordOf(deps, buyer.user.id)).toMatchObject({ status: "trialing", stripeSubscriptionId: null });
    expect(await accessOf(deps, buyer)).toMatchObject({ allowed: true, paid: false });
  });
});

describe("a carried trial", () => {
  it("becomes a paid plan at its end without a gap", async () => {
    const deps = billingDeps();
    const buyer = await buy(deps, { kind: "driver" });
    await deliverAll(deps, buyer.customerId);
    const { trialEnd } = await recordOf(deps, buyer.user.id);
    await passTime(deps, buyer.customerId, (trialEnd ?? 0) - deps.clock.now() + minute);
    expect(await accessOf(deps, buyer)).toMatchObject({ allowed: true, status: "trialing" });
    await deliverAll(deps, buyer.customerId);
    expect(await accessOf(deps, buyer)).toMatchObject({ allowed: true, status: "active" });
  });

  it("whose first payment fails is late, not lost", async () => {
    const deps = billingDeps();
    const buyer = await buy(deps, { kind: "driver", card: cards.declinedLater });
    await passTime(deps, buyer.customerId, 15 * day);
    await deliverAll(deps, buyer.customerId);
    expect(await accessOf(deps, buyer)).toMatchObject({ allowed: true, status: "past_due" });
  });
});

describe("in the portal", () => {
  it("a cancelled plan runs to the end of its period, can be resumed, and ends", async () => {
    const deps = billingDeps();
    const buyer = await buy(deps);
    const portal = (await openPortal({ actor: buyer.actor, deps })).url;
    await standIn.post(portal, { action: "cancel" });
    await deliverAll(deps, buyer.customerId);
    expect(await recordOf(deps, buyer.user.id)).toMatchObject({ status: "active", cancelAtPeriodEnd: true });
    expect((await accessOf(deps, buyer)).allowed).toBe(true);

    await standIn.post(portal, { action: "resume" });
    await deliverAll(deps, buyer.customerId);
    expect((await recordOf(deps, buyer.user.id)).cancelAtPeriodEnd).toBe(false);

    await standIn.post(portal, { action: "cancel" });
    await passTime(deps, buyer.customerId, 32 * day);
    await deliverAll(deps, buyer.customerId);
    expect((await recordOf(deps, buyer.user.id)).status).toBe("canceled");
    expect((await accessOf(deps, buyer)).allowed).toBe(false);
  });

  it("a bigger plan counts at once, a smaller one from the next period on", async () => {
    const deps = billingDeps();
    const buyer = await buy(deps);
    const portal = (await openPortal({ actor: buyer.actor, deps })).url;
    await standIn.post(portal, { action: "change", price: prices.fleetMonth });
    await deliverAll(deps, buyer.customerId);
    const fleet = await recordOf(deps, buyer.user.id);
    expect(fleet).toMatchObject({ tierId: "tier_fleet_manager", scheduledTierName: null });

    await standIn.post(portal, { action: "change", price: prices.soloMonth });
    await deliverAll(deps, buyer.customerId);
    expect(await recordOf(deps, buyer.user.id)).toMatchObject({
      tierId: "tier_fleet_manager",
      scheduledTierName: "solo_driver",
    });
  });
});

describe("on the account page", () => {
  it("a bigger plan shows what it costs, costs exactly that, and counts at once", async () => {
    const deps = billingDeps();
    const { actor, user, customerId } = await buy(deps);
    await deliverAll(deps, customerId);
    await passTime(deps, customerId, 10 * day);
    const preview = await previewChange({ actor, deps, input: { priceId: prices.fleetMonth } });
    expect(preview).toMatchObject({ takesEffect: "now", credit: 0, nextPayment: 7999 });
    // Ten of about thirty days are used up: two thirds of the difference are due.
    expect(preview.dueNow).toBeGreaterThan(3700);
    expect(preview.dueNow).toBeLessThan(4300);
    expect(preview.lines.map(({ amount }) => Math.sign(amount))).toEqual([-1, 1]);

    deps.clock.advance(20 * minute);
    await changePlan({ actor, deps, input: { priceId: prices.fleetMonth, at: preview.at } });
    expect(await recordOf(deps, user.id)).toMatchObject({ tierId: "tier_fleet_manager", billingInterval: "month" });
    const portal = await (await fetch((await openPortal({ actor, deps })).url)).text();
    expect(portal).toContain(`$${(preview.dueNow / 100).toFixed(2)} paid`);
  });

  it("a card that refuses leaves the plan as it was", async () => {
    const deps = billingDeps();
    const { actor, user, customerId } = await buy(deps, { card: cards.declinedLater });
    const { at } = await previewChange({ actor, deps, input: { priceId: prices.fleetMonth } });
    const call = changePlan({ actor, deps, input: { priceId: prices.fleetMonth, at } });
    expect(await refusal(call)).toBe("billing.payment_failed");
    await deliverAll(deps, customerId);
    expect(await recordOf(deps, user.id)).toMatchObject({ tierId: "tier_solo_driver", status: "active" });
  });

  it("a smaller plan costs nothing now, is announced, and counts from the next period on", async () => {
    const deps = billingDeps();
    const { actor, user, customerId } = await buy(deps, { priceId: prices.fleetMonth });
    const preview = await previewChange({ actor, deps, input: { priceId: prices.soloMonth } });
    expect(preview).toMatchObject({ takesEffect: "at_period_end", dueNow: 0, nextPayment: 1999 });
    await changePlan({ actor, deps, input: { priceId: prices.soloMonth, at: preview.at } });
    expect(await recordOf(deps, user.id)).toMatchObject({
      tierId: "tier_fleet_manager",
      scheduledTierName: "solo_driver",
      scheduledInterval: "month",
    });
    await passTime(deps, customerId, 32 * day);
    await deliverAll(deps, customerId);
    expect(await recordOf(deps, user.id)).toMatchObject({
      tierId: "tier_solo_driver",
      scheduledTierName: null,
      status: "active",
    });
  });

  it("a change that was announced is taken back by another one", async () => {
    const deps = billingDeps();
    const { actor, user } = await buy(deps, { priceId: prices.fleetMonth });
    const smaller = await previewChange({ actor, deps, input: { priceId: prices.soloMonth } });
    await changePlan({ actor, deps, input: { priceId: prices.soloMonth, at: smaller.at } });
    const yearly = await previewChange({ actor, deps, input: { priceId: prices.fleetYear } });
    expect(yearly).toMatchObject({ takesEffect: "now" });
    await changePlan({ actor, deps, input: { priceId: prices.fleetYear, at: yearly.at } });
    expect(await recordOf(deps, user.id)).toMatchObject({
      tierId: "tier_fleet_manager",
      billingInterval: "year",
      scheduledTierName: null,
    });
  });

  it("the plan that one has, a foreign price and an old preview are refused", async () => {
    const deps = billingDeps();
    const { actor } = await buy(deps);
    const preview = (priceId: string) => refusal(previewChange({ actor, deps, input: { priceId } }));
    expect(await preview(prices.soloMonth)).toBe("billing.plan_invalid");
    expect(await preview("price_of_somebody_else")).toBe("billing.plan_invalid");
    const old = changePlan({
      actor,
      deps,
      input: { priceId: prices.fleetMonth, at: deps.clock.now() - 2 * 60 * minute },
    });
    expect(await refusal(old)).toBe("input.invalid");
  });
});

describe("the nightly comparison", () => {
  it("sets right what no webhook ever told, in both directions", async () => {
    const deps = billingDeps();
    const bought = await buy(deps);
    const ended = await buy(deps);
    await deliverAll(deps, ended.customerId);
    await standIn.setStatus(ended.subscriptionId, "canceled");
    expect((await accessOf(deps, bought)).allowed).toBe(false);
    expect((await accessOf(deps, ended)).allowed).toBe(true);

    await reconcileSubscriptions({ deps: seeingOnly(deps, [bought.customerId, ended.customerId]) });
    expect((await accessOf(deps, bought)).allowed).toBe(true);
    expect((await accessOf(deps, ended)).allowed).toBe(false);
  });

  it("notices a price that is charged otherwise than it is shown", async () => {
    const deps = billingDeps();
    const priceAmount = async (priceId: string) =>
      priceId === prices.soloYear ? 19_990 : deps.payments.priceAmount(priceId);
    const { payments } = seeingOnly(deps, []);
    await reconcileSubscriptions({ deps: { ...deps, payments: { ...payments, priceAmount } } });
    const found = deps.logged.filter(({ event }) => event === "billing.price_differs");
    expect(found).toHaveLength(1);
    expect(String(found[0]?.error)).toContain("shown as 19190 and charged as 19990");
  });
});

describe("the reminder of a trial's end", () => {
  it("goes out once, three days before, to those who chose no plan", async () => {
    const deps = billingDeps();
    const now = deps.clock.now();
    const trial = (left: number) => ({ status: "trialing", trialStart: now - day, trialEnd: now + left }) as const;
    const soon = await buyNothing(deps, trial(3 * day));
    const later = await buyNothing(deps, trial(3 * day + minute));
    const over = await buyNothing(deps, trial(-minute));
    const bought = await buy(deps, { kind: "driver", subscription: trial(2.5 * day) });
    await deliverAll(deps, bought.customerId);

    await Promise.all([runJobs(["remind"], deps), runJobs(["remind"], deps)]);
    await runJobs(["remind"], deps);
    expect(deps.mail.to(soon).map(({ subject }) => subject)).toEqual([expect.stringContaining("trial ends on")]);
    for (const email of [later, over, bought.user.email]) expect(deps.mail.to(email)).toEqual([]);
    deps.clock.advance(2 * minute);
    await runJobs(["remind"], deps);
    expect(deps.mail.to(later)).toHaveLength(1);
    expect(deps.mail.to(soon)).toHaveLength(1);
  });
});

/** The payment provider as far as these customers go: the others belong to tests that run beside this one. */
function seeingOnly(deps: Deps, customers: readonly string[]): Deps {
  const { payments } = deps;
  return {
    ...deps,
    log: { ...deps.log, error() {} },
    payments: {
      ...payments,
      async *listLiveSubscriptions() {
        for await (const page of payments.listLiveSubscriptions()) {
          yield page.filter(({ customerId }) => customers.includes(customerId));
        }
      },
      listSubscriptions: (id) =>
        customers.includes(id) ? payments.listSubscriptions(id) : Promise.reject(new Error("of another test")),
    },
  };
}

async function buyNothing(deps: Deps, subscription: { status: "trialing"; trialStart: number; trialEnd: number }) {
  const { makeUser } = await import("#tests/support/factories.ts");
  return (await makeUser(deps.db, { subscription })).email;
}
