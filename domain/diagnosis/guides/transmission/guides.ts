import type { Guide } from "../guide.ts";
import { automatedNoDrive } from "./automated-no-drive.ts";
import { clutch } from "./clutch.ts";
import { driveshaft } from "./driveshaft.ts";
import { noGear } from "./no-gear.ts";
import { stuckInGear } from "./stuck-in-gear.ts";
import { transmissionLeakOrHot } from "./transmission-leak-or-hot.ts";

/** Guides to clutch, transmission and driveline. */
export const transmissionGuides: readonly Guide[] = [
  automatedNoDrive,
  clutch,
  driveshaft,
  noGear,
  stuckInGear,
  transmissionLeakOrHot,
];
