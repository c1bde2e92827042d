import { randomBytes } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { plans } from "#domain/billing/plans.ts";
import { amountOf, type SoldPrice } from "#domain/billing/prices.ts";
import { missing } from "./fault.ts";
import type {
  Customer,
  Invoice,
  PortalSession,
  Price,
  Schedule,
  Session,
  StoredAnswer,
  StoredEvent,
  Subscription,
} from "./objects.ts";
import { standInPrices } from "./prices.ts";

interface State {
  readonly customers: Record<string, Customer>;
  readonly sessions: Record<string, Session>;
  readonly portalSessions: Record<string, PortalSession>;
  readonly subscriptions: Record<string, Subscription>;
  readonly schedules: Record<string, Schedule>;
  readonly invoices: Record<string, Invoice>;
  readonly events: Record<string, StoredEvent>;
  /** Answers by idempotency key. */
  readonly answers: Record<string, StoredAnswer>;
}

/** Everything that the stand-in remembers, in memory and, where a file is named, across restarts. */
export class Store {
  readonly #file: string | undefined;
  readonly state: State;
  readonly prices: ReadonlyMap<string, Price>;

  /** `prices` are sold beside the stand-in's own, which an older memory may name. */
  constructor(file?: string, prices: readonly SoldPrice[] = []) {
    this.#file = file;
    this.state = file !== undefined && existsSync(file) ? read(file) : emptyState();
    this.prices = new Map([...standInPrices, ...prices].map((offer) => [offer.priceId, priceOf(offer)]));
  }

  /** Writes what changed; call it after every change that must outlive the process. */
  save(): void {
    if (this.#file === undefined) return;
    mkdirSync(dirname(this.#file), { recursive: true });
    writeFileSync(`${this.#file}.new`, JSON.stringify(this.state));
    renameSync(`${this.#file}.new`, this.#file);
  }

  /** Answers repeat what a customer was called. */
  forgetAnswersAbout(customerId: string): void {
    for (const [key, { body }] of Object.entries(this.state.answers)) {
      if (body.includes(customerId)) delete this.state.answers[key];
    }
  }

  newId(prefix: string): string {
    return `${prefix}_${randomBytes(12).toString("hex")}`;
  }

  /** Seconds UTC as this customer lives them. */
  now(customer?: Customer): number {
    return Math.floor(Date.now() / 1000) + (customer?.ahead ?? 0);
  }

  customer(id: string): Customer {
    return found(this.state.customers, "customer", id);
  }

  session(id: string): Session {
    return found(this.state.sessions, "checkout.session", id);
  }

  portalSession(id: string): PortalSession {
    return found(this.state.portalSessions, "billing_portal.session", id);
  }

  subscription(id: string): Subscription {
    return found(this.state.subscriptions, "subscription", id);
  }

  schedule(id: string): Schedule {
    return found(this.state.schedules, "subscription_schedule", id);
  }

  price(id: string): Price {
    const price = this.prices.get(id);
    if (price === undefined) throw missing("price", id);
    return price;
  }

  invoice(id: string): Invoice {
    return found(this.state.invoices, "invoice", id);
  }

  /** Newest first. */
  subscriptionsOf(customer: string): readonly Subscription[] {
    return newestFirst(this.state.subscriptions).filter((subscription) => subscription.customer === customer);
  }
}

/** Newest first; of the same second, the one that was made later. */
export function newestFirst<T extends { readonly created: number }>(records: Readonly<Record<string, T>>): T[] {
  return Object.values(records)
    .reverse()
    .sort((a, b) => b.created - a.created);
}

function priceOf(offer: SoldPrice): Price {
  return {
    id: offer.priceId,
    product: `prod_standin_${offer.tierName}`,
    name: `${plans[offer.tierName].displayName}, ${offer.interval === "month" ? "monthly" : "yearly"}`,
    amount: amountOf(offer),
    interval: offer.interval,
    offer,
  };
}

function found<T>(records: Readonly<Record<string, T>>, kind: string, id: string): T {
  const record = Object.hasOwn(records, id) ? records[id] : undefined;
  if (record === undefined) throw missing(kind, id);
  return record;
}

function read(file: string): State {
  return { ...emptyState(), ...(JSON.parse(readFileSync(file, "utf8")) as Partial<State>) };
}

function emptyState(): State {
  return {
    customers: {},
    sessions: {},
    portalSessions: {},
    subscriptions: {},
    schedules: {},
    invoices: {},
    events: {},
    answers: {},
  };
}
