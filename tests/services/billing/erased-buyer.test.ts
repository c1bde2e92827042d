import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { erasureWork, userSubscriptions } from "#db/schema/index.ts";
import { DomainError } from "#domain/errors.ts";
import { callerFor } from "#tests/support/actors.ts";
import { factoryPassword } from "#tests/support/factories.ts";
import { prices, standIn } from "#tests/support/payments.ts";
import { refusal } from "#tests/support/refusal.ts";
import { startCheckout } from "#worker/services/billing/start-checkout.ts";
import { billingDeps, buy, day, deliverAll, passTime } from "./scene.ts";

describe("Somebody with a paid plan who erases the account", () => {
  it("pays nothing any more, and is forgotten by the payment provider", async () => {
    const deps = billingDeps();
    const buyer = await buy(deps);
    await deliverAll(deps, buyer.customerId);
    await callerFor(deps, buyer.actor).driver.account.erase({ password: factoryPassword });
    await deps.settled();
    expect(await deps.payments.listSubscriptions(buyer.customerId)).toMatchObject([{ status: "canceled" }]);
    const waiting = await deps.db.select().from(erasureWork).where(eq(erasureWork.userId, buyer.user.id));
    expect(waiting.map(({ kind }) => kind)).toEqual(["account"]);

    await passTime(deps, buyer.customerId, 40 * day);
    await deliverAll(deps, buyer.customerId);
    const rows = await deps.db.select().from(userSubscriptions).where(eq(userSubscriptions.userId, buyer.user.id));
    expect(rows, "no event brings anything back").toEqual([]);
    expect(await refusal(startCheckout({ actor: buyer.actor, deps, input: { priceId: prices.soloMonth } }))).toBe(
      "account.not_found",
    );
  });

  it("keeps everything while the payment provider does not answer", async () => {
    const deps = billingDeps();
    const buyer = await buy(deps);
    const payments = {
      ...deps.payments,
      cancelNow: () => Promise.reject(new DomainError("billing.unavailable")),
    };
    const { driver } = callerFor({ ...deps, payments }, buyer.actor);
    expect(await refusal(driver.account.erase({ password: factoryPassword }))).toBe("billing.unavailable");
    expect(await driver.account.get()).toMatchObject({ email: buyer.user.email });
    expect(await deps.payments.listSubscriptions(buyer.customerId)).toMatchObject([{ status: "active" }]);
  });

  it("leaves no page open on which the plan could still be paid for", async () => {
    const deps = billingDeps();
    const buyer = await buy(deps);
    await standIn.setStatus(buyer.subscriptionId, "canceled");
    const { url } = await startCheckout({ actor: buyer.actor, deps, input: { priceId: prices.soloMonth } });
    await callerFor(deps, buyer.actor).driver.account.erase({ password: factoryPassword });
    await deps.settled();
    await expect(standIn.pay(url)).rejects.toThrow();
  });
});
