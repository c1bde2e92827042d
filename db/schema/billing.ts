import { index, integer, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { subscriptionStatuses } from "#domain/access/subscription.ts";
import { tierNames } from "#domain/billing/plans.ts";
import { billingIntervals } from "#domain/billing/prices.ts";
import { json, moment, oneOf, textId } from "./columns.ts";
import { users } from "./users.ts";

export const subscriptionTiers = sqliteTable(
  "subscription_tiers",
  {
    id: textId().primaryKey(),
    tierName: text("tier_name", { enum: tierNames }).notNull(),
    displayName: text("display_name").notNull(),
    /** Cents of a US dollar; null when sales makes the price. */
    monthlyPrice: integer("monthly_price"),
    yearlyPrice: integer("yearly_price"),
    features: json<readonly string[]>("features").notNull(),
  },
  (table) => [
    uniqueIndex("subscription_tiers_name_unique").on(table.tierName),
    oneOf("subscription_tiers_name", table.tierName, tierNames),
  ],
);

/** One row an account: its trial, and afterwards what Stripe says. Written by the worker alone. */
export const userSubscriptions = sqliteTable(
  "user_subscriptions",
  {
    id: textId().primaryKey(),
    userId: textId("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    tierId: textId("tier_id")
      .notNull()
      .references(() => subscriptionTiers.id),
    status: text({ enum: subscriptionStatuses }).notNull(),
    trialStart: moment("trial_start"),
    trialEnd: moment("trial_end"),
    currentPeriodEnd: moment("current_period_end"),
    cancelAtPeriodEnd: integer("cancel_at_period_end", { mode: "boolean" }).notNull().default(false),
    pastDueSince: moment("past_due_since"),
    stripeCustomerId: text("stripe_customer_id"),
    stripeSubscriptionId: text("stripe_subscription_id"),
    billingInterval: text("billing_interval", { enum: billingIntervals }),
    /** What the subscription becomes at the period's end; null when it stays what it is. */
    scheduledTierName: text("scheduled_tier_name", { enum: tierNames }),
    scheduledInterval: text("scheduled_interval", { enum: billingIntervals }),
    /** The administrator who granted the plan; while it is granted, the payment provider changes nothing. */
    grantedBy: textId("granted_by"),
    trialRemindedAt: moment("trial_reminded_at"),
    /** When the owner was mailed about this late payment; null once it is no longer late. */
    pastDueMailedAt: moment("past_due_mailed_at"),
    /** Incremented by each change: a writer that read the payment provider's state before it must read again. */
    version: integer().notNull().default(1),
    updatedAt: moment("updated_at").notNull(),
  },
  (table) => [
    uniqueIndex("user_subscriptions_user_unique").on(table.userId),
    uniqueIndex("user_subscriptions_customer_unique").on(table.stripeCustomerId),
    uniqueIndex("user_subscriptions_stripe_unique").on(table.stripeSubscriptionId),
    oneOf("user_subscriptions_status", table.status, subscriptionStatuses),
    oneOf("user_subscriptions_interval", table.billingInterval, billingIntervals),
    oneOf("user_subscriptions_scheduled_tier", table.scheduledTierName, tierNames),
    oneOf("user_subscriptions_scheduled_interval", table.scheduledInterval, billingIntervals),
    // Reports: trials that began lately.
    index("user_subscriptions_trial_start").on(table.trialStart),
    // The reminder job reads trials that end soon.
    index("user_subscriptions_trial_end").on(table.status, table.trialEnd),
  ],
);

/** Events of the payment provider whose effect is in the database; inserted in the effect's transaction. */
export const processedWebhooks = sqliteTable("processed_webhooks", {
  id: text().primaryKey(),
  type: text().notNull(),
  processedAt: moment("processed_at").notNull(),
});
