import { countDashboard } from "#worker/services/admin/count-dashboard.ts";
import { listActivity } from "#worker/services/admin/list-activity.ts";
import { router } from "../init.ts";
import { adminProcedure } from "../procedures.ts";

export const dashboardRouter = router({
  activity: adminProcedure.query(({ ctx }) => listActivity(ctx)),
  counts: adminProcedure.query(({ ctx }) => countDashboard(ctx)),
});
