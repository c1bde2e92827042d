import type { Symptom } from "../symptom.ts";

/** Symptoms: places. */
export const places = {
  not_moving: { category: null, weight: 0, urgency: "medium", still: true },
  on_shoulder: { category: null, weight: 0, urgency: "medium" },
  in_safe_place: { category: null, weight: 0, urgency: "low" },
  leak_unknown: { category: null, weight: 0, urgency: "medium", ask: ["leak_what"] },
  noise_unknown: { category: null, weight: 0, urgency: "medium", ask: ["noise_when"] },
  truck_named: { category: null, weight: 0, urgency: "medium" },

  /** Is going to sleep, or to stay the night, in the truck. */
  sleeps: { category: null, weight: 0, urgency: "low" },
  /** Of the tires that are asked about, all. */
  tires_every: { category: null, weight: 0, urgency: "low" },
  load_shifted: { category: "roadside", weight: 4, urgency: "high", exit: true },
  load_falling: { category: "roadside", weight: 5, urgency: "emergency", flag: "unnamed_danger" },
} as const satisfies Record<string, Symptom>;
