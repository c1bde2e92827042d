import * as z from "zod/mini";
import { CompanyName, Email, FullName, Phone } from "../accounts/fields.ts";

/** The form of a customer who asks for an Enterprise price. */
export const ContactSalesInput = z.object({
  fullName: FullName,
  email: Email,
  companyName: CompanyName,
  phone: z.optional(Phone),
  trucks: z
    .int("sales.trucks_invalid")
    .check(z.minimum(1, "sales.trucks_invalid"), z.maximum(100_000, "sales.trucks_invalid")),
  message: z.optional(z.string().check(z.trim(), z.maxLength(4000, "sales.message_long"))),
});
export type ContactSalesInput = z.infer<typeof ContactSalesInput>;

/** Letters to sales from one address; the window is in milliseconds. */
export const contactsPerAddress = { limit: 10, windowMs: 3_600_000 } as const;
