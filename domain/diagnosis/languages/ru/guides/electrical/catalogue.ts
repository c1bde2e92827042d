import clicksNoCrank from "./clicks-no-crank.json" with { type: "json" };
import notCharging from "./not-charging.json" with { type: "json" };
import trailerLightsOut from "./trailer-lights-out.json" with { type: "json" };

export const catalogue = {
  "clicks-no-crank": clicksNoCrank,
  "not-charging": notCharging,
  "trailer-lights-out": trailerLightsOut,
} as const;
