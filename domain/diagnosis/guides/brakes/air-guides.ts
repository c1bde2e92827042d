import type { Guide } from "../guide.ts";
import { airWillNotBuild } from "./air-will-not-build.ts";
import { dryerPurgingOrFrozen } from "./dryer-purging-or-frozen.ts";
import { leaksDownParked } from "./leaks-down-parked.ts";
import { lowAirDriving } from "./low-air-driving.ts";
import { oneCircuitLow } from "./one-circuit-low.ts";
import { parkingKnobPops } from "./parking-knob-pops.ts";
import { trailerSideLeak } from "./trailer-side-leak.ts";

/** Guides to air brakes: supply, leaks and valves. */
export const airGuides: readonly Guide[] = [
  airWillNotBuild,
  dryerPurgingOrFrozen,
  leaksDownParked,
  lowAirDriving,
  oneCircuitLow,
  parkingKnobPops,
  trailerSideLeak,
];
