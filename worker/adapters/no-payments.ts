import { DomainError } from "#domain/errors.ts";
import { BadSignature, type Payments } from "#worker/ports/payments.ts";

/** A deployment without a payment provider: nothing is sold, trials and granted plans work. */
export const noPayments: Payments = {
  prices: [],
  openCustomer: unavailable,
  hasCustomer: unavailable,
  openCheckout: unavailable,
  closeCheckouts: async () => undefined,
  openPortal: unavailable,
  listSubscriptions: async () => [],
  async *listLiveSubscriptions() {},
  previewChange: unavailable,
  changeNow: unavailable,
  changeAtPeriodEnd: unavailable,
  releaseSchedule: unavailable,
  cancelAtPeriodEnd: unavailable,
  cancelNow: unavailable,
  deleteCustomer: unavailable,
  priceAmount: unavailable,
  readEvent: () => Promise.reject(new BadSignature("There is no payment provider.")),
};

function unavailable(): Promise<never> {
  return Promise.reject(new DomainError("billing.unavailable"));
}
