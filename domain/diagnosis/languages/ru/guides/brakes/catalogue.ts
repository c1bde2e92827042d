import absLamp from "./abs-lamp.json" with { type: "json" };
import airWillNotBuild from "./air-will-not-build.json" with { type: "json" };
import hotWheelEnd from "./hot-wheel-end.json" with { type: "json" };
import lowAirDriving from "./low-air-driving.json" with { type: "json" };
import trailerBrakesFrozen from "./trailer-brakes-frozen.json" with { type: "json" };

export const catalogue = {
  "abs-lamp": absLamp,
  "air-will-not-build": airWillNotBuild,
  "hot-wheel-end": hotWheelEnd,
  "low-air-driving": lowAirDriving,
  "trailer-brakes-frozen": trailerBrakesFrozen,
} as const;
