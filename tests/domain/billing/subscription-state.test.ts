import { describe, expect, it } from "vitest";
import { carriedTrial } from "#domain/billing/carried-trial.ts";
import { plans } from "#domain/billing/plans.ts";
import { amountOf, billingIntervals, changeBetween, type SoldPrice, soldTierNames } from "#domain/billing/prices.ts";
import {
  currentSubscription,
  duplicateSubscriptions,
  type ProvidedSubscription,
  recordOf,
  type SubscriptionRecord,
} from "#domain/billing/subscription-state.ts";

const now = Date.UTC(2026, 5, 1);
const day = 86_400_000;
const prices: readonly SoldPrice[] = [
  { priceId: "solo", tierName: "solo_driver", interval: "month" },
  { priceId: "fleet", tierName: "fleet_manager", interval: "year" },
];
const trial: SubscriptionRecord = {
  tierName: "solo_driver",
  status: "trialing",
  trialStart: now - 10 * day,
  trialEnd: now + 4 * day,
  currentPeriodEnd: null,
  cancelAtPeriodEnd: false,
  pastDueSince: null,
  stripeSubscriptionId: null,
  billingInterval: null,
  scheduledTierName: null,
  scheduledInterval: null,
};

function bought(changes: Partial<ProvidedSubscription> = {}): ProvidedSubscription {
  return {
    id: "sub_1",
    status: "active",
    priceId: "fleet",
    createdAt: now - day,
    trialStart: null,
    trialEnd: null,
    currentPeriodEnd: now + 30 * day,
    cancelAtPeriodEnd: false,
    latestInvoiceAt: now - day,
    scheduledPriceId: null,
    ...changes,
  };
}

describe("the subscription that counts", () => {
  it("is a running one before an ended one, then the newest", () => {
    const old = bought({ id: "old", createdAt: now - 9 * day });
    const young = bought({ id: "young" });
    const ended = bought({ id: "ended", status: "canceled", createdAt: now });
    expect(currentSubscription([old, ended, young])?.id).toBe("young");
    expect(duplicateSubscriptions([old, ended, young])).toEqual([old]);
    expect(currentSubscription([ended])?.id).toBe("ended");
    expect(currentSubscription([])).toBeNull();
  });

  it("is the paid one of two, even when a late one is newer", () => {
    const paid = bought({ id: "paid", createdAt: now - 9 * day });
    const late = bought({ id: "late", status: "past_due" });
    expect(currentSubscription([late, paid])?.id).toBe("paid");
  });
});

describe("what the record becomes", () => {
  const record = (subscription: ProvidedSubscription, before = trial) => recordOf(before, [subscription], prices, now);

  it("is the provider's word, and remembers the trial that was", () => {
    expect(record(bought({ scheduledPriceId: "solo" }))).toEqual({
      ...trial,
      tierName: "fleet_manager",
      status: "active",
      currentPeriodEnd: now + 30 * day,
      stripeSubscriptionId: "sub_1",
      billingInterval: "year",
      scheduledTierName: "solo_driver",
      scheduledInterval: "month",
    });
  });

  it("stays as it was without any subscription", () => {
    expect(recordOf(trial, [], prices, now)).toEqual(trial);
  });

  it.each(["incomplete", "incomplete_expired"] as const)(
    "leaves a running trial alone when a purchase is %s",
    (status) => {
      expect(record(bought({ status }))).toEqual(trial);
      const paid = { ...trial, stripeSubscriptionId: "sub_0" };
      expect(record(bought({ status }), paid).status).toBe(status);
    },
  );

  it("keeps the plan of a price that is sold no more", () => {
    const before = {
      ...trial,
      tierName: "fleet_manager",
      stripeSubscriptionId: "sub_1",
      billingInterval: "year",
    } as const;
    expect(record(bought({ priceId: "of_last_year" }), before)).toMatchObject({
      tierName: "fleet_manager",
      billingInterval: "year",
    });
  });

  it("dates a late payment from its invoice, keeps that date, and forgets it when it is paid", () => {
    const late = record(bought({ status: "past_due" }));
    expect(late.pastDueSince).toBe(now - day);
    expect(record(bought({ status: "past_due", latestInvoiceAt: now }), late).pastDueSince).toBe(now - day);
    expect(record(bought({ status: "past_due", latestInvoiceAt: null })).pastDueSince).toBe(now);
    expect(record(bought(), late).pastDueSince).toBeNull();
  });
});

describe("what is carried over of a trial", () => {
  const carried = (left: number, changes: Partial<SubscriptionRecord> = {}) =>
    carriedTrial({ ...trial, trialEnd: now + left, ...changes }, now);

  it.each([
    [-1, null],
    [0, null],
    [1, { days: 1 }],
    [day, { days: 1 }],
    [day + 1, { days: 2 }],
    [2 * day, { days: 2 }],
    [2 * day + 3_600_000, { days: 3 }],
    [2 * day + 3_600_001, { until: now + 2 * day + 3_600_001 }],
    [14 * day, { until: now + 14 * day }],
  ])("with %i ms left: %o", (left, expected) => {
    expect(carried(left)).toEqual(expected);
  });

  it("is nothing once a plan was bought, or without a trial", () => {
    expect(carried(5 * day, { stripeSubscriptionId: "sub_1" })).toBeNull();
    expect(carried(5 * day, { status: "canceled" })).toBeNull();
    expect(carried(5 * day, { trialEnd: null })).toBeNull();
  });
});

describe("offers", () => {
  it("cost what the contract says; a year is a fifth cheaper than twelve months", () => {
    expect(
      soldTierNames.map((tierName) => billingIntervals.map((interval) => amountOf({ tierName, interval }))),
    ).toEqual([
      [1999, 19_190],
      [7999, 76_790],
    ]);
    for (const tierName of soldTierNames) {
      const year = (plans[tierName].monthlyPrice ?? 0) * 12;
      expect(amountOf({ tierName, interval: "year" }) / year).toBeCloseTo(0.8, 3);
    }
  });

  it.each([
    ["solo_driver", "month", "solo_driver", "month", "same"],
    ["solo_driver", "month", "solo_driver", "year", "now"],
    ["solo_driver", "year", "solo_driver", "month", "at_period_end"],
    ["solo_driver", "year", "fleet_manager", "month", "now"],
    ["fleet_manager", "month", "solo_driver", "year", "at_period_end"],
  ] as const)("from %s by the %s to %s by the %s: %s", (tierName, interval, toTier, toInterval, expected) => {
    expect(changeBetween({ tierName, interval }, { tierName: toTier, interval: toInterval })).toBe(expected);
  });
});
