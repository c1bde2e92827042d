import type { Guide } from "../guide.ts";
import { clicksNoCrank } from "./clicks-no-crank.ts";
import { notCharging } from "./not-charging.ts";
import { trailerLightsOut } from "./trailer-lights-out.ts";

/** Guides to starting, charging and lights. */
export const electricalGuides: readonly Guide[] = [clicksNoCrank, notCharging, trailerLightsOut];
