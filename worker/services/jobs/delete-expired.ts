import { deleteOldAnswers } from "#db/queries/address-cache.ts";
import { deleteOldLooks } from "#db/queries/audit.ts";
import { deleteOldResets } from "#db/queries/password-resets.ts";
import { deleteOldRates } from "#db/queries/rate-limits.ts";
import { deleteOldRecalls } from "#db/queries/recall-cache.ts";
import { deleteExpiredSessions } from "#db/queries/sessions.ts";
import { deleteOldShares } from "#db/queries/ticket-shares.ts";
import { looksKeptForDays } from "#domain/audit/audit.ts";
import type { Deps } from "#worker/ports/deps.ts";
import { keptFor as addressesKeptFor } from "../places/kept-addresses.ts";

const day = 86_400_000;

/** Recalls serve this long while their service is silent. */
const recallsKeptFor = 180 * day;

/** Deletes sessions, reset links and shared links that have ended, counts whose windows are over for a day, looks that were kept long enough, and old answers of services. */
export async function deleteExpired({ deps }: { readonly deps: Deps }): Promise<void> {
  const now = deps.clock.now();
  await deleteExpiredSessions(deps.db, now);
  await deleteOldResets(deps.db, now - day);
  await deleteOldShares(deps.db, now - day);
  await deleteOldRates(deps.db, now - day);
  await deleteOldLooks(deps.db, now - looksKeptForDays * day);
  await deleteOldAnswers(deps.db, now - addressesKeptFor);
  await deleteOldRecalls(deps.db, now - recallsKeptFor);
}
