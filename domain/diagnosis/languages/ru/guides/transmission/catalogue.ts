import noGear from "./no-gear.json" with { type: "json" };

export const catalogue = {
  "no-gear": noGear,
} as const;
