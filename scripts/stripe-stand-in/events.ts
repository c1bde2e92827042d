import { createHmac } from "node:crypto";
import type { StoredEvent } from "./objects.ts";
import type { Store } from "./store.ts";
import { apiVersion } from "./wire.ts";

/** Makes an event; its body is a copy of the object as it is now. */
export function recordEvent(store: Store, type: string, customer: string, object: object): StoredEvent {
  const id = store.newId("evt");
  const created = store.now(store.state.customers[customer]);
  const body = JSON.stringify({
    id,
    object: "event",
    api_version: apiVersion,
    created,
    type,
    livemode: false,
    pending_webhooks: 1,
    request: { id: null, idempotency_key: null },
    data: { object },
  });
  const event = { id, type, customer, created, body, delivered: false };
  store.state.events[id] = event;
  return event;
}

/** The Stripe-Signature header of a body sent at `time` (seconds UTC). */
export function signatureOf(body: string, secret: string, time: number): string {
  return `t=${time},v1=${createHmac("sha256", secret).update(`${time}.${body}`).digest("hex")}`;
}
