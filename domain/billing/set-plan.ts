import * as z from "zod/mini";
import { tierNames } from "./plans.ts";

/** A plan that an administrator gives by hand; null takes it back. */
export const SetPlanInput = z.object({
  userId: z.string("user.invalid").check(z.minLength(1, "user.invalid"), z.maxLength(64, "user.invalid")),
  tierName: z.nullable(z.enum(tierNames, "billing.plan_invalid")),
});
export type SetPlanInput = z.infer<typeof SetPlanInput>;
