import lowPower from "./low-power.json" with { type: "json" };
import oilPressureLow from "./oil-pressure-low.json" with { type: "json" };

export const catalogue = {
  "low-power": lowPower,
  "oil-pressure-low": oilPressureLow,
} as const;
