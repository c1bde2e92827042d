import { createHash } from "node:crypto";
import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import type { SoldPrice } from "#domain/billing/prices.ts";
import { createApi } from "./api.ts";
import { Billing } from "./billing.ts";
import { createCheckoutPage } from "./checkout-page.ts";
import { createControl } from "./control.ts";
import { Delivery } from "./delivery.ts";
import { recordEvent } from "./events.ts";
import { StripeFault } from "./fault.ts";
import { type FormObject, readForm } from "./form.ts";
import { type Answer, type Call, json } from "./http.ts";
import { createPortalPage } from "./portal-page.ts";
import { Store } from "./store.ts";

export interface StandInOptions {
  /** A free one unless given. */
  readonly port?: number;
  /** Where its memory is kept; none unless given. */
  readonly stateFile?: string;
  /** Where events are delivered; nowhere unless given. */
  readonly webhookUrl?: string;
  /** What is sold beside its own prices. */
  readonly prices?: readonly SoldPrice[];
  readonly secretKey: string;
  readonly webhookSecret: string;
}

export interface StandIn {
  /** For STRIPE_API_BASE. */
  readonly url: string;
  stop(): Promise<void>;
}

/**
 * Starts a server on loopback that behaves like the payment provider on the wire, for the calls that the product
 * makes: API, Checkout page, portal page, signed webhooks. No money moves.
 */
export async function startStandIn(options: StandInOptions): Promise<StandIn> {
  const { port = 0, stateFile, webhookUrl, webhookSecret, secretKey, prices } = options;
  const store = new Store(stateFile, prices);
  const delivery = new Delivery({ store, webhookUrl, webhookSecret });
  const billing = new Billing(store, (type, customer, object) =>
    delivery.send(recordEvent(store, type, customer, object)),
  );
  const api = createApi(store, billing);
  const checkout = createCheckoutPage(store, billing);
  const portal = createPortalPage(store, billing);
  const control = createControl({ store, billing, delivery, webhookSecret });

  const handle = (call: Call, request: IncomingMessage, body: string): Answer => {
    switch (call.path[0]) {
      case "v1":
        authenticate(request, secretKey);
        return once(store, call, request, body, () => api(call));
      case "c":
        return checkout(call);
      case "p":
        return portal(call);
      case "_control":
        return control(call);
      default:
        return json({ error: { message: "There is nothing here." } }, 404);
    }
  };

  const server = createServer(async (request, response) => {
    const body = await readBody(request);
    let answer: Answer;
    try {
      answer = handle(callOf(request, body, baseOf(server.address() as AddressInfo)), request, body);
    } catch (error) {
      answer = failed(error);
    }
    store.save();
    response.writeHead(answer.status, { "request-id": store.newId("req"), ...answer.headers });
    response.end(answer.body);
  });
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, "127.0.0.1", resolve);
  });
  delivery.resume();
  return {
    url: baseOf(server.address() as AddressInfo),
    stop: () => {
      delivery.stop();
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}

function baseOf({ port }: AddressInfo): string {
  return `http://127.0.0.1:${port}`;
}

function callOf(request: IncomingMessage, body: string, base: string): Call {
  const url = new URL(request.url ?? "/", base);
  const path = url.pathname
    .split("/")
    .filter((part) => part !== "")
    .map(decodeURIComponent);
  const isJson = request.headers["content-type"]?.startsWith("application/json") === true && body !== "";
  const own = isJson ? texts(body) : readForm(body);
  return { method: request.method ?? "GET", path, input: { ...readForm(url.search.slice(1)), ...own }, base };
}

/** A JSON body's top level, as texts. */
function texts(body: string): FormObject {
  const values: unknown = JSON.parse(body);
  return Object.fromEntries(Object.entries(Object(values)).map(([name, value]) => [name, String(value)]));
}

function authenticate(request: IncomingMessage, secretKey: string): void {
  if (request.headers.authorization === `Bearer ${secretKey}`) return;
  throw new StripeFault(401, "invalid_request_error", "Invalid API Key provided.");
}

/** The same idempotency key has the same answer; with other parameters it is refused. */
function once(store: Store, call: Call, request: IncomingMessage, body: string, answer: () => Answer): Answer {
  const key = request.headers["idempotency-key"];
  if (typeof key !== "string" || call.method !== "POST") return answer();
  const asked = createHash("sha256")
    .update(`${call.path.join("/")}\n${body}`)
    .digest("hex");
  const known = store.state.answers[key];
  if (known === undefined) {
    const made = answer();
    store.state.answers[key] = { request: asked, status: made.status, body: made.body };
    return made;
  }
  if (known.request !== asked) {
    const message = "Keys for idempotent requests can only be used with the same parameters.";
    throw new StripeFault(400, "idempotency_error", message);
  }
  const { headers } = json({});
  return { status: known.status, body: known.body, headers: { ...headers, "idempotent-replayed": "true" } };
}

function failed(error: unknown): Answer {
  if (error instanceof StripeFault) return json(error.body, error.status);
  process.stderr.write(`${error instanceof Error ? error.stack : error}\n`);
  return json({ error: { type: "api_error", message: "The stand-in has a defect." } }, 500);
}

async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString("utf8");
}
