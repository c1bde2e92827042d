import type { Billing } from "./billing.ts";
import { invalid, missing, missingParam, StripeFault } from "./fault.ts";
import { type FormObject, numberAt, textAt, textsAt } from "./form.ts";
import { type Answer, type Call, json } from "./http.ts";
import type { Customer, PortalSession, Session, Subscription } from "./objects.ts";
import { day } from "./period.ts";
import { newestFirst, type Store } from "./store.ts";
import {
  wireCustomer,
  wireList,
  wirePortalSession,
  wirePrice,
  wireSchedule,
  wireSession,
  wireSubscription,
} from "./wire.ts";

const sessionLife = day;
const shortestTrial = 2 * day;

type Handler = (call: Call, id: string) => object;

/** The calls of the API that the product makes, by method and path; `:id` matches one segment. */
export function createApi(store: Store, billing: Billing): (call: Call) => Answer {
  const routes: readonly (readonly [string, Handler])[] = [
    ["POST customers", createCustomer],
    ["GET customers/search", searchCustomers],
    ["GET customers/:id", (_, id) => wireCustomer(store.customer(id))],
    ["DELETE customers/:id", deleteCustomer],
    ["GET prices/:id", (_, id) => wirePrice(store.price(id))],
    ["POST checkout/sessions", createSession],
    ["GET checkout/sessions", listSessions],
    ["GET checkout/sessions/:id", ({ base }, id) => wireSession(store.session(id), base)],
    ["POST checkout/sessions/:id/expire", expireSession],
    ["POST billing_portal/sessions", createPortalSession],
    ["GET subscriptions", listSubscriptions],
    ["GET subscriptions/:id", (call, id) => wireSubscription(store, fresh(id), expandOf(call.input, ""))],
    ["POST subscriptions/:id", updateSubscription],
    ["DELETE subscriptions/:id", cancelSubscription],
    ["POST subscription_schedules", createSchedule],
    ["GET subscription_schedules/:id", (_, id) => wireSchedule(store.schedule(id))],
    ["POST subscription_schedules/:id", updateSchedule],
    ["POST subscription_schedules/:id/release", releaseSchedule],
    ["POST invoices/create_preview", previewInvoice],
  ];

  return (call) => {
    const [, ...path] = call.path;
    for (const [route, handler] of routes) {
      const id = match(route, call.method, path);
      if (id !== null) return json(handler(call, id));
    }
    const where = `${call.method} /${call.path.join("/")}`;
    throw new StripeFault(404, "invalid_request_error", `Unrecognized request URL (${where}).`);
  };

  function createCustomer({ input }: Call): object {
    const customer: Customer = {
      id: store.newId("cus"),
      created: store.now(),
      email: textAt(input, "email") ?? null,
      name: textAt(input, "name") ?? null,
      metadata: textsAt(input, "metadata"),
      card: null,
      ahead: 0,
    };
    store.state.customers[customer.id] = customer;
    return wireCustomer(customer);
  }

  function searchCustomers({ input }: Call): object {
    const query = /^metadata\['(\w+)'\]:'([^']*)'$/.exec(textAt(input, "query") ?? "");
    if (query === null) throw invalid("The query is not one that is understood here.", "query");
    const [, name = "", value] = query;
    const found = newestFirst(store.state.customers).filter(({ metadata }) => metadata[name] === value);
    return { object: "search_result", url: "/v1/customers/search", has_more: false, data: found.map(wireCustomer) };
  }

  function deleteCustomer(_call: Call, id: string): object {
    const customer = existing(id);
    for (const { id: subscriptionId } of store.subscriptionsOf(id)) {
      const subscription = fresh(subscriptionId);
      if (subscription.status !== "canceled") billing.end(subscription, nowOf(subscription));
    }
    for (const session of Object.values(store.state.sessions)) {
      if (session.customer === id && session.status === "open") session.status = "expired";
    }
    const { created, ahead } = customer;
    const left: Customer = { id, created, ahead, email: null, name: null, metadata: {}, card: null, deleted: true };
    store.state.customers[id] = left;
    store.forgetAnswersAbout(id);
    return wireCustomer(left);
  }

  function createSession({ input, base }: Call): object {
    if (textAt(input, "mode") !== "subscription") throw invalid("Only subscriptions are sold here.", "mode");
    const customer = living(input);
    const now = store.now(customer);
    const trialEnd = numberAt(input, "subscription_data.trial_end") ?? null;
    const trialDays = numberAt(input, "subscription_data.trial_period_days") ?? null;
    if (trialEnd !== null && trialEnd < now + shortestTrial) {
      throw invalid("The `trial_end` date has to be at least 2 days in the future.", "subscription_data[trial_end]");
    }
    if (trialDays !== null && trialDays < 1)
      throw invalid("A trial has at least one day.", "subscription_data[trial_period_days]");
    const session: Session = {
      id: store.newId("cs_test"),
      created: now,
      expiresAt: now + sessionLife,
      customer: customer.id,
      reference: textAt(input, "client_reference_id") ?? null,
      price: store.price(required(input, "line_items.0.price")).id,
      trialEnd,
      trialDays,
      promotionCodes: textAt(input, "allow_promotion_codes") === "true",
      successUrl: required(input, "success_url"),
      cancelUrl: required(input, "cancel_url"),
      metadata: textsAt(input, "metadata"),
      subscriptionMetadata: textsAt(input, "subscription_data.metadata"),
      status: "open",
      subscription: null,
    };
    store.state.sessions[session.id] = session;
    return wireSession(session, base);
  }

  function listSessions({ input, base }: Call): object {
    const customer = named(input).id;
    const status = textAt(input, "status");
    const found = newestFirst(store.state.sessions).filter(
      (session) => session.customer === customer && (status === undefined || session.status === status),
    );
    const limit = numberAt(input, "limit") ?? 10;
    const data = found.slice(0, limit).map((session) => wireSession(session, base));
    return wireList("/v1/checkout/sessions", data, found.length > limit);
  }

  function expireSession({ base }: Call, id: string): object {
    const session = store.session(id);
    if (session.status !== "open") throw invalid('Only Checkout Sessions with a status in ["open"] can be expired.');
    session.status = "expired";
    return wireSession(session, base);
  }

  function createPortalSession({ input, base }: Call): object {
    const session: PortalSession = {
      id: store.newId("bps"),
      created: store.now(),
      customer: living(input).id,
      returnUrl: required(input, "return_url"),
    };
    store.state.portalSessions[session.id] = session;
    return wirePortalSession(session, base);
  }

  function listSubscriptions({ input }: Call): object {
    const customer = textAt(input, "customer");
    const status = textAt(input, "status");
    const known = customer === undefined ? Object.keys(store.state.customers) : [named(input).id];
    for (const id of known) billing.runDue(id);
    const all = newestFirst(store.state.subscriptions).filter(
      (subscription) =>
        (customer === undefined || subscription.customer === customer) &&
        (status === "all" ||
          (status === undefined ? subscription.status !== "canceled" : subscription.status === status)),
    );
    const after = textAt(input, "starting_after");
    const start = after === undefined ? 0 : all.findIndex(({ id }) => id === after) + 1;
    const limit = numberAt(input, "limit") ?? 10;
    const expand = expandOf(input, "data.");
    const data = all.slice(start, start + limit).map((subscription) => wireSubscription(store, subscription, expand));
    return wireList("/v1/subscriptions", data, all.length > start + limit);
  }

  function updateSubscription({ input }: Call, id: string): object {
    const subscription = fresh(id);
    if (subscription.status === "canceled") throw invalid("A canceled subscription can only update its metadata.");
    const price = textAt(input, "items.0.price");
    const cancel = textAt(input, "cancel_at_period_end");
    if (cancel !== undefined) {
      subscription.cancelAtPeriodEnd = cancel === "true";
      subscription.canceledAt = cancel === "true" ? nowOf(subscription) : null;
    }
    if (price !== undefined && price !== subscription.price) {
      if (textAt(input, "items.0.id") !== subscription.item)
        throw invalid("The item is not the subscription's.", "items[0][id]");
      billing.change(subscription, store.price(price).id, numberAt(input, "proration_date") ?? nowOf(subscription));
    } else if (cancel !== undefined) billing.updated(subscription);
    return wireSubscription(store, subscription, expandOf(input, ""));
  }

  function cancelSubscription(_call: Call, id: string): object {
    const subscription = fresh(id);
    if (subscription.status === "canceled") throw missing("subscription", id);
    billing.end(subscription, nowOf(subscription));
    return wireSubscription(store, subscription);
  }

  function createSchedule({ input }: Call): object {
    return wireSchedule(billing.schedule(fresh(required(input, "from_subscription"))));
  }

  function updateSchedule({ input }: Call, id: string): object {
    const schedule = store.schedule(id);
    const phases = [0, 1].flatMap((index) => {
      const price = textAt(input, `phases.${index}.items.0.price`);
      const before = numberAt(input, `phases.${index - 1}.end_date`);
      const start = numberAt(input, `phases.${index}.start_date`) ?? before;
      if (price === undefined || start === undefined) return [];
      return [{ price: store.price(price).id, start, end: numberAt(input, `phases.${index}.end_date`) ?? null }];
    });
    billing.setPhases(schedule, phases);
    return wireSchedule(schedule);
  }

  function releaseSchedule(_call: Call, id: string): object {
    const schedule = store.schedule(id);
    if (schedule.status !== "active") throw invalid("You cannot release a schedule that is not active.");
    billing.release(schedule);
    return wireSchedule(schedule);
  }

  function previewInvoice({ input }: Call): object {
    const subscription = fresh(required(input, "subscription"));
    const price = required(input, "subscription_details.items.0.price");
    const at = numberAt(input, "subscription_details.proration_date") ?? nowOf(subscription);
    const { lines, total, periodEnd } = billing.preview(subscription, price, at);
    return {
      id: store.newId("upcoming_in"),
      object: "invoice",
      customer: subscription.customer,
      currency: "usd",
      status: "draft",
      total,
      subtotal: total,
      amount_due: Math.max(0, total),
      period_end: periodEnd,
      lines: wireList(
        "/v1/invoices/upcoming/lines",
        lines.map((line) => ({ object: "line_item", currency: "usd", ...line })),
        false,
      ),
    };
  }

  /** The customer among the parameters. */
  function named(input: FormObject): Customer {
    const id = required(input, "customer");
    const customer = Object.hasOwn(store.state.customers, id) ? store.state.customers[id] : undefined;
    if (customer === undefined) throw missingParam("customer", id);
    return customer;
  }

  function living(input: FormObject): Customer {
    const customer = named(input);
    if (customer.deleted === true) throw missingParam("customer", customer.id);
    return customer;
  }

  function existing(id: string): Customer {
    const customer = store.customer(id);
    if (customer.deleted === true) throw missing("customer", id);
    return customer;
  }

  function fresh(id: string): Subscription {
    billing.runDue(store.subscription(id).customer);
    return store.subscription(id);
  }

  function nowOf({ customer }: Subscription): number {
    return store.now(store.customer(customer));
  }
}

function match(route: string, method: string, path: readonly string[]): string | null {
  const [verb, pattern = ""] = route.split(" ");
  const parts = pattern.split("/");
  if (verb !== method || parts.length !== path.length) return null;
  let id = "";
  for (const [index, part] of parts.entries()) {
    const given = path[index] ?? "";
    if (part === ":id") id = given;
    else if (part !== given) return null;
  }
  return id;
}

function required(input: FormObject, path: string): string {
  const text = textAt(input, path);
  if (text === undefined || text === "") throw invalid(`Missing required param: ${path}.`, path);
  return text;
}

/** What `expand[]` names below a prefix, without it. */
function expandOf(input: FormObject, prefix: string): string[] {
  return Object.values(textsAt(input, "expand")).flatMap((name) =>
    name.startsWith(prefix) ? [name.slice(prefix.length)] : [],
  );
}
