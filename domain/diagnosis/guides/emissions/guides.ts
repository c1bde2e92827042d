import type { Guide } from "../guide.ts";
import { amberEngineLamp } from "./amber-engine-lamp.ts";
import { defWarning } from "./def-warning.ts";
import { filterFull } from "./filter-full.ts";
import { redStopLamp } from "./red-stop-lamp.ts";

/** Guides to emissions and warning lamps. */
export const emissionGuides: readonly Guide[] = [amberEngineLamp, defWarning, filterFull, redStopLamp];
