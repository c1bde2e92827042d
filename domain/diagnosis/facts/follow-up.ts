import type { ConceptId } from "../lexicon/concepts.ts";
import type { QuestionId } from "./advice.ts";
import type { SymptomId } from "./symptoms.ts";

interface FollowUp {
  /** What a plain yes or no means. */
  readonly yes?: readonly SymptomId[];
  readonly no?: readonly SymptomId[];
  /** Symptoms that answer the question already: it is not asked any more. */
  readonly settledBy?: readonly SymptomId[];
  /** Concepts that answer it whichever way they are said: affirmed or denied. */
  readonly saidBy?: readonly ConceptId[];
}

/** What answers mean, and when a question needs no asking. */
export const followUps: Readonly<Partial<Record<QuestionId, FollowUp>>> = {
  air_building: { yes: ["air_ok"], no: ["low_air"], settledBy: ["air_ok"] },
  air_gauges: { no: ["low_air"], settledBy: ["low_air", "air_ok", "air_slow"] },
  brake_power: { no: ["brakes_weak"] },
  brake_what: {
    settledBy: [
      "no_brakes",
      "brakes_locked",
      "brakes_drag",
      "brakes_weak",
      "brakes_noise",
      "brakes_pull",
      "abs_lamp",
      "air_leak",
      "low_air",
      "hot_brakes",
    ],
  },
  burning_clutch: { yes: ["trans_slip"] },
  charging_volts: { settledBy: ["not_charging", "no_start", "no_crank", "crank_no_start"] },
  coolant_puddle: { yes: ["overheat_severe"], settledBy: ["overheat_severe", "coolant_leak"] },
  cranks: {
    yes: ["cranks_yes"],
    no: ["no_crank"],
    settledBy: ["no_crank", "crank_no_start", "cranks_yes", "battery_dead"],
  },
  dash_lights: { no: ["battery_dead"], settledBy: ["battery_dead"] },
  derate_now: { yes: ["derate"], settledBy: ["derate", "low_power"] },
  electrical_what: {
    settledBy: ["no_crank", "no_start", "lights_out", "dash_dead", "not_charging", "battery_dead", "fuse_wiring"],
  },
  engine_runs: { no: ["not_moving"] },
  engine_what: {
    settledBy: [
      "low_power",
      "engine_shutdown",
      "rough_running",
      "engine_noise",
      "oil_leak",
      "exhaust_smoke",
      "no_start",
      "no_crank",
      "turbo",
    ],
  },
  fuel_near_heat: { yes: ["fuel_pouring"], settledBy: ["fuel_pouring"] },
  fuel_what: {
    settledBy: [
      "fuel_pouring",
      "fuel_seep",
      "fuel_smell",
      "low_power",
      "crank_no_start",
      "gelled",
      "out_of_fuel",
      "fuel_filter",
      "water_in_fuel",
      "bad_fuel",
    ],
  },
  hot_smell: { yes: ["burning_electrical"], settledBy: ["burning_electrical"] },
  dpf_flashing: { settledBy: ["dpf_flashing"], saidBy: ["flash"] },
  hot_wheel_smoke: { yes: ["hot_brakes"], settledBy: ["hot_brakes"], saidBy: ["smoke"] },
  inducement_update: {},
  lamp_colour: { settledBy: ["red_stop_lamp", "abs_lamp", "def", "dpf"], saidBy: ["amber_lamp", "red_lamp"] },
  lamp_with_power: {
    settledBy: ["red_stop_lamp", "warning_named", "check_engine"],
    saidBy: ["amber_lamp", "red_lamp", "lamp"],
  },
  leak_what: { settledBy: ["fuel_pouring", "fuel_seep", "oil_leak", "coolant_leak", "air_leak", "trans_leak"] },
  leaning: { yes: ["leaning"], settledBy: ["leaning"] },
  load_shifted: {},
  oil_pressure_ok: { settledBy: ["oil_pressure_low"] },
  safe_place: { yes: ["in_safe_place"], no: ["live_lane"], settledBy: ["in_safe_place", "on_shoulder", "live_lane"] },
  steering_free_play: { yes: ["steering_lost"], settledBy: ["steering_lost"] },
  temp_now: { settledBy: ["overheat_severe"] },
  tire_position: { settledBy: ["steer_tire"] },
  where_smoke: { settledBy: ["hot_brakes", "burning_electrical", "exhaust_smoke"] },
  which_gauge: { settledBy: ["oil_pressure_low", "overheat_severe", "low_air"] },
};
