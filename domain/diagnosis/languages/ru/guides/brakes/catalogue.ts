import airWillNotBuild from "./air-will-not-build.json" with { type: "json" };

export const catalogue = {
  "air-will-not-build": airWillNotBuild,
} as const;
