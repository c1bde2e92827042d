import type { BillingInterval } from "#domain/billing/prices.ts";

export const day = 86_400;

/** A month or a year after `start` (seconds UTC), on the same day or the last one of a shorter month. */
export function periodAfter(start: number, interval: BillingInterval): number {
  const from = new Date(start * 1000);
  const months = interval === "month" ? 1 : 12;
  const to = new Date(from);
  to.setUTCDate(1);
  to.setUTCMonth(to.getUTCMonth() + months);
  const lastDay = new Date(Date.UTC(to.getUTCFullYear(), to.getUTCMonth() + 1, 0)).getUTCDate();
  to.setUTCDate(Math.min(from.getUTCDate(), lastDay));
  return Math.floor(to.getTime() / 1000);
}
