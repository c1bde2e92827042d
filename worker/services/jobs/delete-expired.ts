import { deleteOldAnswers } from "#db/queries/address-cache.ts";
import { deleteOldLooks } from "#db/queries/audit.ts";
import { deleteOldVerifications } from "#db/queries/email-verifications.ts";
import { deleteOldDevices } from "#db/queries/known-devices.ts";
import { deleteOldResets } from "#db/queries/password-resets.ts";
import { deleteOldRates } from "#db/queries/rate-limits.ts";
import { deleteOldRecalls } from "#db/queries/recall-cache.ts";
import { deleteOldEnrolments } from "#db/queries/second-factors.ts";
import { deleteExpiredSessions } from "#db/queries/sessions.ts";
import { deleteOldChallenges } from "#db/queries/sign-in-challenges.ts";
import { deleteOldSignIns } from "#db/queries/sign-ins.ts";
import { deleteOldShares } from "#db/queries/ticket-shares.ts";
import { deleteOldUsedTrials } from "#db/queries/used-trials.ts";
import { devicesKeptFor } from "#domain/accounts/limits.ts";
import { signInsKeptForDays } from "#domain/accounts/sign-in-record.ts";
import { usedTrialsKeptFor } from "#domain/accounts/used-trial.ts";
import { looksKeptForDays } from "#domain/audit/audit.ts";
import { addressesKeptFor } from "#domain/places/place.ts";
import type { Deps } from "#worker/ports/deps.ts";

const day = 86_400_000;

/** How long cached recalls are used while their service does not answer. */
const recallsKeptFor = 180 * day;

/**
 * Deletes expired rows: sessions, mailed links, shared links, sign-ins and enrolments without their code, rate-limit
 * windows one day after they ended, and sign-in records, audit views, known devices, used trials and cached answers of
 * outside services after their retention period.
 */
export async function deleteExpired({ deps }: { readonly deps: Deps }): Promise<void> {
  const now = deps.clock.now();
  await deleteExpiredSessions(deps.db, now);
  await deleteOldChallenges(deps.db, now - day);
  await deleteOldEnrolments(deps.db, now - day);
  await deleteOldSignIns(deps.db, now - signInsKeptForDays * day);
  await deleteOldResets(deps.db, now - day);
  await deleteOldVerifications(deps.db, now - day);
  await deleteOldDevices(deps.db, now - devicesKeptFor);
  await deleteOldUsedTrials(deps.db, now - usedTrialsKeptFor);
  await deleteOldShares(deps.db, now - day);
  await deleteOldRates(deps.db, now - day);
  await deleteOldLooks(deps.db, now - looksKeptForDays * day);
  await deleteOldAnswers(deps.db, now - addressesKeptFor);
  await deleteOldRecalls(deps.db, now - recallsKeptFor);
}
