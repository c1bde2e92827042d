import type { Guide } from "../guide.ts";
import { airBagLeaning } from "./air-bag-leaning.ts";
import { fifthWheelStuck } from "./fifth-wheel-stuck.ts";
import { fifthWheelWillNotLock } from "./fifth-wheel-will-not-lock.ts";
import { heavySteering } from "./heavy-steering.ts";
import { landingGear } from "./landing-gear.ts";
import { leafOrUBolt } from "./leaf-or-u-bolt.ts";
import { looseSteering } from "./loose-steering.ts";
import { shimmy } from "./shimmy.ts";
import { tandemsStuck } from "./tandems-stuck.ts";

/** Guides to steering, suspension and coupling. */
export const steeringGuides: readonly Guide[] = [
  airBagLeaning,
  fifthWheelStuck,
  fifthWheelWillNotLock,
  heavySteering,
  landingGear,
  leafOrUBolt,
  looseSteering,
  shimmy,
  tandemsStuck,
];
