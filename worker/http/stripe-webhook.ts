import type { Context } from "hono";
import { BadSignature } from "#worker/ports/payments.ts";
import { receiveWebhook } from "#worker/services/billing/receive-webhook.ts";
import type { AppEnv } from "./app-env.ts";

/**
 * `POST /api/stripe/webhook`: 400 for a body without a good signature, 200 once the event's effect is in the database,
 * an error of ours otherwise, so that the payment provider sends it again. The raw body is what is signed.
 */
export async function takeStripeWebhook(c: Context<AppEnv>): Promise<Response> {
  const body = await c.req.text();
  const signature = c.req.header("stripe-signature") ?? "";
  try {
    const outcome = await receiveWebhook({ deps: c.var.deps, input: { body, signature } });
    return c.json({ received: true, outcome });
  } catch (error) {
    if (error instanceof BadSignature) {
      c.var.deps.log.warn("billing.bad_signature");
      return c.json({ error: { code: "request.signature_invalid", requestId: c.var.requestId } }, 400);
    }
    c.var.deps.log.error("billing.webhook_failed", error, { requestId: c.var.requestId });
    return c.json({ error: { code: "service.unavailable", requestId: c.var.requestId } }, 500);
  }
}
