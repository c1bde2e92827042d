export const urgencyLevels = ["low", "medium", "high", "emergency"] as const;
export type UrgencyLevel = (typeof urgencyLevels)[number];

const minute = 60_000;
const hour = 60 * minute;

/** Within what time a technician answers, in milliseconds, by urgency. */
export const urgencyTargets: Readonly<Record<UrgencyLevel, number>> = {
  low: 24 * hour,
  medium: 4 * hour,
  high: hour,
  emergency: 15 * minute,
};

/** Within what time a technician answers, in milliseconds, by plan; absent when the plan promises none. */
const planTargets: Readonly<Partial<Record<string, number>>> = {
  fleet_manager: 2 * hour,
  b2b_enterprise: hour,
};

/** The response target in milliseconds: the sooner of the urgency's and the plan's (product decision P7). */
export function responseTarget(urgency: UrgencyLevel, tierName: string | null): number {
  const plan = tierName === null ? undefined : planTargets[tierName];
  return Math.min(urgencyTargets[urgency], plan ?? Number.POSITIVE_INFINITY);
}

/** The time by which a technician answers, milliseconds UTC. */
export function responseDueAt(urgency: UrgencyLevel, tierName: string | null, now: number): number {
  return now + responseTarget(urgency, tierName);
}

/** A target as the specification words it: `15 minutes`, `1 hour`, `24 hours`. */
export function responseTimeText(target: number): string {
  if (target < hour) return `${Math.round(target / minute)} minutes`;
  const hours = Math.round(target / hour);
  return hours === 1 ? "1 hour" : `${hours} hours`;
}

/** -1, 0 or 1 as `a` is calmer than, equal to or more urgent than `b`. */
export function compareUrgency(a: UrgencyLevel, b: UrgencyLevel): number {
  return Math.sign(urgencyLevels.indexOf(a) - urgencyLevels.indexOf(b));
}

/** The most urgent of those that are known; null when none is. */
export function highestUrgency(levels: readonly (UrgencyLevel | null | undefined)[]): UrgencyLevel | null {
  const known = levels.filter((level): level is UrgencyLevel => level !== null && level !== undefined);
  return known.length === 0 ? null : known.reduce(higherUrgency);
}

/** The more urgent of the two. */
export function higherUrgency(a: UrgencyLevel, b: UrgencyLevel): UrgencyLevel {
  return compareUrgency(a, b) >= 0 ? a : b;
}
