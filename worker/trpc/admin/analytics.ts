import { ReportInput } from "#domain/analytics/ranges.ts";
import { getReport } from "#worker/services/reports/get-report.ts";
import { router } from "../init.ts";
import { adminProcedure } from "../procedures.ts";

/** How the platform does. */
export const analyticsRouter = router({
  report: adminProcedure.input(ReportInput).query(({ ctx, input }) => getReport({ ...ctx, input })),
});
