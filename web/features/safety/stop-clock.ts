import { deviceValue, storedNumber } from "../../lib/device-value.ts";

/** By when the triangles have to stand, in milliseconds (49 CFR 392.22(b)). */
export const triangleTime = 10 * 60_000;

/** When the truck stopped, and when the triangles stood; milliseconds UTC. */
export interface StopClock {
  readonly stoppedAt: number;
  readonly doneAt: number | null;
}

/** A clock that was forgotten is nobody's business at the next breakdown. */
const forgottenAfter = 12 * 3_600_000;

const kept = deviceValue<StopClock>("stop-clock", (stored) => {
  const stoppedAt = storedNumber(stored, "stoppedAt");
  if (stoppedAt === null || Date.now() - stoppedAt > forgottenAfter) return null;
  return { stoppedAt, doneAt: storedNumber(stored, "doneAt") };
});

export const stopClock = {
  start: (now: number) => kept.write({ stoppedAt: now, doneAt: null }),
  finish: (now: number) => {
    const running = kept.read();
    if (running !== null) kept.write({ ...running, doneAt: now });
  },
  clear: () => kept.write(null),
} as const;

/** The clock of this device's stop; null when none runs. It outlives the page. */
export function useStopClock(): StopClock | null {
  return kept.use();
}
