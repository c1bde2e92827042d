import type { Guide } from "../guide.ts";
import { absLamp } from "./abs-lamp.ts";
import { airWillNotBuild } from "./air-will-not-build.ts";
import { hotWheelEnd } from "./hot-wheel-end.ts";
import { lowAirDriving } from "./low-air-driving.ts";
import { trailerBrakesFrozen } from "./trailer-brakes-frozen.ts";

/** Guides to air and hydraulic brakes. */
export const brakeGuides: readonly Guide[] = [
  absLamp,
  airWillNotBuild,
  hotWheelEnd,
  lowAirDriving,
  trailerBrakesFrozen,
];
