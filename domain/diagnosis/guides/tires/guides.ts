import type { Guide } from "../guide.ts";
import { dualFlat } from "./dual-flat.ts";
import { hotTire } from "./hot-tire.ts";
import { hubLeaking } from "./hub-leaking.ts";
import { looseWheel } from "./loose-wheel.ts";
import { slowLeak } from "./slow-leak.ts";
import { steerTire } from "./steer-tire.ts";
import { stuckMudSnow } from "./stuck-mud-snow.ts";
import { treadComingOff } from "./tread-coming-off.ts";

/** Guides to tires and wheels. */
export const tireGuides: readonly Guide[] = [
  dualFlat,
  hotTire,
  hubLeaking,
  looseWheel,
  slowLeak,
  steerTire,
  stuckMudSnow,
  treadComingOff,
];
