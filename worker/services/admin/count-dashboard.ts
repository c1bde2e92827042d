import { type DashboardCounts, readCounts } from "#db/queries/counters.ts";
import type { Deps } from "#worker/ports/deps.ts";

/** The administrator's six counts, from counters: no table is counted. */
export function countDashboard({ deps }: { readonly deps: Pick<Deps, "db"> }): Promise<DashboardCounts> {
  return readCounts(deps.db);
}
