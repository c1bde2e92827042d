import { DisableUserInput, EraseUserInput } from "#domain/accounts/erasure.ts";
import { ListUsersInput, UserRef } from "#domain/accounts/people.ts";
import { disableUser } from "#worker/services/users/disable-user.ts";
import { eraseUser } from "#worker/services/users/erase-user.ts";
import { getUser } from "#worker/services/users/get-user.ts";
import { getUserRecords } from "#worker/services/users/get-user-records.ts";
import { listUsers } from "#worker/services/users/list-users.ts";
import { router } from "../init.ts";
import { adminProcedure, confirmedAdminProcedure } from "../procedures.ts";

/** Everybody who has an account. */
export const usersRouter = router({
  list: adminProcedure.input(ListUsersInput).query(({ ctx, input }) => listUsers({ ...ctx, input })),
  get: adminProcedure.input(UserRef).query(({ ctx, input }) => getUser({ ...ctx, input })),
  records: adminProcedure.input(UserRef).query(({ ctx, input }) => getUserRecords({ ...ctx, input })),

  disable: confirmedAdminProcedure.input(DisableUserInput).mutation(async ({ ctx, input }) => {
    await disableUser({ ...ctx, input });
    return { disabled: input.disabled };
  }),

  erase: confirmedAdminProcedure.input(EraseUserInput).mutation(async ({ ctx, input }) => {
    await eraseUser({ ...ctx, input });
    return { erased: true as const };
  }),
});
