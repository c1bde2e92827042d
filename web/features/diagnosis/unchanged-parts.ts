import type { ChatAssessment } from "#domain/chat/turn.ts";

/** The parts of a conclusion that can stand as they were. */
export type ConclusionPart = "steps" | "codes" | "causes" | "checks" | "needed";

/**
 * What of a conclusion says the same as the one before it: an answer on a small screen begins with what is new. What to
 * do now always counts as new while the truck must not be driven.
 */
export function unchangedParts(now: ChatAssessment, before: ChatAssessment | null): ReadonlySet<ConclusionPart> {
  if (before === null) return new Set();
  const isSame = (told: (assessment: ChatAssessment) => unknown) =>
    JSON.stringify(told(now)) === JSON.stringify(told(before));
  const parts: readonly (readonly [ConclusionPart, boolean])[] = [
    ["steps", now.drive !== "stop_now" && isSame(({ drive, steps }) => [drive, steps])],
    ["codes", isSame(({ faultCodes }) => faultCodes.map(({ spn, fmi }) => [spn, fmi]))],
    ["causes", isSame(({ causes }) => causes.map(({ id }) => id))],
    ["checks", isSame(({ checks }) => checks)],
    ["needed", isSame(({ outlook }) => outlook ?? null)],
  ];
  return new Set(parts.filter(([, same]) => same).map(([part]) => part));
}
