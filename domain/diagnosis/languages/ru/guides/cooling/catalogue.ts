import coolantLow from "./coolant-low.json" with { type: "json" };
import overheating from "./overheating.json" with { type: "json" };

export const catalogue = {
  "coolant-low": coolantLow,
  overheating,
} as const;
