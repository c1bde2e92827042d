import type { Symptom } from "../symptom.ts";

/** Symptoms: tires. */
export const tires = {
  tires_named: { category: "tires", weight: 2, urgency: "medium", ask: ["tire_position"] },
  blowout: {
    category: "tires",
    weight: 5,
    urgency: "high",
    exit: true,
    causes: ["tire_underinflated", "road_debris"],
    checks: ["tire_mate", "tire_damage"],
    ask: ["tire_position"],
  },
  flat: {
    category: "tires",
    weight: 4.5,
    urgency: "high",
    exit: true,
    causes: ["road_debris", "valve_stem"],
    checks: ["tire_mate", "tire_damage"],
    ask: ["tire_position"],
  },
  tire_low: {
    category: "tires",
    weight: 4,
    urgency: "high",
    exit: true,
    causes: ["road_debris", "valve_stem"],
    checks: ["tire_mate", "tire_damage"],
    ask: ["tire_position"],
  },
  tire_damage: {
    category: "tires",
    weight: 4.5,
    urgency: "high",
    exit: true,
    causes: ["tire_worn", "road_debris"],
    checks: ["tire_damage", "tire_mate"],
    ask: ["tire_position"],
  },
  tire_wear: {
    category: "tires",
    weight: 4,
    urgency: "low",
    causes: ["alignment", "tire_underinflated"],
    checks: ["tire_damage"],
  },
  hub_leak: {
    category: "tires",
    weight: 4,
    urgency: "high",
    exit: true,
    causes: ["hub_seal", "wheel_bearing"],
    checks: ["hot_wheel"],
    ask: ["hot_wheel_smoke"],
  },
} as const satisfies Record<string, Symptom>;
