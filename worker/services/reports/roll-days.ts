import { listRolledDays, storeDays } from "#db/queries/reports.ts";
import { dayOf } from "#domain/analytics/ranges.ts";
import type { Deps } from "#worker/ports/deps.ts";

/** Days that each report counts from the tickets themselves, because they still change. */
const freshDays = 7;
/** Older days are counted again every night for this long: tickets are answered, resolved and rated late. */
const changingDays = 45;
/** As far back as the longest report looks. */
const keptDays = 400;
/** Days that one run counts for the first time; the next run goes on. */
const newDaysAtOnce = 200;

/** Days that are stored together: a write of its own for each would keep the database busy for nothing. */
const daysInBatch = 20;

/** The days whose cells are stored, both included. */
export function settledDays(today: number): { readonly first: number; readonly last: number } {
  return { first: today - keptDays, last: today - freshDays };
}

/**
 * Stores what the days that are over were like, for long reports. Oldest first and without a gap: a run that stops
 * in the middle leaves whole days, and a report counts those that are missing itself.
 */
export async function rollDays({ deps }: { readonly deps: Pick<Deps, "db" | "clock"> }): Promise<void> {
  const now = deps.clock.now();
  const today = dayOf(now);
  const { first, last } = settledDays(today);
  const rolled = await listRolledDays(deps.db, first);
  const all = Array.from({ length: last - first + 1 }, (_, at) => first + at);
  const unknown = all.filter((day) => !rolled.has(day)).slice(0, newDaysAtOnce);
  const border = unknown.at(-1) ?? last;
  const again = all.filter((day) => rolled.has(day) && day >= today - changingDays && day <= border);
  const due = [...unknown, ...again].sort((a, b) => a - b);
  for (let from = 0; from < due.length; from += daysInBatch)
    await storeDays(deps.db, due.slice(from, from + daysInBatch), now);
}
