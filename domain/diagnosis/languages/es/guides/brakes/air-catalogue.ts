import airWillNotBuild from "./air-will-not-build.json" with { type: "json" };
import dryerPurgingOrFrozen from "./dryer-purging-or-frozen.json" with { type: "json" };
import leaksDownParked from "./leaks-down-parked.json" with { type: "json" };
import lowAirDriving from "./low-air-driving.json" with { type: "json" };
import oneCircuitLow from "./one-circuit-low.json" with { type: "json" };
import parkingKnobPops from "./parking-knob-pops.json" with { type: "json" };
import trailerSideLeak from "./trailer-side-leak.json" with { type: "json" };

export const catalogue = {
  "air-will-not-build": airWillNotBuild,
  "dryer-purging-or-frozen": dryerPurgingOrFrozen,
  "leaks-down-parked": leaksDownParked,
  "low-air-driving": lowAirDriving,
  "one-circuit-low": oneCircuitLow,
  "parking-knob-pops": parkingKnobPops,
  "trailer-side-leak": trailerSideLeak,
} as const;
