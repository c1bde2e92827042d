import * as z from "zod/mini";
import { Email, FullName, NewPassword, Phone } from "./fields.ts";

/**
 * What a new account needs. With `applyAsTechnician` it asks to be a technician, gets no trial,
 * and may leave the name for later; a driver's name is required.
 */
export const SignUpInput = z
  .object({
    fullName: z.optional(FullName),
    email: Email,
    phone: z.optional(Phone),
    password: NewPassword,
    applyAsTechnician: z.optional(z.boolean("account.invalid")),
  })
  .check(
    z.refine((input) => input.applyAsTechnician === true || input.fullName !== undefined, {
      error: "account.name_required",
      path: ["fullName"],
    }),
  );
export type SignUpInput = z.infer<typeof SignUpInput>;
