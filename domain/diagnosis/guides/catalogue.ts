import type { Guide, GuideSystem } from "./guide.ts";

/** Guides that may be shown: whole in all four languages. The others are written and reviewed in English. */
export const offeredGuides: ReadonlySet<string> = new Set([
  "abs-lamp",
  "air-will-not-build",
  "amber-engine-lamp",
  "clicks-no-crank",
  "coolant-low",
  "cranks-no-start",
  "def-warning",
  "dual-flat",
  "fifth-wheel-stuck",
  "filter-full",
  "gelled-fuel",
  "hot-wheel-end",
  "loose-wheel",
  "low-air-driving",
  "low-power",
  "no-gear",
  "not-charging",
  "oil-pressure-low",
  "overheating",
  "red-stop-lamp",
  "trailer-brakes-frozen",
  "trailer-lights-out",
]);

/**
 * Every guide of one system. Each folder is a module of its own that is loaded at first use, so that neither the page nor
 * the worker's start reads a guide that nobody has asked for.
 */
export const loadGuides: Readonly<Partial<Record<GuideSystem, () => Promise<readonly Guide[]>>>> = {
  brakes: async () => (await import("./brakes/guides.ts")).brakeGuides,
  electrical: async () => (await import("./electrical/guides.ts")).electricalGuides,
  tires: async () => (await import("./tires/guides.ts")).tireGuides,
  cooling: async () => (await import("./cooling/guides.ts")).coolingGuides,
  emissions: async () => (await import("./emissions/guides.ts")).emissionGuides,
  fuel: async () => (await import("./fuel/guides.ts")).fuelGuides,
  engine: async () => (await import("./engine/guides.ts")).engineGuides,
  transmission: async () => (await import("./transmission/guides.ts")).transmissionGuides,
  steering: async () => (await import("./steering/guides.ts")).steeringGuides,
};
