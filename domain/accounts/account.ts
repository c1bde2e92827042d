import * as z from "zod/mini";
import { CompanyName, FullName, KnownPassword, NewPassword, Phone } from "./fields.ts";

/** Changes of one's own account; what is absent stays. An empty telephone number or company name removes it. */
export const UpdateAccountInput = z
  .object({
    fullName: z.optional(FullName),
    phone: z.optional(Phone),
    companyName: z.optional(CompanyName),
    repliesByMail: z.optional(z.boolean("input.invalid")),
    currentPassword: z.optional(KnownPassword),
    newPassword: z.optional(NewPassword),
  })
  .check(
    z.refine((input) => input.newPassword === undefined || input.currentPassword !== undefined, {
      error: "account.current_password_required",
      path: ["currentPassword"],
    }),
  );
export type UpdateAccountInput = z.infer<typeof UpdateAccountInput>;

export const EndSessionInput = z.object({
  sessionId: z.string("account.session_required").check(z.minLength(1, "account.session_required"), z.maxLength(100)),
});
export type EndSessionInput = z.infer<typeof EndSessionInput>;
