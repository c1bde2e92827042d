import * as z from "zod/mini";
import { tierNames } from "../billing/plans.ts";
import { listOrders, pageLimit, rowCursor } from "../paging.ts";

/** Which accounts a list shows: all, those that ask to be a technician's, those that are disabled, or staff. */
export const peopleShown = ["all", "applicants", "disabled", "staff"] as const;
export type PeopleShown = (typeof peopleShown)[number];

/** A page of registered users, found by e-mail, name or company; `plan` is the one that is stored for the account. */
export const ListUsersInput = z.prefault(
  z.object({
    cursor: rowCursor,
    limit: pageLimit,
    q: z._default(z.string().check(z.trim(), z.maxLength(100, "list.query_long")), ""),
    show: z._default(z.enum(peopleShown, "input.invalid"), "all"),
    plan: z.optional(z.nullable(z.enum([...tierNames, "none"], "input.invalid"))),
    order: z._default(z.enum(listOrders, "input.invalid"), "newest"),
  }),
  {},
);
export type ListUsersInput = z.infer<typeof ListUsersInput>;

export const UserRef = z.object({
  userId: z.string("user.invalid").check(z.minLength(1, "user.invalid"), z.maxLength(64, "user.invalid")),
});
export type UserRef = z.infer<typeof UserRef>;
