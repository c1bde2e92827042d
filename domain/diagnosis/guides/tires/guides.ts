import type { Guide } from "../guide.ts";
import { dualFlat } from "./dual-flat.ts";
import { looseWheel } from "./loose-wheel.ts";

/** Guides to tires and wheels. */
export const tireGuides: readonly Guide[] = [dualFlat, looseWheel];
