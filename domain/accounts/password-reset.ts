import * as z from "zod/mini";
import { Email, NewPassword } from "./fields.ts";

/** How long a mailed link works, in milliseconds: one hour. */
export const resetLifetime = 3_600_000;

export const RequestResetInput = z.object({ email: Email });
export type RequestResetInput = z.infer<typeof RequestResetInput>;

export const ResetInput = z.object({
  token: z
    .string("account.reset_token_required")
    .check(z.trim(), z.minLength(1, "account.reset_token_required"), z.maxLength(200, "account.reset_token_invalid")),
  password: NewPassword,
});
export type ResetInput = z.infer<typeof ResetInput>;
