import { findKeptRecalls, keepRecalls } from "#db/queries/recall-cache.ts";
import { findActiveTruck } from "#db/queries/trucks.ts";
import { type Actor, scopeOf } from "#domain/access/actor.ts";
import { DomainError, isDomainError } from "#domain/errors.ts";
import type { TruckRecallsInput } from "#domain/trucks/inputs.ts";
import { type Recall, recallSubjectOf } from "#domain/trucks/recall.ts";
import type { Deps } from "#worker/ports/deps.ts";

const day = 86_400_000;

/** For this long an answer is taken as new; while the service is silent, an older one is better than none. */
const freshFor = 7 * day;

/**
 * Safety recalls of a truck's make, model and year; null when they cannot be had. Whether this very truck had them
 * done, only a dealer knows.
 * @throws DomainError `truck.not_found`, also for a truck that is none of the driver's or the fleet's.
 */
export async function listRecalls({
  actor,
  deps,
  input,
}: {
  readonly actor: Pick<Actor, "userId" | "fleet">;
  readonly deps: Pick<Deps, "db" | "clock" | "log" | "recalls">;
  readonly input: TruckRecallsInput;
}): Promise<{ readonly recalls: readonly Recall[] | null }> {
  const truck = await findActiveTruck(deps.db, { ...scopeOf(actor), id: input.truckId });
  if (truck === null) throw new DomainError("truck.not_found");
  if (deps.recalls === null) return { recalls: null };

  const now = deps.clock.now();
  const subject = recallSubjectOf(truck, new Date(now).getUTCFullYear());
  const key = `${subject.brand}|${subject.model}|${subject.year}`.toLowerCase();
  const kept = await findKeptRecalls(deps.db, key);
  if (kept !== null && now - kept.fetchedAt < freshFor) return { recalls: kept.recalls };
  try {
    const recalls = await deps.recalls.find(subject);
    await keepRecalls(deps.db, key, recalls, now);
    return { recalls };
  } catch (error) {
    if (!isDomainError(error)) throw error;
    deps.log.warn("recalls.unavailable", { code: error.code });
    return { recalls: kept?.recalls ?? null };
  }
}
