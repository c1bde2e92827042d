import { deleteOldResets } from "#db/queries/password-resets.ts";
import { deleteOldRates } from "#db/queries/rate-limits.ts";
import { deleteExpiredSessions } from "#db/queries/sessions.ts";
import type { Deps } from "#worker/ports/deps.ts";

const day = 86_400_000;

/** Deletes sessions and reset links that have ended, and counts whose windows are over for a day. */
export async function deleteExpired({ deps }: { readonly deps: Deps }): Promise<void> {
  const now = deps.clock.now();
  await deleteExpiredSessions(deps.db, now);
  await deleteOldResets(deps.db, now - day);
  await deleteOldRates(deps.db, now - day);
}
