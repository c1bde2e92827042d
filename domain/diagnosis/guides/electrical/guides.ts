import type { Guide } from "../guide.ts";
import { brakeLights } from "./brake-lights.ts";
import { burntWiringSmell } from "./burnt-wiring-smell.ts";
import { dashDead } from "./dash-dead-or-cuts-out.ts";
import { fuseBlowsAgain } from "./fuse-blows-again.ts";
import { headlightsOut } from "./headlights-out.ts";
import { notCharging } from "./not-charging.ts";
import { trailerLightsOut } from "./trailer-lights-out.ts";

/** Guides to lights, wiring and charging. */
export const electricalGuides: readonly Guide[] = [
  brakeLights,
  burntWiringSmell,
  dashDead,
  fuseBlowsAgain,
  headlightsOut,
  notCharging,
  trailerLightsOut,
];
