import { sql } from "drizzle-orm";
import { plans, type TierName } from "#domain/billing/plans.ts";
import type { Db } from "../client.ts";
import { subscriptionTiers } from "../schema/index.ts";

/** The id of a plan's row; the same in every database, so that a sign-up need not look it up. */
export function tierId(tierName: TierName): string {
  return `tier_${tierName}`;
}

/** Makes the rows of the plans say what `plans` says, whatever they said before. Repeating it changes nothing. */
export async function putTiers(db: Db): Promise<void> {
  await db
    .insert(subscriptionTiers)
    .values(
      Object.values(plans).map(({ tierName, displayName, monthlyPrice, yearlyPrice, features }) => ({
        id: tierId(tierName),
        tierName,
        displayName,
        monthlyPrice,
        yearlyPrice,
        features,
      })),
    )
    .onConflictDoUpdate({
      target: subscriptionTiers.tierName,
      set: {
        displayName: sql`excluded.display_name`,
        monthlyPrice: sql`excluded.monthly_price`,
        yearlyPrice: sql`excluded.yearly_price`,
        features: sql`excluded.features`,
      },
    });
}

/** The plans as the record has them, cheapest first, those without a price last. */
export async function listTiers(db: Db) {
  return db
    .select({
      id: subscriptionTiers.id,
      tierName: subscriptionTiers.tierName,
      displayName: subscriptionTiers.displayName,
      monthlyPrice: subscriptionTiers.monthlyPrice,
      yearlyPrice: subscriptionTiers.yearlyPrice,
      features: subscriptionTiers.features,
    })
    .from(subscriptionTiers)
    .orderBy(sql`${subscriptionTiers.monthlyPrice} is null`, subscriptionTiers.monthlyPrice);
}
