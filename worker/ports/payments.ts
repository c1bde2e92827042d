import type { CarriedTrial } from "#domain/billing/carried-trial.ts";
import type { SoldPrice } from "#domain/billing/prices.ts";
import type { ProvidedSubscription } from "#domain/billing/subscription-state.ts";

/** A subscription as the payment provider has it now, with what calls about it need. */
export interface PaidSubscription extends ProvidedSubscription {
  readonly customerId: string;
  /** Whom it was bought for, as we noted it with the provider; null when it was not bought here. */
  readonly userId: string | null;
  readonly itemId: string;
  readonly currentPeriodStart: number;
  readonly scheduleId: string | null;
}

/** Something that happened at the payment provider, with its signature checked. */
export interface PaymentEvent {
  readonly id: string;
  readonly type: string;
  /** The customer that it may concern; null when it concerns none. */
  readonly customerId: string | null;
}

export interface CheckoutRequest {
  readonly customerId: string;
  readonly userId: string;
  readonly priceId: string;
  readonly trial: CarriedTrial;
  readonly successUrl: string;
  readonly cancelUrl: string;
}

/** What a change to another price costs, in cents of a US dollar. */
interface ChangePreview {
  /** To pay at once; negative when more is credited than charged. */
  readonly total: number;
  readonly lines: readonly { readonly description: string; readonly amount: number }[];
}

interface PriceChangeRequest {
  readonly subscription: PaidSubscription;
  readonly priceId: string;
  /** The moment for which the preview was made, so that the same is charged. Milliseconds UTC. */
  readonly at: number;
}

/** A body whose signature is missing, wrong or too old. */
export class BadSignature extends Error {}

/**
 * The payment provider. What it refuses or cannot answer in time is thrown as DomainError `billing.unavailable`,
 * unless a call names another code.
 */
export interface Payments {
  /** What is sold, with the provider's ids; empty where nothing can be bought. */
  readonly prices: readonly SoldPrice[];
  /** The id of a user's customer; the same one for the same user, but never `gone`. */
  openCustomer(user: {
    readonly userId: string;
    readonly email: string;
    readonly fullName: string;
    readonly gone?: string;
  }): Promise<string>;
  /** False for a customer who was deleted there, or never was. */
  hasCustomer(customerId: string): Promise<boolean>;
  /** The address of a page that takes the payment; the same purchase twice at once is one page. */
  openCheckout(request: CheckoutRequest): Promise<string>;
  /** Closes every page that still takes a payment of a customer. */
  closeCheckouts(customerId: string): Promise<void>;
  /** The address of the page on which a customer manages what was bought; null for a customer who is not there. */
  openPortal(request: { readonly customerId: string; readonly returnUrl: string }): Promise<string | null>;
  /** Every subscription that a customer has or had; none of a customer who is not there. */
  listSubscriptions(customerId: string): Promise<readonly PaidSubscription[]>;
  /** Everybody's subscriptions that have not ended, page by page. */
  listLiveSubscriptions(): AsyncIterable<readonly PaidSubscription[]>;
  previewChange(request: PriceChangeRequest): Promise<ChangePreview>;
  /** Changes the price at once and charges the difference. @throws DomainError `billing.payment_failed`, and nothing has changed. */
  changeNow(request: PriceChangeRequest): Promise<void>;
  /** Changes the price when the period ends. */
  changeAtPeriodEnd(request: Omit<PriceChangeRequest, "at">): Promise<void>;
  /** Takes a scheduled change back. */
  releaseSchedule(scheduleId: string): Promise<void>;
  cancelAtPeriodEnd(subscriptionId: string): Promise<void>;
  /** Ends a subscription at once and credits what is left of it; one that has ended is no error. */
  cancelNow(subscriptionId: string): Promise<void>;
  /**
   * Ends everything that a customer has there at once and forgets who it was; a customer who is not there is no error.
   * Invoices stay, as the law asks for.
   */
  deleteCustomer(customerId: string): Promise<void>;
  /** What a price costs with the provider, in cents of a US dollar. */
  priceAmount(priceId: string): Promise<number | null>;
  /** Reads an event whose raw body the provider has signed. @throws BadSignature */
  readEvent(input: { readonly body: string; readonly signature: string; readonly now: number }): Promise<PaymentEvent>;
}
