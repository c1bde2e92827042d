import brakeLights from "./brake-lights.json" with { type: "json" };
import burntWiringSmell from "./burnt-wiring-smell.json" with { type: "json" };
import dashDeadOrCutsOut from "./dash-dead-or-cuts-out.json" with { type: "json" };
import fuseBlowsAgain from "./fuse-blows-again.json" with { type: "json" };
import headlightsOut from "./headlights-out.json" with { type: "json" };
import notCharging from "./not-charging.json" with { type: "json" };
import trailerLightsOut from "./trailer-lights-out.json" with { type: "json" };

export const catalogue = {
  "brake-lights": brakeLights,
  "burnt-wiring-smell": burntWiringSmell,
  "dash-dead-or-cuts-out": dashDeadOrCutsOut,
  "fuse-blows-again": fuseBlowsAgain,
  "headlights-out": headlightsOut,
  "not-charging": notCharging,
  "trailer-lights-out": trailerLightsOut,
} as const;
