import absLamp from "./abs-lamp.json" with { type: "json" };
import chamberOrPushRod from "./chamber-or-push-rod.json" with { type: "json" };
import hotWheelEnd from "./hot-wheel-end.json" with { type: "json" };
import hydraulicPedalFloor from "./hydraulic-pedal-floor.json" with { type: "json" };
import pullsOrLongStops from "./pulls-or-long-stops.json" with { type: "json" };
import runawayOnAGrade from "./runaway-on-a-grade.json" with { type: "json" };
import tractorBrakesStuck from "./tractor-brakes-stuck.json" with { type: "json" };
import trailerBrakesFrozen from "./trailer-brakes-frozen.json" with { type: "json" };

export const catalogue = {
  "abs-lamp": absLamp,
  "chamber-or-push-rod": chamberOrPushRod,
  "hot-wheel-end": hotWheelEnd,
  "hydraulic-pedal-floor": hydraulicPedalFloor,
  "pulls-or-long-stops": pullsOrLongStops,
  "runaway-on-a-grade": runawayOnAGrade,
  "tractor-brakes-stuck": tractorBrakesStuck,
  "trailer-brakes-frozen": trailerBrakesFrozen,
} as const;
