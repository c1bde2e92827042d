import type { Guide } from "../guide.ts";
import { fifthWheelStuck } from "./fifth-wheel-stuck.ts";

/** Guides to steering, suspension and coupling. */
export const steeringGuides: readonly Guide[] = [fifthWheelStuck];
