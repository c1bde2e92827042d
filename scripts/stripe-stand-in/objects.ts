import type { BillingInterval, SoldPrice } from "#domain/billing/prices.ts";

/** What a card does: it pays, it is refused at once, or it is accepted and refused when the next payment is due. */
export type Card = "pays" | "declined" | "declined_later";

export interface Customer {
  readonly id: string;
  readonly created: number;
  readonly email: string | null;
  readonly name: string | null;
  readonly metadata: Readonly<Record<string, string>>;
  card: Card | null;
  /** Seconds that this customer's time is ahead of everybody else's. */
  ahead: number;
  /** What remains of a deleted customer is the id. */
  readonly deleted?: true;
}

export interface Price {
  readonly id: string;
  readonly product: string;
  readonly name: string;
  /** Cents. */
  readonly amount: number;
  readonly interval: BillingInterval;
  readonly offer: SoldPrice;
}

export interface Session {
  readonly id: string;
  readonly created: number;
  readonly expiresAt: number;
  readonly customer: string;
  readonly reference: string | null;
  readonly price: string;
  readonly trialEnd: number | null;
  readonly trialDays: number | null;
  readonly promotionCodes: boolean;
  readonly successUrl: string;
  readonly cancelUrl: string;
  readonly metadata: Readonly<Record<string, string>>;
  readonly subscriptionMetadata: Readonly<Record<string, string>>;
  status: "open" | "complete" | "expired";
  subscription: string | null;
}

export type SubscriptionStatus =
  | "trialing"
  | "active"
  | "past_due"
  | "unpaid"
  | "canceled"
  | "paused"
  | "incomplete"
  | "incomplete_expired";

export interface Subscription {
  readonly id: string;
  readonly item: string;
  readonly customer: string;
  readonly created: number;
  readonly metadata: Readonly<Record<string, string>>;
  status: SubscriptionStatus;
  price: string;
  periodStart: number;
  periodEnd: number;
  trialStart: number | null;
  trialEnd: number | null;
  cancelAtPeriodEnd: boolean;
  canceledAt: number | null;
  endedAt: number | null;
  latestInvoice: string | null;
  schedule: string | null;
  toldOfTrialEnd: boolean;
}

export interface InvoiceLine {
  readonly description: string;
  readonly amount: number;
}

export interface Invoice {
  readonly id: string;
  readonly created: number;
  readonly customer: string;
  readonly subscription: string;
  readonly reason: "subscription_create" | "subscription_cycle" | "subscription_update";
  readonly lines: readonly InvoiceLine[];
  readonly total: number;
  status: "open" | "paid";
  attempts: number;
}

export interface Phase {
  readonly price: string;
  readonly start: number;
  readonly end: number | null;
}

export interface Schedule {
  readonly id: string;
  readonly created: number;
  readonly customer: string;
  readonly subscription: string;
  phases: readonly Phase[];
  status: "active" | "released";
}

export interface PortalSession {
  readonly id: string;
  readonly created: number;
  readonly customer: string;
  readonly returnUrl: string;
}

/** An event as it is delivered: its body never changes after it was made. */
export interface StoredEvent {
  readonly id: string;
  readonly type: string;
  readonly customer: string;
  readonly created: number;
  readonly body: string;
  delivered: boolean;
}

export interface StoredAnswer {
  readonly request: string;
  readonly status: number;
  readonly body: string;
}
