import { ContactSalesInput } from "#domain/billing/contact-sales.ts";
import { contactSales } from "#worker/services/billing/contact-sales.ts";
import { listPlans } from "#worker/services/billing/list-plans.ts";
import { router } from "../init.ts";
import { publicProcedure } from "../procedures.ts";

/** The plans on sale, and the contact for the others. */
export const plansRouter = router({
  list: publicProcedure.query(async ({ ctx }) => ({ items: await listPlans(ctx), nextCursor: null })),
  contactSales: publicProcedure.input(ContactSalesInput).mutation(async ({ ctx, input }) => {
    await contactSales({ deps: ctx.deps, input, address: ctx.address });
    return { accepted: true as const };
  }),
});
