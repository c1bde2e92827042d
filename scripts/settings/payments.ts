import type { RawSettings } from "#worker/env.ts";
import { CommandError } from "../command-error.ts";

/** With a key for payments all of these are needed: else nothing can be bought, or a payment is never recorded. */
const neededForPayments: readonly (keyof RawSettings)[] = [
  "STRIPE_WEBHOOK_SECRET",
  "STRIPE_PRICE_SOLO_MONTH",
  "STRIPE_PRICE_SOLO_YEAR",
  "STRIPE_PRICE_FLEET_MONTH",
  "STRIPE_PRICE_FLEET_YEAR",
];

/** Throws CommandError when there is a key for payments and something that belongs to it is missing. */
export function checkPayments(worker: RawSettings): void {
  const missing = neededForPayments.filter((name) => worker[name] === undefined);
  if (worker.STRIPE_SECRET_KEY !== undefined && missing.length > 0) {
    throw new CommandError(`Bad setting: STRIPE_SECRET_KEY needs these beside it: ${missing.join(", ")}.`);
  }
}
