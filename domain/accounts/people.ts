import * as z from "zod/mini";
import { pageLimit, rowCursor } from "../paging.ts";

/** A page of registered users, found by e-mail, name or company. */
export const ListUsersInput = z.prefault(
  z.object({
    cursor: rowCursor,
    limit: pageLimit,
    q: z._default(z.string().check(z.trim(), z.maxLength(100, "list.query_long")), ""),
  }),
  {},
);
export type ListUsersInput = z.infer<typeof ListUsersInput>;

export const UserRef = z.object({
  userId: z.string("user.invalid").check(z.minLength(1, "user.invalid"), z.maxLength(64, "user.invalid")),
});
export type UserRef = z.infer<typeof UserRef>;
