import type { Guide } from "../guide.ts";
import { airWillNotBuild } from "./air-will-not-build.ts";
import { trailerBrakesFrozen } from "./trailer-brakes-frozen.ts";

/** Guides to air and hydraulic brakes. */
export const brakeGuides: readonly Guide[] = [airWillNotBuild, trailerBrakesFrozen];
