import type { Symptom } from "../symptom.ts";

/** Symptoms: requests. */
export const requests = {
  want_tow: { category: "towing", weight: 5.8, urgency: "medium", still: true, ask: ["place"] },
  stuck_off_road: { category: "towing", weight: 4, urgency: "high", still: true, ask: ["place"] },
  want_roadside: { category: "roadside", weight: 4.6, urgency: "medium", still: true, ask: ["place"] },
  locked_out: { category: "roadside", weight: 5, urgency: "medium", still: true, ask: ["place"] },
  want_parts: { category: "parts", weight: 5.6, urgency: "low", still: true, ask: ["part_which"] },
  want_human: { category: null, weight: 0, urgency: "low" },
  account: { category: "account", weight: 4, urgency: "low", still: true },
  off_topic: { category: "off_topic", weight: 0.9, urgency: "low", still: true },
  defeat: { category: null, weight: 0, urgency: "low" },
  greeting: { category: null, weight: 0, urgency: "low" },
} as const satisfies Record<string, Symptom>;
