import { eq } from "drizzle-orm";
import { inject } from "vitest";
import { userSubscriptions } from "#db/schema/index.ts";
import { type MadeActor, makeActor } from "#tests/support/actors.ts";
import { type TestDeps, testDeps } from "#tests/support/deps.ts";
import type { UserOptions } from "#tests/support/factories.ts";
import { prices, type SignedEvent, standIn, testPayments } from "#tests/support/payments.ts";
import type { Deps } from "#worker/ports/deps.ts";
import { receiveWebhook } from "#worker/services/billing/receive-webhook.ts";
import { startCheckout } from "#worker/services/billing/start-checkout.ts";

export const minute = 60_000;
export const day = 86_400_000;

/** `Deps` with the real library against the stand-in. */
export function billingDeps(overrides: Partial<Deps> = {}): TestDeps {
  return testDeps({ payments: testPayments(), ...overrides });
}

/** Lets time pass for the worker and for a customer at the payment provider alike. */
export async function passTime(deps: TestDeps, customerId: string, ms: number): Promise<void> {
  deps.clock.advance(ms);
  await standIn.advance(customerId, Math.round(ms / 1000));
}

/** The row of somebody's subscription. */
export async function recordOf(deps: TestDeps, userId: string) {
  const [row] = await deps.db.select().from(userSubscriptions).where(eq(userSubscriptions.userId, userId));
  if (row === undefined) throw new Error("there is no subscription");
  return row;
}

export interface Buyer extends MadeActor {
  readonly customerId: string;
  readonly subscriptionId: string;
}

/** A driver whose trial is over, unless told otherwise, and who has just paid; no webhook has come yet. */
export async function buy(
  deps: TestDeps,
  options: UserOptions & {
    readonly priceId?: string;
    readonly card?: string;
    readonly kind?: "driver" | "expired";
  } = {},
): Promise<Buyer> {
  const { priceId = prices.soloMonth, card, kind = "expired", ...user } = options;
  const made = await makeActor(deps.db, kind, user);
  const { url } = await startCheckout({ actor: made.actor, deps, input: { priceId } });
  const subscriptionId = await standIn.pay(url, card);
  const { stripeCustomerId } = await recordOf(deps, made.user.id);
  if (stripeCustomerId === null) throw new Error("no customer was noted");
  return { ...made, customerId: stripeCustomerId, subscriptionId };
}

/** Delivers one event as the payment provider does. */
export function deliver(deps: TestDeps, { body, signature }: Pick<SignedEvent, "body" | "signature">) {
  return receiveWebhook({ deps, input: { body, signature } });
}

/** A body signed as the payment provider signs, at `at` (milliseconds UTC). */
export async function signed(body: string, at: number): Promise<Pick<SignedEvent, "body" | "signature">> {
  const text = new TextEncoder();
  const time = Math.floor(at / 1000);
  const secret = text.encode(inject("stripe").webhookSecret);
  const key = await crypto.subtle.importKey("raw", secret, { name: "HMAC", hash: "SHA-256" }, false, ["sign"]);
  const mac = await crypto.subtle.sign("HMAC", key, text.encode(`${time}.${body}`));
  const hex = Array.from(new Uint8Array(mac), (byte) => byte.toString(16).padStart(2, "0")).join("");
  return { body, signature: `t=${time},v1=${hex}` };
}

/** Delivers everything that happened to a customer, in order. */
export async function deliverAll(deps: TestDeps, customerId: string): Promise<void> {
  for (const event of await standIn.events(customerId, deps.clock.now())) await deliver(deps, event);
}

/** The newest event of a type. */
export async function eventOf(deps: TestDeps, customerId: string, type: string): Promise<SignedEvent> {
  const events = await standIn.events(customerId, deps.clock.now());
  const event = events.findLast((candidate) => candidate.type === type);
  if (event === undefined) throw new Error(`there is no ${type}`);
  return event;
}
