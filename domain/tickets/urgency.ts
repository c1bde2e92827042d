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
export const planTargets: Readonly<Partial<Record<string, number>>> = {
  fleet_manager: 2 * hour,
  b2b_enterprise: hour,
};

/** The time by which a technician answers: the sooner of the urgency's and the plan's target (decision 7). */
export function responseDueAt(urgency: UrgencyLevel, tierName: string | null, now: number): number {
  const plan = tierName === null ? undefined : planTargets[tierName];
  return now + Math.min(urgencyTargets[urgency], plan ?? Number.POSITIVE_INFINITY);
}

/** -1, 0 or 1 as `a` is calmer than, equal to or more urgent than `b`. */
export function compareUrgency(a: UrgencyLevel, b: UrgencyLevel): number {
  return Math.sign(urgencyLevels.indexOf(a) - urgencyLevels.indexOf(b));
}

/** The more urgent of the two. */
export function higherUrgency(a: UrgencyLevel, b: UrgencyLevel): UrgencyLevel {
  return compareUrgency(a, b) >= 0 ? a : b;
}
