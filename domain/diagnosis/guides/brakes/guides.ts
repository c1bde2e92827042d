import type { Guide } from "../guide.ts";
import { absLamp } from "./abs-lamp.ts";
import { chamberOrPushRod } from "./chamber-or-push-rod.ts";
import { hotWheelEnd } from "./hot-wheel-end.ts";
import { hydraulicPedalFloor } from "./hydraulic-pedal-floor.ts";
import { pullsOrLongStops } from "./pulls-or-long-stops.ts";
import { runawayOnAGrade } from "./runaway-on-a-grade.ts";
import { tractorBrakesStuck } from "./tractor-brakes-stuck.ts";
import { trailerBrakesFrozen } from "./trailer-brakes-frozen.ts";

/** Guides to brakes at the wheels. */
export const brakeGuides: readonly Guide[] = [
  absLamp,
  chamberOrPushRod,
  hotWheelEnd,
  hydraulicPedalFloor,
  pullsOrLongStops,
  runawayOnAGrade,
  tractorBrakesStuck,
  trailerBrakesFrozen,
];
