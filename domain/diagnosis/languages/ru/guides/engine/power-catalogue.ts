import diesWhileDriving from "./dies-while-driving.json" with { type: "json" };
import engineProtectionShutdown from "./engine-protection-shutdown.json" with { type: "json" };
import lowPower from "./low-power.json" with { type: "json" };
import pedalDoesNothing from "./pedal-does-nothing.json" with { type: "json" };
import runawayEngine from "./runaway-engine.json" with { type: "json" };
import turboBoost from "./turbo-boost.json" with { type: "json" };

export const catalogue = {
  "dies-while-driving": diesWhileDriving,
  "engine-protection-shutdown": engineProtectionShutdown,
  "low-power": lowPower,
  "pedal-does-nothing": pedalDoesNothing,
  "runaway-engine": runawayEngine,
  "turbo-boost": turboBoost,
} as const;
