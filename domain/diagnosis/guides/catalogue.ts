import type { Guide, GuidePart } from "./guide.ts";

/**
 * Guides that may be shown, by the part that they are loaded with: whole in all four languages. The others are written and
 * reviewed in English.
 */
const offeredIn: Readonly<Record<GuidePart, readonly string[]>> = {
  air: [
    "air-will-not-build",
    "dryer-purging-or-frozen",
    "leaks-down-parked",
    "low-air-driving",
    "one-circuit-low",
    "parking-knob-pops",
    "trailer-side-leak",
  ],
  brakes: [
    "abs-lamp",
    "chamber-or-push-rod",
    "hot-wheel-end",
    "hydraulic-pedal-floor",
    "pulls-or-long-stops",
    "runaway-on-a-grade",
    "tractor-brakes-stuck",
    "trailer-brakes-frozen",
  ],
  starting: ["clicks-no-crank", "dead-overnight", "immobilizer-key", "jump-start", "nothing-at-all", "slow-crank"],
  electrical: [
    "brake-lights",
    "burnt-wiring-smell",
    "dash-dead-or-cuts-out",
    "fuse-blows-again",
    "headlights-out",
    "not-charging",
    "trailer-lights-out",
  ],
  power: [
    "dies-while-driving",
    "engine-protection-shutdown",
    "low-power",
    "pedal-does-nothing",
    "runaway-engine",
    "turbo-boost",
  ],
  engine: ["coolant-in-oil", "exhaust-leak", "exhaust-smoke", "knock", "oil-leak", "oil-pressure-low"],
  cooling: ["bubbles-pressure", "coolant-low", "fan", "frozen-coolant", "hose-or-clamp", "no-heat", "overheating"],
  fuel: [
    "cranks-no-start",
    "filter-plugged",
    "fuel-line-leak",
    "gelled-fuel",
    "out-of-fuel",
    "tank-holed",
    "water-in-fuel",
    "wrong-fuel",
  ],
  emissions: [
    "amber-engine-lamp",
    "def-frozen-or-wrong",
    "def-low",
    "def-warning",
    "derate-countdown",
    "filter-full",
    "hot-exhaust-lamp",
    "nox-sensor",
    "red-stop-lamp",
    "regen-refused",
    "unknown-code",
  ],
  transmission: ["automated-no-drive", "clutch", "driveshaft", "no-gear", "stuck-in-gear", "transmission-leak-or-hot"],
  tires: [
    "dual-flat",
    "hot-tire",
    "hub-leaking",
    "loose-wheel",
    "slow-leak",
    "steer-tire",
    "stuck-mud-snow",
    "tread-coming-off",
  ],
  steering: [
    "air-bag-leaning",
    "fifth-wheel-stuck",
    "fifth-wheel-will-not-lock",
    "heavy-steering",
    "landing-gear",
    "leaf-or-u-bolt",
    "loose-steering",
    "shimmy",
    "tandems-stuck",
  ],
};

export const offeredGuides: ReadonlySet<string> = new Set(Object.values(offeredIn).flat());

/** The part that a guide is loaded with; null where it is not offered. */
export function partOf(guideId: string): GuidePart | null {
  const found = Object.entries(offeredIn).find(([, ids]) => ids.includes(guideId));
  return found === undefined ? null : (found[0] as GuidePart);
}

/**
 * Every guide of one part. Each part is a module that is loaded at first use, so that neither the page nor the worker's
 * start reads a guide that no conversation needs.
 */
export const loadGuides: Readonly<Record<GuidePart, () => Promise<readonly Guide[]>>> = {
  air: async () => (await import("./brakes/air-guides.ts")).airGuides,
  brakes: async () => (await import("./brakes/guides.ts")).brakeGuides,
  starting: async () => (await import("./electrical/starting-guides.ts")).startingGuides,
  electrical: async () => (await import("./electrical/guides.ts")).electricalGuides,
  power: async () => (await import("./engine/power-guides.ts")).powerGuides,
  engine: async () => (await import("./engine/guides.ts")).engineGuides,
  cooling: async () => (await import("./cooling/guides.ts")).coolingGuides,
  fuel: async () => (await import("./fuel/guides.ts")).fuelGuides,
  emissions: async () => (await import("./emissions/guides.ts")).emissionGuides,
  transmission: async () => (await import("./transmission/guides.ts")).transmissionGuides,
  tires: async () => (await import("./tires/guides.ts")).tireGuides,
  steering: async () => (await import("./steering/guides.ts")).steeringGuides,
};
