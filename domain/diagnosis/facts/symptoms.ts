import type { UrgencyLevel } from "../../tickets/urgency.ts";
import type { Category, RedFlag } from "../assessment.ts";
import type { CauseId, CheckId, QuestionId } from "./advice.ts";

/** What a driver can report, whatever the language and the words. */
export interface Symptom {
  /** Null: says nothing about which system it is. */
  readonly category: Category | null;
  /** How strongly it names the category: 1 a system's mere name, 5 a symptom that nothing else has. */
  readonly weight: number;
  readonly urgency: UrgencyLevel;
  readonly flag?: RedFlag;
  /** The truck does not move. */
  readonly still?: boolean;
  /** Go no further than the next safe exit. */
  readonly exit?: boolean;
  readonly causes?: readonly CauseId[];
  readonly checks?: readonly CheckId[];
  readonly ask?: readonly QuestionId[];
}

/**
 * The triage table: symptom → system, urgency, causes in order of likelihood, checks, questions.
 * Sources: CDL manual air-brake numbers (B), 49 CFR 396.7 and 393.75 (A/B), maker manuals as named in the fact notes (B),
 * otherwise trade knowledge (K) that a mechanic reviews before it is stated as a fact.
 */
export const symptoms = {
  // Emergencies
  fire: { category: null, weight: 5, urgency: "emergency", flag: "fire" },
  smoke: { category: null, weight: 3, urgency: "emergency", flag: "smoke", ask: ["where_smoke"] },
  burning_electrical: { category: "electrical", weight: 4, urgency: "emergency", flag: "smoke", causes: ["wiring_short"] },
  hot_brakes: { category: "brakes", weight: 5, urgency: "emergency", flag: "smoke", causes: ["brake_dragging", "wheel_bearing"] },
  fuel_pouring: { category: "fuel", weight: 5, urgency: "emergency", flag: "fuel_leak", causes: ["fuel_line", "tank_damage"] },
  no_brakes: { category: "brakes", weight: 5, urgency: "emergency", flag: "no_brakes", causes: ["air_loss", "brake_adjustment", "brake_fade"], ask: ["air_gauges"] },
  low_air: { category: "brakes", weight: 5, urgency: "emergency", flag: "low_air", causes: ["air_leak", "compressor", "air_dryer"], checks: ["air_listen", "glad_hands"], ask: ["air_building"] },
  steering_lost: { category: "steering_suspension", weight: 5, urgency: "emergency", flag: "steering_lost", causes: ["steering_linkage", "steering_shaft", "power_steering"], checks: ["recall_vin"], ask: ["steering_free_play"] },
  steer_tire: { category: "tires", weight: 5, urgency: "emergency", flag: "steer_tire", causes: ["tire_underinflated", "road_debris"], ask: ["tire_position"] },
  wheel_loose: { category: "tires", weight: 5, urgency: "emergency", flag: "wheel_loose", causes: ["lug_nuts", "wheel_bearing"] },
  oil_pressure_low: { category: "engine", weight: 5, urgency: "emergency", flag: "oil_pressure", causes: ["oil_low", "oil_pump", "oil_sensor"], checks: ["oil_dipstick"], ask: ["oil_level"] },
  oil_overfull: { category: "engine", weight: 5, urgency: "high", still: true, causes: ["fuel_in_oil", "coolant_in_oil"], checks: ["oil_dipstick"] },
  engine_knock: { category: "engine", weight: 5, urgency: "emergency", flag: "engine_knock", causes: ["bearing_damage", "injector"], checks: ["oil_dipstick"], ask: ["oil_level"] },
  overheat_severe: { category: "cooling", weight: 5, urgency: "emergency", flag: "overheat", causes: ["coolant_loss", "water_pump", "fan_drive"], checks: ["coolant_cold"], ask: ["coolant_puddle"] },
  red_stop_lamp: { category: "warning_lights", weight: 4, urgency: "emergency", flag: "red_stop_lamp", causes: ["stop_lamp_reason"], checks: ["gauges"], ask: ["which_gauge", "code_on_dash"] },
  live_lane: { category: null, weight: 0, urgency: "emergency", flag: "live_lane", still: true },
  crash: { category: null, weight: 1, urgency: "emergency", flag: "crash" },
  injury: { category: null, weight: 0, urgency: "emergency", flag: "injury" },
  hazmat_leak: { category: null, weight: 0, urgency: "emergency", flag: "hazmat" },
  hazmat_load: { category: null, weight: 0, urgency: "medium" },

  // Engine
  engine_named: { category: "engine", weight: 1, urgency: "medium", ask: ["engine_what"] },
  low_power: { category: "engine", weight: 3.2, urgency: "high", exit: true, causes: ["fuel_filter_clogged", "boost_leak", "derate_active", "egr_fault"], checks: ["filter_gauge", "boost_hose", "code_photo"], ask: ["lamp_with_power", "code_on_dash"] },
  engine_shutdown: { category: "engine", weight: 4, urgency: "high", exit: true, causes: ["engine_protection", "fuel_air", "crank_sensor"], checks: ["oil_dipstick", "coolant_cold", "code_photo"], ask: ["restarts", "code_on_dash"] },
  rough_running: { category: "engine", weight: 3, urgency: "medium", causes: ["injector", "fuel_filter_clogged", "cylinder"], checks: ["code_photo", "filter_gauge"], ask: ["code_on_dash"] },
  exhaust_smoke: { category: "engine", weight: 3.5, urgency: "high", exit: true, causes: ["boost_leak", "injector", "turbo"], checks: ["smoke_colour", "boost_hose"], ask: ["smoke_colour", "lamp_with_power"] },
  oil_leak: { category: "engine", weight: 4, urgency: "high", exit: true, causes: ["oil_gasket", "turbo_line"], checks: ["oil_dipstick"], ask: ["oil_pressure_ok"] },
  oil_use: { category: "engine", weight: 3, urgency: "medium", causes: ["oil_gasket", "turbo"], checks: ["oil_dipstick"], ask: ["oil_pressure_ok"] },
  turbo: { category: "engine", weight: 3.5, urgency: "high", exit: true, causes: ["turbo", "boost_leak"], checks: ["boost_hose"], ask: ["lamp_with_power"] },
  engine_noise: { category: "engine", weight: 3, urgency: "medium", causes: ["belt", "exhaust_leak"], checks: ["belt"], ask: ["noise_when"] },
  engine_brake: { category: "engine", weight: 3, urgency: "medium", causes: ["jake_switch"], checks: ["code_photo"] },
  egr: { category: "engine", weight: 3, urgency: "medium", causes: ["egr_fault"], checks: ["code_photo"], ask: ["code_on_dash"] },

  // Brakes
  brakes_named: { category: "brakes", weight: 2, urgency: "medium", ask: ["brake_what", "air_gauges"] },
  air_named: { category: "brakes", weight: 1.5, urgency: "medium", ask: ["air_gauges"] },
  air_leak: { category: "brakes", weight: 4, urgency: "high", exit: true, causes: ["air_leak", "air_dryer", "brake_chamber"], checks: ["air_gauges", "air_listen", "glad_hands"], ask: ["air_gauges"] },
  air_slow: { category: "brakes", weight: 4, urgency: "high", exit: true, causes: ["compressor", "air_governor", "air_dryer"], checks: ["air_gauges", "air_listen"], ask: ["air_gauges"] },
  brakes_locked: { category: "brakes", weight: 4, urgency: "high", still: true, causes: ["supply_line", "tractor_protection", "frozen_valve", "brake_chamber"], checks: ["air_gauges", "dash_knobs", "glad_hands"], ask: ["air_gauges"] },
  brakes_drag: { category: "brakes", weight: 4, urgency: "high", exit: true, causes: ["brake_dragging", "air_valve"], checks: ["hot_wheel", "air_gauges"], ask: ["hot_wheel_smoke"] },
  brakes_weak: { category: "brakes", weight: 4, urgency: "high", exit: true, causes: ["brake_adjustment", "brake_fade", "air_leak"], checks: ["air_gauges", "hot_wheel"], ask: ["air_gauges"] },
  brakes_noise: { category: "brakes", weight: 3.5, urgency: "medium", causes: ["brake_lining", "brake_dust"], checks: ["hot_wheel"], ask: ["brake_power"] },
  brakes_pull: { category: "brakes", weight: 4, urgency: "high", exit: true, causes: ["brake_adjustment", "brake_chamber"], checks: ["hot_wheel"], ask: ["hot_wheel_smoke"] },
  abs_lamp: { category: "brakes", weight: 4, urgency: "medium", causes: ["abs_sensor", "abs_power"], checks: ["glad_hands"], ask: ["brake_power"] },

  // Electrical
  electrical_named: { category: "electrical", weight: 2, urgency: "medium", ask: ["electrical_what"] },
  no_crank: { category: "electrical", weight: 4.5, urgency: "medium", still: true, causes: ["battery_low", "battery_connection", "starter", "start_interlock"], checks: ["disconnect_switch", "battery_terminals", "neutral_clutch"], ask: ["dash_lights", "click_or_silent"] },
  no_start: { category: "electrical", weight: 2, urgency: "medium", still: true, causes: ["battery_low", "fuel_starved", "start_interlock"], checks: ["disconnect_switch", "battery_terminals", "fuel_level"], ask: ["cranks"] },
  battery_dead: { category: "electrical", weight: 4, urgency: "medium", still: true, causes: ["battery_low", "parasitic_drain", "alternator"], checks: ["disconnect_switch", "battery_terminals"], ask: ["left_on"] },
  battery_named: { category: "electrical", weight: 2, urgency: "medium", causes: ["battery_low"], checks: ["battery_terminals"], ask: ["charging_volts"] },
  not_charging: { category: "electrical", weight: 4, urgency: "high", exit: true, causes: ["alternator", "belt", "battery_connection"], checks: ["belt", "battery_terminals"], ask: ["charging_volts"] },
  lights_out: { category: "electrical", weight: 4, urgency: "medium", causes: ["fuse", "ground", "trailer_cord"], checks: ["trailer_cord", "fuses"], ask: ["lights_which"] },
  fuse_wiring: { category: "electrical", weight: 3.5, urgency: "medium", causes: ["wiring_short", "fuse"], checks: ["fuses"], ask: ["hot_smell"] },
  dash_dead: { category: "electrical", weight: 4, urgency: "high", exit: true, causes: ["fuse", "ground", "data_bus"], checks: ["fuses", "battery_terminals"], ask: ["engine_runs"] },

  // Cooling
  cooling_named: { category: "cooling", weight: 2, urgency: "medium", ask: ["temp_now"] },
  overheat: { category: "cooling", weight: 4.5, urgency: "high", exit: true, causes: ["coolant_loss", "fan_drive", "thermostat", "grille_blocked"], checks: ["coolant_cold", "coolant_puddle", "belt", "fan_pulls"], ask: ["temp_now", "coolant_puddle"] },
  coolant_leak: { category: "cooling", weight: 4.5, urgency: "high", exit: true, causes: ["coolant_hose", "radiator", "water_pump"], checks: ["coolant_puddle", "coolant_cold"], ask: ["temp_now"] },
  coolant_low: { category: "cooling", weight: 4, urgency: "high", exit: true, causes: ["coolant_hose", "egr_cooler", "coolant_cap"], checks: ["coolant_cold", "coolant_puddle"], ask: ["temp_now"] },
  fan: { category: "cooling", weight: 3.5, urgency: "medium", causes: ["fan_drive", "belt"], checks: ["fan_pulls", "belt"], ask: ["temp_now"] },
  heater: { category: "cooling", weight: 2.5, urgency: "low", causes: ["thermostat", "coolant_loss"], checks: ["coolant_cold"], ask: ["temp_now"] },

  // Transmission and driveline
  transmission_named: { category: "transmission", weight: 2, urgency: "medium", ask: ["trans_what"] },
  no_gear: { category: "transmission", weight: 4.5, urgency: "high", still: true, causes: ["trans_air", "low_voltage", "shift_linkage", "clutch"], checks: ["air_gauges", "gear_display"], ask: ["gear_display", "air_gauges"] },
  gear_trouble: { category: "transmission", weight: 4, urgency: "high", exit: true, causes: ["shift_linkage", "clutch", "trans_air"], checks: ["gear_display", "trans_fluid"], ask: ["gear_display"] },
  trans_slip: { category: "transmission", weight: 4.5, urgency: "high", exit: true, causes: ["clutch", "trans_fluid_low", "trans_hot"], checks: ["trans_fluid"], ask: ["burning_clutch"] },
  trans_leak: { category: "transmission", weight: 4.5, urgency: "high", exit: true, causes: ["trans_seal"], checks: ["trans_fluid"], ask: ["leak_amount"] },
  clutch: { category: "transmission", weight: 3.5, urgency: "high", exit: true, causes: ["clutch", "clutch_linkage"], checks: ["clutch_pedal"], ask: ["burning_clutch"] },
  limp_mode: { category: "transmission", weight: 1.5, urgency: "high", exit: true, causes: ["derate_active", "low_voltage"], checks: ["code_photo"], ask: ["code_on_dash"] },
  driveline: { category: "transmission", weight: 4, urgency: "high", exit: true, causes: ["u_joint", "differential"], checks: ["driveline_look"], ask: ["noise_when"] },

  // Warning lights, emissions
  warning_named: { category: "warning_lights", weight: 1.8, urgency: "medium", causes: [], checks: ["code_photo"], ask: ["lamp_colour", "code_on_dash"] },
  check_engine: { category: "warning_lights", weight: 3, urgency: "medium", causes: ["stored_fault"], checks: ["code_photo", "gauges"], ask: ["lamp_with_power", "code_on_dash"] },
  def: { category: "warning_lights", weight: 4, urgency: "medium", causes: ["def_low", "def_quality", "def_dosing"], checks: ["def_level", "code_photo"], ask: ["def_full", "derate_now"] },
  dpf: { category: "warning_lights", weight: 4, urgency: "medium", causes: ["dpf_full", "regen_blocked"], checks: ["regen_conditions", "code_photo"], ask: ["dpf_flashing"] },
  dpf_flashing: { category: "warning_lights", weight: 4.5, urgency: "high", exit: true, causes: ["dpf_full", "regen_blocked"], checks: ["regen_conditions"], ask: ["derate_now"] },
  emissions: { category: "warning_lights", weight: 3.5, urgency: "medium", causes: ["nox_sensor", "scr_efficiency"], checks: ["code_photo"], ask: ["derate_now", "code_on_dash"] },
  derate: { category: "warning_lights", weight: 3.5, urgency: "high", exit: true, causes: ["derate_active", "def_quality", "dpf_full"], checks: ["def_level", "code_photo"], ask: ["code_on_dash", "inducement_update"] },
  hot_exhaust_lamp: { category: "warning_lights", weight: 4, urgency: "low", causes: ["regen_heat"], checks: ["regen_conditions"] },

  // Tires
  tires_named: { category: "tires", weight: 2, urgency: "medium", ask: ["tire_position"] },
  blowout: { category: "tires", weight: 5, urgency: "high", exit: true, causes: ["tire_underinflated", "road_debris"], checks: ["tire_mate", "tire_damage"], ask: ["tire_position"] },
  flat: { category: "tires", weight: 4.5, urgency: "high", exit: true, causes: ["road_debris", "valve_stem"], checks: ["tire_mate", "tire_damage"], ask: ["tire_position"] },
  tire_low: { category: "tires", weight: 4, urgency: "high", exit: true, causes: ["road_debris", "valve_stem"], checks: ["tire_mate", "tire_damage"], ask: ["tire_position"] },
  tire_damage: { category: "tires", weight: 4.5, urgency: "high", exit: true, causes: ["tire_worn", "road_debris"], checks: ["tire_damage", "tire_mate"], ask: ["tire_position"] },
  tire_wear: { category: "tires", weight: 4, urgency: "low", causes: ["alignment", "tire_underinflated"], checks: ["tire_damage"] },
  hub_leak: { category: "tires", weight: 4, urgency: "high", exit: true, causes: ["hub_seal", "wheel_bearing"], checks: ["hot_wheel"], ask: ["hot_wheel_smoke"] },

  // Fuel
  fuel_named: { category: "fuel", weight: 1.8, urgency: "medium", ask: ["fuel_what"] },
  crank_no_start: { category: "fuel", weight: 5, urgency: "medium", still: true, causes: ["fuel_starved", "fuel_filter_clogged", "lost_prime", "gelled"], checks: ["fuel_level", "fuel_bowl", "shutoff_valve"], ask: ["fuel_event"] },
  out_of_fuel: { category: "fuel", weight: 4.5, urgency: "medium", still: true, causes: ["out_of_fuel"], checks: ["fuel_level"], ask: ["place"] },
  gelled: { category: "fuel", weight: 5, urgency: "medium", causes: ["gelled", "fuel_filter_clogged"], checks: ["fuel_bowl"], ask: ["fuel_event"] },
  water_in_fuel: { category: "fuel", weight: 4.5, urgency: "medium", causes: ["water_in_fuel"], checks: ["fuel_bowl"], ask: ["fuel_event"] },
  bad_fuel: { category: "fuel", weight: 4.5, urgency: "high", exit: true, causes: ["bad_fuel", "water_in_fuel"], checks: ["fuel_bowl"], ask: ["def_in_fuel"] },
  fuel_filter: { category: "fuel", weight: 4, urgency: "medium", causes: ["fuel_filter_clogged"], checks: ["fuel_bowl"], ask: ["fuel_event"] },
  fuel_pressure: { category: "fuel", weight: 4, urgency: "high", exit: true, causes: ["lift_pump", "fuel_filter_clogged"], checks: ["fuel_bowl"], ask: ["restarts"] },
  injector: { category: "fuel", weight: 3.5, urgency: "medium", causes: ["injector"], checks: ["code_photo"], ask: ["code_on_dash"] },
  fuel_seep: { category: "fuel", weight: 4.5, urgency: "high", exit: true, causes: ["fuel_line"], checks: ["fuel_drip"], ask: ["fuel_near_heat"] },
  fuel_smell: { category: "fuel", weight: 4, urgency: "high", exit: true, causes: ["fuel_line"], checks: ["fuel_drip"], ask: ["fuel_near_heat"] },
  fuel_use: { category: "fuel", weight: 3, urgency: "low", causes: ["fuel_line", "tire_underinflated"], checks: ["fuel_drip"] },
  // Steering and suspension
  steering_named: { category: "steering_suspension", weight: 2, urgency: "medium", ask: ["steering_free_play"] },
  suspension_named: { category: "steering_suspension", weight: 2, urgency: "medium", ask: ["leaning"] },
  steering_heavy: { category: "steering_suspension", weight: 4.5, urgency: "high", exit: true, causes: ["power_steering", "belt"], checks: ["steering_fluid", "belt"], ask: ["steering_free_play"] },
  wander: { category: "steering_suspension", weight: 3.5, urgency: "high", exit: true, causes: ["steering_linkage", "u_bolt", "alignment"], checks: ["steering_play", "tire_damage"], ask: ["steering_free_play"] },
  vibration: { category: "steering_suspension", weight: 2.5, urgency: "high", exit: true, causes: ["wheel_balance", "steering_linkage", "u_joint"], checks: ["lug_nuts", "tire_damage"], ask: ["vibration_where"] },
  air_bag: { category: "steering_suspension", weight: 4.5, urgency: "high", exit: true, causes: ["air_bag", "leveling_valve"], checks: ["air_bag_look"], ask: ["leaning"] },
  spring: { category: "steering_suspension", weight: 4.5, urgency: "high", exit: true, causes: ["leaf_spring", "u_bolt"], checks: ["air_bag_look"], ask: ["leaning"] },
  leaning: { category: "steering_suspension", weight: 4, urgency: "high", exit: true, causes: ["air_bag", "leveling_valve", "leaf_spring"], checks: ["air_bag_look", "tire_mate"], ask: ["load_shifted"] },
  rough_ride: { category: "steering_suspension", weight: 3.5, urgency: "low", causes: ["shock", "leveling_valve"], checks: ["air_bag_look"] },

  // What is asked for
  want_tow: { category: "towing", weight: 4.8, urgency: "medium", still: true, ask: ["place"] },
  stuck_off_road: { category: "towing", weight: 4, urgency: "high", still: true, ask: ["place"] },
  want_roadside: { category: "roadside", weight: 4.6, urgency: "medium", still: true, ask: ["place"] },
  locked_out: { category: "roadside", weight: 5, urgency: "medium", still: true, ask: ["place"] },
  want_parts: { category: "parts", weight: 4.6, urgency: "low", still: true, ask: ["part_which"] },
  want_human: { category: null, weight: 0, urgency: "low" },
  account: { category: "account", weight: 4, urgency: "low", still: true },
  off_topic: { category: "off_topic", weight: 0.9, urgency: "low", still: true },
  defeat: { category: null, weight: 0, urgency: "low" },
  greeting: { category: null, weight: 0, urgency: "low" },

  // Where and how it stands
  not_moving: { category: null, weight: 0, urgency: "medium", still: true },
  on_shoulder: { category: null, weight: 0, urgency: "medium" },
  in_safe_place: { category: null, weight: 0, urgency: "low" },
  leak_unknown: { category: null, weight: 0, urgency: "medium", ask: ["leak_what"] },
  noise_unknown: { category: null, weight: 0, urgency: "medium", ask: ["noise_when"] },
  truck_named: { category: null, weight: 0, urgency: "medium" },

  // What an answer to a question adds
  cranks_yes: { category: "fuel", weight: 3, urgency: "medium", still: true, causes: ["fuel_starved", "fuel_filter_clogged", "lost_prime"], checks: ["fuel_level", "fuel_bowl"], ask: ["fuel_event"] },
  air_ok: { category: null, weight: 0, urgency: "low" },
  yes: { category: null, weight: 0, urgency: "low" },
  no: { category: null, weight: 0, urgency: "low" },
} as const satisfies Record<string, Symptom>;

export type SymptomId = keyof typeof symptoms;

export function symptomOf(id: SymptomId): Symptom {
  return symptoms[id];
}
