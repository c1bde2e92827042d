import { ListAuditInput } from "#domain/audit/audit.ts";
import { listAudit } from "#worker/services/audit/list-audit.ts";
import { router } from "../init.ts";
import { adminProcedure } from "../procedures.ts";

/** Who did what, and when. */
export const auditRouter = router({
  list: adminProcedure.input(ListAuditInput).query(({ ctx, input }) => listAudit({ ...ctx, input })),
});
