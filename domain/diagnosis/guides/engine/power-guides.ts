import type { Guide } from "../guide.ts";
import { diesWhileDriving } from "./dies-while-driving.ts";
import { engineProtectionShutdown } from "./engine-protection-shutdown.ts";
import { lowPower } from "./low-power.ts";
import { pedalDoesNothing } from "./pedal-does-nothing.ts";
import { runawayEngine } from "./runaway-engine.ts";
import { turboBoost } from "./turbo-boost.ts";

/** Guides to an engine that loses power, stops or does not stop. */
export const powerGuides: readonly Guide[] = [
  diesWhileDriving,
  engineProtectionShutdown,
  lowPower,
  pedalDoesNothing,
  runawayEngine,
  turboBoost,
];
