import { describe, expect, it } from "vitest";
import { callerFor, makeActor } from "#tests/support/actors.ts";
import type { TestDeps } from "#tests/support/deps.ts";
import { cards, prices, standIn } from "#tests/support/payments.ts";
import { refusal } from "#tests/support/refusal.ts";
import { newEmail, Visitor } from "#tests/support/visitor.ts";
import { noPayments } from "#worker/adapters/no-payments.ts";
import { startCheckout } from "#worker/services/billing/start-checkout.ts";
import { billingDeps, buy, day, deliverAll, passTime, recordOf } from "./scene.ts";

describe("an administrator", () => {
  it("sets the enterprise plan, which no webhook changes, and takes it back", async () => {
    const deps = billingDeps();
    const admin = callerFor(deps, (await makeActor(deps.db, "admin")).actor);
    const buyer = await buy(deps, { priceId: prices.fleetMonth });
    await deliverAll(deps, buyer.customerId);
    await admin.admin.plans.set({ userId: buyer.user.id, tierName: "b2b_enterprise" });
    const enterprise = { tierId: "tier_b2b_enterprise", status: "active" };
    expect(await recordOf(deps, buyer.user.id)).toMatchObject(enterprise);
    expect(await deps.payments.listSubscriptions(buyer.customerId)).toMatchObject([{ cancelAtPeriodEnd: true }]);

    await passTime(deps, buyer.customerId, 32 * day);
    await deliverAll(deps, buyer.customerId);
    expect(await recordOf(deps, buyer.user.id)).toMatchObject(enterprise);
    const checkout = startCheckout({ actor: buyer.actor, deps, input: { priceId: prices.soloMonth } });
    expect(await refusal(checkout)).toBe("billing.already_subscribed");

    const later = callerFor(deps, (await makeActor(deps.db, "admin", { now: deps.clock.now() })).actor);
    await later.admin.plans.set({ userId: buyer.user.id, tierName: null });
    expect(await recordOf(deps, buyer.user.id)).toMatchObject({ status: "canceled", grantedBy: null });
  });

  it("closes the page on which somebody could still pay beside the plan", async () => {
    const deps = billingDeps();
    const admin = callerFor(deps, (await makeActor(deps.db, "admin")).actor);
    const { actor, user } = await makeActor(deps.db, "expired");
    const { url } = await startCheckout({ actor, deps, input: { priceId: prices.soloMonth } });
    await admin.admin.plans.set({ userId: user.id, tierName: "b2b_enterprise" });
    expect((await standIn.post(url, { card: cards.pays })).status).toBe(410);
  });

  it.each([
    ["the payment provider has deleted the customer", (deps: TestDeps) => deps],
    ["there is no payment provider any more", (deps: TestDeps) => ({ ...deps, payments: noPayments })],
  ])("sets a plan also when %s", async (_, later) => {
    const deps = billingDeps();
    const { user, customerId } = await buy(deps);
    await deps.payments.deleteCustomer(customerId);
    const { actor } = await makeActor(deps.db, "admin");
    await callerFor(later(deps), actor).admin.plans.set({ userId: user.id, tierName: "b2b_enterprise" });
    expect(await recordOf(deps, user.id)).toMatchObject({ status: "active", tierId: "tier_b2b_enterprise" });
  });

  it("gives back the rest of a trial together with the plan that is taken back", async () => {
    const deps = billingDeps();
    const admin = callerFor(deps, (await makeActor(deps.db, "admin")).actor);
    const { user, cookie } = await makeActor(deps.db, "driver");
    const me = async () => (await new Visitor(deps, { cookie }).call((api) => api.public.auth.me())).user;
    const before = await me();
    await admin.admin.plans.set({ userId: user.id, tierName: "fleet_manager" });
    expect(await me()).toMatchObject({ tierName: "fleet_manager", access: { status: "active", paid: true } });
    await admin.admin.plans.set({ userId: user.id, tierName: null });
    expect(await me()).toEqual(before);

    deps.clock.advance(15 * day);
    expect(await me()).toMatchObject({ access: { allowed: false, blocking: "trial_expired" } });
  });

  it("sets a plan for somebody who never had one", async () => {
    const deps = billingDeps();
    const admin = callerFor(deps, (await makeActor(deps.db, "admin")).actor);
    const { user, cookie } = await makeActor(deps.db, "driver", { subscription: null });
    await admin.admin.plans.set({ userId: user.id, tierName: "b2b_enterprise" });
    const { user: me } = await new Visitor(deps, { cookie }).call((api) => api.public.auth.me());
    expect(me).toMatchObject({ tierName: "b2b_enterprise", access: { allowed: true, paid: true } });
    expect(await refusal(admin.admin.plans.set({ userId: "usr_nobody", tierName: null }))).toBe("user.not_found");
  });
});

describe("the plans", () => {
  it("are listed for everybody with the prices that are charged", async () => {
    const deps = billingDeps();
    const { items } = await callerFor(deps, null).public.plans.list();
    expect(items).toMatchObject([
      { tierName: "solo_driver", monthlyPrice: 1999, yearlyPrice: 19_190, mostPopular: true },
      { tierName: "fleet_manager", monthlyPrice: 7999, yearlyPrice: 76_790, truckLimit: 25, partsDiscount: 10 },
      { tierName: "b2b_enterprise", monthlyPrice: null, priceIds: { month: null, year: null }, partsDiscount: 15 },
    ]);
    for (const { monthlyPrice, yearlyPrice, priceIds } of items.slice(0, 2)) {
      expect(await deps.payments.priceAmount(priceIds.month ?? "")).toBe(monthlyPrice);
      expect(await deps.payments.priceAmount(priceIds.year ?? "")).toBe(yearlyPrice);
    }
  });

  it("beyond the list are asked for by mail to sales", async () => {
    const deps = billingDeps();
    const email = newEmail();
    await callerFor(deps, null).public.plans.contactSales({
      fullName: "Ada <b>Haul</b>",
      email,
      companyName: "Haul & Co",
      trucks: 140,
      message: "Two depots.",
    });
    const [mail] = deps.mail.to(deps.contacts.sales);
    expect(mail?.subject).toBe("Enterprise: Haul & Co");
    for (const said of [email, "140", "Two depots."]) expect(mail?.text).toContain(said);
    expect(mail?.html).not.toContain("<b>Haul");
  });
});
