import type { CheckId, QuestionId } from "./advice.ts";
import type { AnswerId } from "./asked-for.ts";
import type { ConceptId } from "./concepts.ts";
import { gaugesWell } from "./refuted.ts";
import type { SymptomId } from "./symptoms.ts";

export interface FollowUp {
  /** What a plain yes or no means. */
  readonly yes?: readonly SymptomId[];
  readonly no?: readonly SymptomId[];
  /** A yes or a no means it only where nothing is said beside it: "yes parked" says nothing of two alternatives. */
  readonly onlyBare?: "yes" | "no";
  /** A yes beside one of these speaks of that, and not of what was asked: "yes, the dash lights are bright". */
  readonly notOf?: readonly ConceptId[];
  /** Symptoms that answer the question already: it is not asked any more. */
  readonly settledBy?: readonly SymptomId[];
  /** The same of symptoms that only all together answer it. */
  readonly settledByAll?: readonly SymptomId[];
  /** Concepts that answer it whichever way they are said, affirmed or denied; with a minus before it only denied. */
  readonly saidBy?: readonly (ConceptId | `-${ConceptId}`)[];
  /** The answer takes the key or a running engine. */
  readonly withKey?: true;
  /** Symptoms beside which nobody would ask it. */
  readonly notWith?: readonly SymptomId[];
}

/** The engine does not run. */
const notRunning = [
  "no_start",
  "no_crank",
  "crank_no_start",
  "cranks_yes",
  "battery_dead",
  "gelled",
  "out_of_fuel",
] as const satisfies readonly SymptomId[];
/** Faults that are no stop, with which nobody turns the key or lets the engine run to find out more. */
export const notToStart: ReadonlySet<SymptomId> = new Set([
  "bad_fuel",
  "coolant_leak",
  "coolant_low",
  "fuel_seep",
  "fuel_smell",
  "milky_oil",
  "oil_overfull",
  "overheat",
  "wrong_fluid",
]);

/** What answers mean, and when a question needs no asking. */
export const followUps: Readonly<Partial<Record<QuestionId, FollowUp>>> = {
  air_building: { yes: ["air_ok"], no: ["low_air"], settledBy: ["air_ok"] },
  air_gauges: { no: ["low_air"], onlyBare: "no", settledBy: ["air_ok"] },
  brake_power: {
    yes: ["brakes_ok"],
    no: ["brakes_weak"],
    settledBy: ["brakes_ok", "brakes_weak", "no_brakes", "low_air", "brakes_locked"],
    saidBy: ["stops_badly"],
  },
  burning_clutch: { yes: ["trans_slip"], settledBy: ["trans_leak"], saidBy: ["smell"] },
  charging_volts: { withKey: true, notWith: notRunning },
  click_or_silent: { saidBy: ["click", "nothing"], withKey: true },
  code_on_dash: { saidBy: ["-code", "-lamp"], notWith: ["oil_overfull", "milky_oil", "wrong_fluid"] },
  coolant_puddle: {
    yes: ["overheat_severe"],
    settledBy: ["overheat_severe", "coolant_leak"],
    saidBy: ["steam", "puddle", "leak"],
  },
  cranks: {
    yes: ["cranks_yes"],
    no: ["no_crank"],
    settledBy: ["no_crank", "crank_no_start", "cranks_yes", "battery_dead"],
    saidBy: ["crank"],
    notOf: ["dash", "ext_light", "lamp"],
    withKey: true,
  },
  dash_lights: {
    no: ["battery_dead"],
    settledBy: ["battery_dead", "dash_dead"],
    saidBy: ["dash"],
    withKey: true,
  },
  def_full: { yes: ["def_ok"], settledBy: ["def_ok"], saidBy: ["full", "empty"], notWith: ["dpf"] },
  def_in_fuel: { yes: ["wrong_fluid"], settledBy: ["wrong_fluid"], saidBy: ["mixed", "def", "gelled", "cold_weather"] },
  derate_now: {
    yes: ["derate"],
    settledBy: ["derate"],
    saidBy: ["no_power", "limp", "power"],
    notWith: notRunning,
  },
  electrical_what: { settledBy: ["no_start"] },
  engine_runs: { no: ["not_moving"], saidBy: ["run"], notWith: notRunning },
  fuel_event: {
    settledBy: ["fuel_filter", "out_of_fuel"],
    saidBy: ["fueled", "cold_weather", "gelled"],
  },
  fuel_near_heat: { yes: ["fuel_pouring"], settledBy: ["fuel_pouring"], saidBy: ["exhaust", "turbo"] },
  fuel_what: { settledBy: ["low_power"] },
  gear_display: { saidBy: ["dash"] },
  hot_smell: { yes: ["burning_electrical"], saidBy: ["smell"] },
  dpf_flashing: { settledBy: ["dpf_flashing"], saidBy: ["flash", "-lamp"], notWith: ["hot_exhaust_lamp"] },
  hot_wheel_smoke: {
    yes: ["hot_brakes"],
    settledBy: ["hot_brakes"],
    saidBy: ["smoke", "smell"],
    notWith: ["brakes_locked", "blowout", "flat", "tire_low"],
  },
  inducement_update: { notWith: ["dpf"] },
  lamp_colour: {
    settledBy: ["red_stop_lamp", "abs_lamp", "def", "dpf", "hot_exhaust_lamp"],
    saidBy: ["amber_lamp", "red_lamp", "amber", "-lamp"],
  },
  lamp_with_power: {
    settledBy: ["red_stop_lamp", "warning_named", "check_engine"],
    saidBy: ["amber_lamp", "red_lamp", "lamp", "amber"],
  },
  leak_amount: { saidBy: ["pour", "small"], notWith: ["trans_slip"] },
  leaning: { yes: ["leaning"], saidBy: ["lean", "coupling"] },
  left_on: { settledBy: ["not_charging"] },
  lights_which: { saidBy: ["trailer", "every", "front", "rear", "brake_light"], notWith: notRunning },
  load_shifted: { yes: ["load_shifted"], settledBy: ["load_shifted"] },
  noise_when: {
    saidBy: ["turn", "brake_action", "throttle", "revs"],
    notWith: notRunning,
  },
  oil_level: { settledBy: ["oil_overfull", "milky_oil", "oil_dry", "oil_use", "oil_level_ok"] },
  oil_pressure_ok: { withKey: true, notWith: notRunning },
  restarts: {
    settledBy: notRunning,
    saidBy: ["start", "wont_start", "hard_start"],
    withKey: true,
    notWith: ["oil_leak", "oil_use"],
  },
  safe_place: { yes: ["in_safe_place"], no: ["live_lane"], settledBy: ["in_safe_place", "on_shoulder", "live_lane"] },
  steering_free_play: { yes: ["steering_lost"], onlyBare: "yes", settledBy: ["steering_lost"] },
  temp_now: { saidBy: ["cool_down"], notWith: notRunning },
  tire_position: { settledBy: ["steer_tire", "tires_gone"], saidBy: ["rear", "steer_tire"] },
  vibration_where: { settledBy: ["vibration_wheel"] },
  where_smoke: {
    settledBy: ["hot_brakes", "burning_electrical", "exhaust_smoke"],
    saidBy: ["hood", "cab", "engine", "tire", "cigarette"],
  },
  which_gauge: {
    settledBy: ["oil_pressure_low", "overheat_severe", "low_air"],
    settledByAll: gaugesWell,
    saidBy: ["gauge"],
  },
};

/** What a question is explained with to whoever did not understand it. */
export const explanations: Readonly<Partial<Record<QuestionId, AnswerId | CheckId>>> = {
  air_building: "gauges",
  air_gauges: "gauges",
  charging_volts: "gauges",
  code_on_dash: "code",
  def_full: "steady",
  dpf_flashing: "steady",
  lamp_colour: "steady",
  lamp_with_power: "steady",
  oil_level: "oil_dipstick",
  oil_pressure_ok: "gauges",
  temp_now: "gauges",
  which_gauge: "gauges",
};
