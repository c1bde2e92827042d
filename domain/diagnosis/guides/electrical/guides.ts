import type { Guide } from "../guide.ts";
import { brakeLights } from "./brake-lights.ts";
import { burntWiringSmell } from "./burnt-wiring-smell.ts";
import { clicksNoCrank } from "./clicks-no-crank.ts";
import { dashDead } from "./dash-dead-or-cuts-out.ts";
import { deadOvernight } from "./dead-overnight.ts";
import { fuseBlowsAgain } from "./fuse-blows-again.ts";
import { headlightsOut } from "./headlights-out.ts";
import { immobilizerKey } from "./immobilizer-key.ts";
import { jumpStart } from "./jump-start.ts";
import { notCharging } from "./not-charging.ts";
import { nothingAtAll } from "./nothing-at-all.ts";
import { slowCrank } from "./slow-crank.ts";
import { trailerLightsOut } from "./trailer-lights-out.ts";

/** Guides to starting, charging and lights. */
export const electricalGuides: readonly Guide[] = [
  clicksNoCrank,
  notCharging,
  trailerLightsOut,
  nothingAtAll,
  slowCrank,
  jumpStart,
  deadOvernight,
  headlightsOut,
  brakeLights,
  dashDead,
  burntWiringSmell,
  immobilizerKey,
  fuseBlowsAgain,
];
