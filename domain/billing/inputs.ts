import * as z from "zod/mini";

/** A price id as the client knows it; whether it is one of ours is the worker's to say. */
const priceId = z.optional(z.string("billing.plan_invalid").check(z.maxLength(200, "billing.plan_invalid")));

export const CheckoutInput = z.object({ priceId });
export type CheckoutInput = z.infer<typeof CheckoutInput>;

export const PreviewChangeInput = z.object({ priceId });
export type PreviewChangeInput = z.infer<typeof PreviewChangeInput>;

/** `at` is the moment of the preview that was agreed to, milliseconds UTC. */
export const ChangePlanInput = z.object({ priceId, at: z.int("billing.preview_invalid") });
export type ChangePlanInput = z.infer<typeof ChangePlanInput>;
