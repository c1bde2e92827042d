import { countDashboard } from "#worker/services/admin/count-dashboard.ts";
import { router } from "../init.ts";
import { adminProcedure } from "../procedures.ts";

export const dashboardRouter = router({
  counts: adminProcedure.query(({ ctx }) => countDashboard(ctx)),
});
