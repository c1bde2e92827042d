import type { Guide } from "../guide.ts";
import { coolantInOil } from "./coolant-in-oil.ts";
import { diesWhileDriving } from "./dies-while-driving.ts";
import { engineProtectionShutdown } from "./engine-protection-shutdown.ts";
import { exhaustLeak } from "./exhaust-leak.ts";
import { exhaustSmoke } from "./exhaust-smoke.ts";
import { knock } from "./knock.ts";
import { lowPower } from "./low-power.ts";
import { oilLeak } from "./oil-leak.ts";
import { oilPressureLow } from "./oil-pressure-low.ts";
import { pedalDoesNothing } from "./pedal-does-nothing.ts";
import { runawayEngine } from "./runaway-engine.ts";
import { turboBoost } from "./turbo-boost.ts";

/** Guides to the engine. */
export const engineGuides: readonly Guide[] = [
  lowPower,
  oilPressureLow,
  diesWhileDriving,
  engineProtectionShutdown,
  pedalDoesNothing,
  knock,
  runawayEngine,
  exhaustSmoke,
  oilLeak,
  coolantInOil,
  turboBoost,
  exhaustLeak,
];
