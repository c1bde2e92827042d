import { RequireSecondFactorInput, ResetSecondFactorInput } from "#domain/accounts/second-factor.ts";
import { ListSignInsInput } from "#domain/accounts/sign-in-record.ts";
import { getStaffSecurity } from "#worker/services/security/get-staff-security.ts";
import { listSignIns } from "#worker/services/security/list-sign-ins.ts";
import { requireSecondFactor } from "#worker/services/security/require-second-factor.ts";
import { resetSecondFactor } from "#worker/services/security/reset-second-factor.ts";
import { router } from "../init.ts";
import { adminProcedure, confirmedAdminProcedure } from "../procedures.ts";

/** How staff sign in, and who tried to. */
export const securityRouter = router({
  get: adminProcedure.query(({ ctx }) => getStaffSecurity(ctx)),
  signIns: adminProcedure.input(ListSignInsInput).query(({ ctx, input }) => listSignIns({ ...ctx, input })),

  require: confirmedAdminProcedure.input(RequireSecondFactorInput).mutation(async ({ ctx, input }) => {
    await requireSecondFactor({ ...ctx, input });
    return { required: input.required };
  }),

  reset: confirmedAdminProcedure.input(ResetSecondFactorInput).mutation(async ({ ctx, input }) => {
    await resetSecondFactor({ ...ctx, input });
    return { reset: true as const };
  }),
});
