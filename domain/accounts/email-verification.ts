import * as z from "zod/mini";

/** How long a mailed link works, in milliseconds: seven days. */
export const verificationLifetime = 7 * 86_400_000;

export const VerifyEmailInput = z.object({
  token: z
    .string("account.reset_token_required")
    .check(z.trim(), z.minLength(1, "account.reset_token_required"), z.maxLength(200, "account.reset_token_invalid")),
});
export type VerifyEmailInput = z.infer<typeof VerifyEmailInput>;
