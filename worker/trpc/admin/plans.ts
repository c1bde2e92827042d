import { SetPlanInput } from "#domain/billing/set-plan.ts";
import { setPlan } from "#worker/services/billing/set-plan.ts";
import { router } from "../init.ts";
import { confirmedAdminProcedure } from "../procedures.ts";

/** Plans that are given by hand. */
export const plansRouter = router({
  set: confirmedAdminProcedure.input(SetPlanInput).mutation(async ({ ctx, input }) => {
    await setPlan({ ...ctx, input });
    return { set: true as const };
  }),
});
