import { declined, invalid } from "./fault.ts";
import type { Card, Invoice, InvoiceLine, Phase, Schedule, Session, Subscription } from "./objects.ts";
import { day, periodAfter } from "./period.ts";
import { type PriceChange, priceChange } from "./proration.ts";
import { newestFirst, type Store } from "./store.ts";
import { wireInvoice, wireSchedule, wireSession, wireSubscription } from "./wire.ts";

/** How long after the first failed payment Stripe gives up, with its usual settings. */
const dunning = 14 * day;
const warnedBefore = 3 * day;

export type Emit = (type: string, customer: string, object: object) => void;

/** The life of a subscription: bought, renewed, late, changed, ended. Every change sends an event. */
export class Billing {
  readonly #store: Store;
  readonly #emit: Emit;

  constructor(store: Store, emit: Emit) {
    this.#store = store;
    this.#emit = emit;
  }

  /** Pays a Checkout session with a card. @throws StripeFault when the card is declined or the session is over. */
  complete(session: Session, card: Card, percentOff: number, base: string): Subscription {
    if (session.status !== "open") throw invalid("This Checkout session is not open any more.");
    if (card === "declined") throw declined();
    const store = this.#store;
    const customer = store.customer(session.customer);
    const now = store.now(customer);
    const price = store.price(session.price);
    const trialEnd = session.trialEnd ?? (session.trialDays === null ? null : now + session.trialDays * day);
    const subscription: Subscription = {
      id: store.newId("sub"),
      item: store.newId("si"),
      customer: customer.id,
      created: now,
      metadata: session.subscriptionMetadata,
      status: trialEnd === null ? "active" : "trialing",
      price: price.id,
      periodStart: now,
      periodEnd: trialEnd ?? periodAfter(now, price.interval),
      trialStart: trialEnd === null ? null : now,
      trialEnd,
      cancelAtPeriodEnd: false,
      canceledAt: null,
      endedAt: null,
      latestInvoice: null,
      schedule: null,
      toldOfTrialEnd: false,
    };
    customer.card = card;
    store.state.subscriptions[subscription.id] = subscription;
    const amount = trialEnd === null ? Math.round(price.amount * (1 - percentOff / 100)) : 0;
    const lines = [{ description: price.name, amount }];
    const invoice = this.#invoice(subscription, "subscription_create", lines, now);
    invoice.status = "paid";
    session.status = "complete";
    session.subscription = subscription.id;
    this.#emit("customer.subscription.created", customer.id, wireSubscription(store, subscription));
    this.#emit("invoice.paid", customer.id, wireInvoice(invoice));
    this.#emit("checkout.session.completed", customer.id, wireSession(session, base));
    return subscription;
  }

  /** Brings a customer's subscriptions up to the customer's time. */
  runDue(customerId: string): void {
    const now = this.#store.now(this.#store.customer(customerId));
    for (const subscription of this.#store.subscriptionsOf(customerId)) {
      this.#tellOfTrialEnd(subscription, now);
      while (this.#step(subscription, now));
    }
  }

  /** What changing the price now would cost. */
  preview(subscription: Subscription, priceId: string, at: number): PriceChange {
    return priceChange(subscription, this.#store.price(subscription.price), this.#store.price(priceId), at);
  }

  /** Changes the price at once and charges the difference. @throws StripeFault, and changes nothing, when the card refuses it. */
  change(subscription: Subscription, priceId: string, at: number): void {
    const { lines, total, periodStart, periodEnd } = this.preview(subscription, priceId, at);
    if (total > 0 && this.#store.customer(subscription.customer).card !== "pays") throw declined();
    subscription.price = priceId;
    subscription.periodStart = periodStart;
    subscription.periodEnd = periodEnd;
    if (lines.length > 0) {
      const invoice = this.#invoice(subscription, "subscription_update", lines, this.#nowOf(subscription));
      invoice.status = "paid";
      this.#emit("invoice.paid", subscription.customer, wireInvoice(invoice));
    }
    this.updated(subscription);
  }

  /** Tells that a subscription changed. */
  updated(subscription: Subscription): void {
    this.#emit("customer.subscription.updated", subscription.customer, wireSubscription(this.#store, subscription));
  }

  /** Ends a subscription at once. */
  end(subscription: Subscription, at: number): void {
    if (subscription.status === "canceled") throw invalid("This subscription has been canceled already.");
    subscription.status = "canceled";
    subscription.canceledAt ??= at;
    subscription.endedAt = at;
    this.#emit("customer.subscription.deleted", subscription.customer, wireSubscription(this.#store, subscription));
  }

  schedule(subscription: Subscription): Schedule {
    if (subscription.schedule !== null) throw invalid("The subscription has a schedule already.");
    const schedule: Schedule = {
      id: this.#store.newId("sub_sched"),
      created: this.#nowOf(subscription),
      customer: subscription.customer,
      subscription: subscription.id,
      phases: [{ price: subscription.price, start: subscription.periodStart, end: subscription.periodEnd }],
      status: "active",
    };
    this.#store.state.schedules[schedule.id] = schedule;
    subscription.schedule = schedule.id;
    this.#emit("subscription_schedule.created", schedule.customer, wireSchedule(schedule));
    this.updated(subscription);
    return schedule;
  }

  setPhases(schedule: Schedule, phases: readonly Phase[]): void {
    schedule.phases = phases;
    this.#emit("subscription_schedule.updated", schedule.customer, wireSchedule(schedule));
    this.updated(this.#store.subscription(schedule.subscription));
  }

  release(schedule: Schedule): void {
    schedule.status = "released";
    const subscription = this.#store.subscription(schedule.subscription);
    subscription.schedule = null;
    this.#emit("subscription_schedule.released", schedule.customer, wireSchedule(schedule));
    this.updated(subscription);
  }

  /** A new card; what was late is paid with it at once. */
  takeCard(customerId: string, card: Card): void {
    if (card === "declined") throw declined();
    this.#store.customer(customerId).card = card;
    for (const subscription of this.#store.subscriptionsOf(customerId)) {
      const late = subscription.status === "past_due" || subscription.status === "unpaid";
      const invoice = this.#openInvoice(subscription);
      if (!late || invoice === undefined || card !== "pays") continue;
      invoice.status = "paid";
      subscription.status = "active";
      this.#emit("invoice.paid", customerId, wireInvoice(invoice));
      this.updated(subscription);
    }
  }

  #tellOfTrialEnd(subscription: Subscription, now: number): void {
    const { status, trialEnd, toldOfTrialEnd } = subscription;
    if (status !== "trialing" || trialEnd === null || toldOfTrialEnd || now < trialEnd - warnedBefore) return;
    subscription.toldOfTrialEnd = true;
    const object = wireSubscription(this.#store, subscription);
    this.#emit("customer.subscription.trial_will_end", subscription.customer, object);
  }

  /** One thing that is due; false when nothing is. */
  #step(subscription: Subscription, now: number): boolean {
    const { status, periodEnd } = subscription;
    if (status === "past_due" && this.#lateSince(subscription) + dunning <= now) {
      this.end(subscription, this.#lateSince(subscription) + dunning);
      return false;
    }
    if (!["trialing", "active", "past_due"].includes(status) || periodEnd > now) return false;
    if (subscription.cancelAtPeriodEnd) {
      this.end(subscription, periodEnd);
      return false;
    }
    this.#renew(subscription, periodEnd);
    return true;
  }

  #renew(subscription: Subscription, at: number): void {
    this.#nextPhase(subscription, at);
    const price = this.#store.price(subscription.price);
    subscription.periodStart = at;
    subscription.periodEnd = periodAfter(at, price.interval);
    const wasLate = subscription.status === "past_due";
    const lines = [{ description: price.name, amount: price.amount }];
    const invoice = this.#invoice(subscription, "subscription_cycle", lines, at);
    const paid = this.#store.customer(subscription.customer).card === "pays";
    invoice.status = paid ? "paid" : "open";
    subscription.status = paid && !wasLate ? "active" : "past_due";
    this.#emit(paid ? "invoice.paid" : "invoice.payment_failed", subscription.customer, wireInvoice(invoice));
    this.updated(subscription);
  }

  #nextPhase(subscription: Subscription, at: number): void {
    if (subscription.schedule === null) return;
    const schedule = this.#store.schedule(subscription.schedule);
    const next = schedule.phases.find(({ start }) => start === at);
    if (next === undefined) return;
    subscription.price = next.price;
    this.release(schedule);
  }

  #invoice(
    subscription: Subscription,
    reason: Invoice["reason"],
    lines: readonly InvoiceLine[],
    created: number,
  ): Invoice {
    const invoice: Invoice = {
      id: this.#store.newId("in"),
      created,
      customer: subscription.customer,
      subscription: subscription.id,
      reason,
      lines,
      total: lines.reduce((sum, { amount }) => sum + amount, 0),
      status: "open",
      attempts: 1,
    };
    this.#store.state.invoices[invoice.id] = invoice;
    subscription.latestInvoice = invoice.id;
    return invoice;
  }

  #openInvoice(subscription: Subscription): Invoice | undefined {
    return newestFirst(this.#store.state.invoices).find(
      (invoice) => invoice.subscription === subscription.id && invoice.status === "open",
    );
  }

  #lateSince(subscription: Subscription): number {
    return this.#openInvoice(subscription)?.created ?? subscription.periodStart;
  }

  #nowOf(subscription: Subscription): number {
    return this.#store.now(this.#store.customer(subscription.customer));
  }
}
