import type { Guide } from "../guide.ts";
import { noGear } from "./no-gear.ts";

/** Guides to clutch, transmission and driveline. */
export const transmissionGuides: readonly Guide[] = [noGear];
