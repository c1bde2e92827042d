import amberEngineLamp from "./amber-engine-lamp.json" with { type: "json" };
import defWarning from "./def-warning.json" with { type: "json" };
import filterFull from "./filter-full.json" with { type: "json" };
import redStopLamp from "./red-stop-lamp.json" with { type: "json" };

export const catalogue = {
  "amber-engine-lamp": amberEngineLamp,
  "def-warning": defWarning,
  "filter-full": filterFull,
  "red-stop-lamp": redStopLamp,
} as const;
