import { ListUsersInput, UserRef } from "#domain/accounts/people.ts";
import { getUser } from "#worker/services/users/get-user.ts";
import { listUsers } from "#worker/services/users/list-users.ts";
import { router } from "../init.ts";
import { adminProcedure } from "../procedures.ts";

/** Everybody who has an account. */
export const usersRouter = router({
  list: adminProcedure.input(ListUsersInput).query(({ ctx, input }) => listUsers({ ...ctx, input })),
  get: adminProcedure.input(UserRef).query(({ ctx, input }) => getUser({ ...ctx, input })),
});
