export const tierNames = ["solo_driver", "fleet_manager", "b2b_enterprise"] as const;
export type TierName = (typeof tierNames)[number];

export interface Plan {
  readonly tierName: TierName;
  readonly displayName: string;
  /** Cents of a US dollar; null when sales makes the price. */
  readonly monthlyPrice: number | null;
  readonly yearlyPrice: number | null;
  /** Active trucks; null for no limit. */
  readonly truckLimit: number | null;
  /** Whole percent off parts. */
  readonly partsDiscount: number;
  readonly features: readonly string[];
}

/** The plans and prices of the specification (section 9) and the contract. Prices in cents. */
export const plans: Readonly<Record<TierName, Plan>> = {
  solo_driver: {
    tierName: "solo_driver",
    displayName: "Solo Driver",
    monthlyPrice: 1999,
    yearlyPrice: 19_190,
    truckLimit: 5,
    partsDiscount: 0,
    features: ["plan.diagnosis", "plan.human_support", "plan.languages", "plan.nearby", "plan.repair_history"],
  },
  fleet_manager: {
    tierName: "fleet_manager",
    displayName: "Fleet Manager",
    monthlyPrice: 7999,
    yearlyPrice: 76_790,
    truckLimit: 25,
    partsDiscount: 10,
    features: ["plan.everything_solo", "plan.trucks_25", "plan.parts_10", "plan.priority_2h"],
  },
  b2b_enterprise: {
    tierName: "b2b_enterprise",
    displayName: "B2B Enterprise",
    monthlyPrice: null,
    yearlyPrice: null,
    truckLimit: null,
    partsDiscount: 15,
    features: ["plan.everything_fleet", "plan.trucks_unlimited", "plan.parts_15", "plan.emergency_1h"],
  },
};

/** Whole percent that a plan takes off parts while it is paid for. */
export function partsDiscountOf({ paid, tierName }: { readonly paid: boolean; readonly tierName: TierName | null }) {
  return paid && tierName !== null ? plans[tierName].partsDiscount : 0;
}
