import type { Billing } from "./billing.ts";
import { cardOf } from "./cards.ts";
import type { Delivery } from "./delivery.ts";
import { recordEvent, signatureOf } from "./events.ts";
import { invalid } from "./fault.ts";
import { numberAt, textAt } from "./form.ts";
import { type Answer, type Call, json } from "./http.ts";
import type { SubscriptionStatus } from "./objects.ts";
import { newestFirst, type Store } from "./store.ts";
import { wireSubscription } from "./wire.ts";

interface ControlParts {
  readonly store: Store;
  readonly billing: Billing;
  readonly delivery: Delivery;
  readonly webhookSecret: string;
}

/** What the provider has no call for, and tests and curious people need: time, cards, states, deliveries. */
export function createControl({ store, billing, delivery, webhookSecret }: ControlParts): (call: Call) => Answer {
  return (call) => {
    const [, what, id = "", verb] = call.path;
    const { input } = call;
    switch (`${call.method} ${what}${verb === undefined ? "" : `/${verb}`}`) {
      case "GET events":
        return json(eventsOf(textAt(input, "customer"), numberAt(input, "at")));
      case "POST delivery":
        delivery.mode = {
          duplicates: numberAt(input, "duplicates") ?? 0,
          delayMs: numberAt(input, "delayMs") ?? 0,
          hold: textAt(input, "hold") === "true",
        };
        return json(delivery.mode);
      case "POST release":
        delivery.mode = { ...delivery.mode, hold: false };
        delivery.release(textAt(input, "order") === "reversed");
        return json({ released: true });
      case "POST checkout/pay":
        return json({ subscription: pay(call, id) });
      case "POST customers/advance":
        store.customer(id).ahead += numberAt(input, "seconds") ?? 0;
        billing.runDue(id);
        return json({ now: store.now(store.customer(id)) });
      case "POST customers/card":
        billing.takeCard(id, cardOf(textAt(input, "card") ?? ""));
        return json({ done: true });
      case "POST subscriptions/status":
        return json(setStatus(id, textAt(input, "status")));
      case "POST subscriptions/event":
        return json(tell(id, textAt(input, "type")));
      default:
        throw invalid("There is no such control.");
    }
  };

  /** Oldest first, as they would be delivered at `at` (seconds UTC; now by default). */
  function eventsOf(customer: string | undefined, at = Math.floor(Date.now() / 1000)) {
    return newestFirst(store.state.events)
      .reverse()
      .filter((event) => customer === undefined || event.customer === customer)
      .map(({ id, type, body }) => ({ id, type, body, signature: signatureOf(body, webhookSecret, at) }));
  }

  function pay(call: Call, id: string): string {
    const card = cardOf(textAt(call.input, "card") ?? "");
    return billing.complete(store.session(id), card, 0, call.base).id;
  }

  function setStatus(id: string, status: string | undefined): object {
    const subscription = store.subscription(id);
    const { customer } = subscription;
    if (status === "canceled") billing.end(subscription, store.now(store.customer(customer)));
    else {
      subscription.status = status as SubscriptionStatus;
      billing.updated(subscription);
    }
    return wireSubscription(store, subscription);
  }

  /** An event of any type about a subscription as it is. */
  function tell(id: string, type = "customer.subscription.updated"): object {
    const subscription = store.subscription(id);
    const event = recordEvent(store, type, subscription.customer, wireSubscription(store, subscription));
    delivery.send(event);
    return { id: event.id };
  }
}
