import { ChangePlanInput, CheckoutInput, PreviewChangeInput } from "#domain/billing/inputs.ts";
import { changePlan, previewChange } from "#worker/services/billing/change-plan.ts";
import { checkSubscription } from "#worker/services/billing/check-subscription.ts";
import { openPortal } from "#worker/services/billing/open-portal.ts";
import { startCheckout } from "#worker/services/billing/start-checkout.ts";
import { router } from "../init.ts";
import { driverProcedure } from "../procedures.ts";

/** The driver's own subscription. */
export const billingRouter = router({
  checkout: driverProcedure.input(CheckoutInput).mutation(({ ctx, input }) => startCheckout({ ...ctx, input })),
  portal: driverProcedure.mutation(({ ctx }) => openPortal(ctx)),
  check: driverProcedure.mutation(({ ctx }) => checkSubscription(ctx)),
  previewChange: driverProcedure
    .input(PreviewChangeInput)
    .mutation(({ ctx, input }) => previewChange({ ...ctx, input })),
  change: driverProcedure.input(ChangePlanInput).mutation(({ ctx, input }) => changePlan({ ...ctx, input })),
});
