import { describe, expect, it } from "vitest";
import { truckLimitOf } from "#domain/trucks/truck-limit.ts";

describe("how many active trucks an account may save", () => {
  it.each([
    [null, 5],
    [{ tierName: "solo_driver", status: "trialing" }, 5],
    [{ tierName: "solo_driver", status: "active" }, 5],
    [{ tierName: "fleet_manager", status: "trialing" }, 5],
    [{ tierName: "fleet_manager", status: "active" }, 25],
    [{ tierName: "fleet_manager", status: "past_due" }, 25],
    [{ tierName: "fleet_manager", status: "canceled" }, 5],
    [{ tierName: "b2b_enterprise", status: "active" }, null],
  ] as const)("%o allows %o", (plan, limit) => {
    expect(truckLimitOf(plan)).toBe(limit);
  });
});
