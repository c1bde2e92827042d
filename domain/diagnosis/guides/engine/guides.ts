import type { Guide } from "../guide.ts";
import { lowPower } from "./low-power.ts";
import { oilPressureLow } from "./oil-pressure-low.ts";

/** Guides to the engine. */
export const engineGuides: readonly Guide[] = [lowPower, oilPressureLow];
