import type { Guide } from "../guide.ts";
import { bubblesPressure } from "./bubbles-pressure.ts";
import { coolantLow } from "./coolant-low.ts";
import { fan } from "./fan.ts";
import { frozenCoolant } from "./frozen-coolant.ts";
import { hoseOrClamp } from "./hose-or-clamp.ts";
import { noHeat } from "./no-heat.ts";
import { overheating } from "./overheating.ts";

/** Guides to cooling and cab climate. */
export const coolingGuides: readonly Guide[] = [
  bubblesPressure,
  coolantLow,
  fan,
  frozenCoolant,
  hoseOrClamp,
  noHeat,
  overheating,
];
