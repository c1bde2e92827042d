import type { Clock } from "#worker/ports/clock.ts";

export const systemClock: Clock = { now: () => Date.now() };
