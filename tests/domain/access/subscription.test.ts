import { describe, expect, it } from "vitest";
import { decideAccess, newTrial, type SubscriptionState } from "#domain/access/subscription.ts";

const second = 1000;
const day = 86_400_000;
const end = Date.UTC(2026, 2, 14, 12, 0, 0);
const trial: SubscriptionState = { status: "trialing", trialStart: end - 14 * day, trialEnd: end, pastDueSince: null };

describe("a trial", () => {
  it.each([
    { left: -second, allowed: false, daysLeft: 0, warning: false, blocking: "trial_expired" },
    { left: 0, allowed: false, daysLeft: 0, warning: false, blocking: "trial_expired" },
    { left: second, allowed: true, daysLeft: 1, warning: true, blocking: null },
    { left: 3 * day, allowed: true, daysLeft: 3, warning: true, blocking: null },
    { left: 3 * day + second, allowed: true, daysLeft: 4, warning: false, blocking: null },
    { left: 14 * day, allowed: true, daysLeft: 14, warning: false, blocking: null },
  ])("that has $left ms left: allowed $allowed, $daysLeft days, warning $warning", ({ left, ...access }) => {
    expect(decideAccess(trial, end - left)).toEqual({ status: "trialing", paid: false, ...access });
  });

  it("of a new driver lasts 14 days", () => {
    const { trialStart, trialEnd } = newTrial(end);
    expect(decideAccess({ ...trial, trialStart, trialEnd }, end).daysLeft).toBe(14);
    expect(decideAccess({ ...trial, trialStart, trialEnd }, end + 14 * day).allowed).toBe(false);
  });

  it("after which a plan was bought warns of nothing, and goes on for an hour until the purchase is confirmed", () => {
    const bought = { ...trial, stripeSubscriptionId: "sub_1" };
    expect(decideAccess(bought, end - 2 * day)).toMatchObject({ allowed: true, paid: true, warning: false });
    expect(decideAccess(bought, end)).toMatchObject({ allowed: true, paid: true, daysLeft: 0 });
    expect(decideAccess(bought, end + 3_600_000 - second).allowed).toBe(true);
    expect(decideAccess(bought, end + 3_600_000)).toMatchObject({
      allowed: false,
      blocking: "subscription_inactive",
    });
  });

  it("without an end is over", () => {
    expect(decideAccess({ ...trial, trialEnd: null }, end)).toMatchObject({
      allowed: false,
      blocking: "trial_expired",
    });
  });
});

describe("a subscription", () => {
  it("that is active gives access whatever its trial was", () => {
    expect(decideAccess({ ...trial, status: "active" }, end + 100 * day)).toEqual({
      allowed: true,
      status: "active",
      daysLeft: 0,
      warning: false,
      paid: true,
      blocking: null,
    });
  });

  it.each([
    { since: -second, allowed: true },
    { since: -7 * day + second, allowed: true },
    { since: -7 * day, allowed: false },
    { since: -7 * day - second, allowed: false },
  ])("whose payment is late since $since ms: allowed $allowed", ({ since, allowed }) => {
    const late = { ...trial, status: "past_due", pastDueSince: end + since } as const;
    expect(decideAccess(late, end)).toMatchObject({ allowed, blocking: allowed ? null : "subscription_inactive" });
  });

  it.each(["unpaid", "canceled", "paused", "incomplete", "incomplete_expired", "none"] as const)(
    "that is %s gives no access",
    (status) => {
      const future = { ...trial, status, trialEnd: end + 5 * day };
      expect(decideAccess(future, end)).toEqual({
        allowed: false,
        status,
        daysLeft: 0,
        warning: false,
        paid: false,
        blocking: "subscription_inactive",
      });
    },
  );

  it("that does not exist gives no access", () => {
    expect(decideAccess(null, end)).toMatchObject({
      allowed: false,
      status: "none",
      blocking: "subscription_inactive",
    });
  });
});
