import coolantInOil from "./coolant-in-oil.json" with { type: "json" };
import exhaustLeak from "./exhaust-leak.json" with { type: "json" };
import exhaustSmoke from "./exhaust-smoke.json" with { type: "json" };
import knock from "./knock.json" with { type: "json" };
import oilLeak from "./oil-leak.json" with { type: "json" };
import oilPressureLow from "./oil-pressure-low.json" with { type: "json" };

export const catalogue = {
  "coolant-in-oil": coolantInOil,
  "exhaust-leak": exhaustLeak,
  "exhaust-smoke": exhaustSmoke,
  knock,
  "oil-leak": oilLeak,
  "oil-pressure-low": oilPressureLow,
} as const;
