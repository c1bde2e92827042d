import * as z from "zod/mini";
import { Email, FullName, NewPassword, Phone } from "#domain/accounts/fields.ts";

/** The dialog's form, where the telephone number is required too (driver's specification, section 5). */
export const DriverSignUp = z.object({
  fullName: FullName,
  email: Email,
  phone: Phone.check(z.minLength(1, "account.phone_required")),
  password: NewPassword,
});
