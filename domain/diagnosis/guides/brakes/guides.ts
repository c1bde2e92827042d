import type { Guide } from "../guide.ts";
import { absLamp } from "./abs-lamp.ts";
import { airWillNotBuild } from "./air-will-not-build.ts";
import { chamberOrPushRod } from "./chamber-or-push-rod.ts";
import { dryerPurgingOrFrozen } from "./dryer-purging-or-frozen.ts";
import { hotWheelEnd } from "./hot-wheel-end.ts";
import { hydraulicPedalFloor } from "./hydraulic-pedal-floor.ts";
import { leaksDownParked } from "./leaks-down-parked.ts";
import { lowAirDriving } from "./low-air-driving.ts";
import { oneCircuitLow } from "./one-circuit-low.ts";
import { parkingKnobPops } from "./parking-knob-pops.ts";
import { pullsOrLongStops } from "./pulls-or-long-stops.ts";
import { runawayOnAGrade } from "./runaway-on-a-grade.ts";
import { tractorBrakesStuck } from "./tractor-brakes-stuck.ts";
import { trailerBrakesFrozen } from "./trailer-brakes-frozen.ts";
import { trailerSideLeak } from "./trailer-side-leak.ts";

/** Guides to air and hydraulic brakes. */
export const brakeGuides: readonly Guide[] = [
  absLamp,
  airWillNotBuild,
  hotWheelEnd,
  lowAirDriving,
  trailerBrakesFrozen,
  leaksDownParked,
  oneCircuitLow,
  trailerSideLeak,
  dryerPurgingOrFrozen,
  tractorBrakesStuck,
  parkingKnobPops,
  pullsOrLongStops,
  chamberOrPushRod,
  hydraulicPedalFloor,
  runawayOnAGrade,
];
