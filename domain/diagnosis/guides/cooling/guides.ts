import type { Guide } from "../guide.ts";
import { coolantLow } from "./coolant-low.ts";
import { overheating } from "./overheating.ts";

/** Guides to cooling and cab climate. */
export const coolingGuides: readonly Guide[] = [coolantLow, overheating];
