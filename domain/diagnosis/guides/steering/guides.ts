import type { Guide } from "../guide.ts";
import { fifthWheelStuck } from "./fifth-wheel-stuck.ts";
import { heavySteering } from "./heavy-steering.ts";
import { looseSteering } from "./loose-steering.ts";
import { shimmy } from "./shimmy.ts";

/** Guides to steering, suspension and coupling. */
export const steeringGuides: readonly Guide[] = [fifthWheelStuck, heavySteering, looseSteering, shimmy];
