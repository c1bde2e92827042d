import { recount } from "#db/queries/counters.ts";
import type { Deps } from "#worker/ports/deps.ts";

/** Recounts the counters that triggers maintain, corrects them, and logs each drift. */
export async function recountCounters({ deps }: { readonly deps: Deps }): Promise<void> {
  for (const { name, stored, counted } of await recount(deps.db)) {
    deps.log.warn("counter.drifted", { name, stored, counted });
  }
}
