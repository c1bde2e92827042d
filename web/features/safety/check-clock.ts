import { deviceValue, storedNumber } from "../../lib/device-value.ts";

/** How long somebody who waits goes without looking again, in milliseconds. */
const checkEvery = 30 * 60_000;

/** A look that nobody took for so long belongs to a wait that is over. */
const forgottenAfter = 12 * 3_600_000;

const kept = deviceValue<{ readonly dueAt: number }>("weather-check", (stored) => {
  const dueAt = storedNumber(stored, "dueAt");
  return dueAt === null || Date.now() - dueAt > forgottenAfter ? null : { dueAt };
});

export const checkClock = {
  start: (now: number) => kept.write({ dueAt: now + checkEvery }),
  clear: () => kept.write(null),
} as const;

/** When the next look is due, milliseconds UTC; null when no clock runs. It outlives the page. */
export function useCheckDue(): number | null {
  return kept.use()?.dueAt ?? null;
}
