import dualFlat from "./dual-flat.json" with { type: "json" };
import looseWheel from "./loose-wheel.json" with { type: "json" };

export const catalogue = {
  "dual-flat": dualFlat,
  "loose-wheel": looseWheel,
} as const;
