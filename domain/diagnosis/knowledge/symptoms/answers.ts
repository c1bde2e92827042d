import type { Symptom } from "../symptom.ts";

/** Symptoms: answers. */
export const answers = {
  cranks_yes: {
    category: "fuel",
    weight: 3,
    urgency: "medium",
    still: true,
    causes: ["fuel_starved", "fuel_filter_clogged", "lost_prime"],
    checks: ["fuel_level", "fuel_bowl"],
    ask: ["fuel_event"],
  },
  air_ok: { category: null, weight: 0, urgency: "low" },
  oil_ok: { category: null, weight: 0, urgency: "low" },
  heat_ok: { category: null, weight: 0, urgency: "low" },
  brakes_ok: { category: null, weight: 0, urgency: "low" },
  charge_ok: { category: null, weight: 0, urgency: "low" },
  def_ok: { category: null, weight: 0, urgency: "low" },
  oil_level_ok: { category: null, weight: 0, urgency: "low" },
  vibration_wheel: { category: null, weight: 0, urgency: "low" },
  vibration_seat: { category: null, weight: 0, urgency: "low" },
  yes: { category: null, weight: 0, urgency: "low" },
  no: { category: null, weight: 0, urgency: "low" },
} as const satisfies Record<string, Symptom>;
