import { describe, expect, it } from "vitest";
import { decideAccess, type SubscriptionStatus } from "#domain/access/subscription.ts";
import type { TierName } from "#domain/billing/plans.ts";
import { truckLimitOf } from "#domain/trucks/truck-limit.ts";

const now = 1_000_000_000_000;
const day = 86_400_000;

function limit(tierName: TierName | null, status: SubscriptionStatus, pastDueSince: number | null = null) {
  const access = decideAccess({ status, trialStart: now - day, trialEnd: now + day, pastDueSince }, now);
  return truckLimitOf({ access, tierName });
}

describe("how many active trucks an account may save", () => {
  it.each([
    [null, "none", 5],
    ["solo_driver", "trialing", 5],
    ["solo_driver", "active", 5],
    ["fleet_manager", "trialing", 5],
    ["fleet_manager", "active", 25],
    ["fleet_manager", "canceled", 5],
    ["b2b_enterprise", "active", null],
  ] as const)("%s, %s: %s", (tierName, status, expected) => {
    expect(limit(tierName, status)).toBe(expected);
  });

  it("keeps a late plan's number for its grace and no longer", () => {
    expect(limit("fleet_manager", "past_due", now - 6 * day)).toBe(25);
    expect(limit("fleet_manager", "past_due", now - 8 * day)).toBe(5);
  });
});
