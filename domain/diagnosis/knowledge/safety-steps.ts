import type { RedFlag } from "../assessment.ts";
import type { CauseId, SafetyStepId } from "./advice.ts";

interface FlagAdvice {
  readonly steps: readonly SafetyStepId[];
  /** People are in danger at once: the card says 911 first. */
  readonly call911: boolean;
  /** It leaves no time for anything else: its own steps stand alone, nothing is asked, and it is told in full each time. */
  readonly alone?: true;
}

/**
 * The most dangerous first. What each step rests on is in docs/facts/safety.md.
 */
export const flagAdvice: Readonly<Record<RedFlag, FlagAdvice>> = {
  train: { call911: true, alone: true, steps: ["off_tracks", "call_railroad", "call_911"] },
  power_line: { call911: true, alone: true, steps: ["stay_in_cab", "call_911", "jump_clear"] },
  flood: { call911: true, alone: true, steps: ["high_ground", "call_911", "no_wading"] },
  fire: { call911: true, steps: ["stop_safely", "far_away", "call_911", "no_extinguish"] },
  carbon_monoxide: { call911: false, steps: ["stop_safely", "engine_off", "fresh_air", "no_sleep"] },
  injury: { call911: true, steps: ["call_911", "no_move_injured", "flashers", "get_out"] },
  crash: { call911: true, steps: ["call_911", "flashers", "get_out", "no_move_injured", "engine_off"] },
  hazmat: { call911: true, steps: ["far_hazmat", "call_911", "no_water", "no_flames"] },
  fuel_leak: { call911: true, steps: ["stop_safely", "engine_off", "no_flames", "far_away", "call_911"] },
  live_lane: { call911: true, steps: ["flashers", "leave_lane", "call_911", "stay_belted"] },
  no_brakes: {
    call911: false,
    steps: ["gentle_brake", "stop_safely", "flashers", "chock", "no_brake_bypass", "call_911_if", "triangles"],
  },
  low_air: {
    call911: false,
    steps: ["stop_safely", "flashers", "chock", "no_brake_bypass", "call_911_if", "triangles"],
  },
  steering_lost: { call911: false, steps: ["stop_safely", "flashers", "get_out", "chock", "call_911_if", "triangles"] },
  wheel_loose: {
    call911: false,
    steps: ["stop_safely", "flashers", "no_wheel_touch", "get_out", "chock", "call_911_if", "triangles"],
  },
  steer_tire: {
    call911: false,
    steps: ["stop_safely", "flashers", "no_wheel_touch", "get_out", "chock", "call_911_if", "triangles"],
  },
  battery_gas: {
    call911: false,
    steps: ["stop_safely", "engine_off", "no_flames", "no_battery", "get_out", "call_911_if"],
  },
  smoke: { call911: false, steps: ["stop_safely", "engine_off", "get_out", "far_away", "call_911_if"] },
  oil_pressure: { call911: false, steps: ["stop_safely", "engine_off", "flashers", "call_911_if", "triangles"] },
  engine_knock: { call911: false, steps: ["stop_safely", "engine_off", "flashers", "call_911_if", "triangles"] },
  overheat: { call911: false, steps: ["stop_safely", "engine_off", "hot_cap", "flashers", "call_911_if", "triangles"] },
  red_stop_lamp: { call911: false, steps: ["stop_safely", "engine_off", "flashers", "call_911_if", "triangles"] },
  stop_code: { call911: false, steps: ["stop_safely", "engine_off", "flashers", "call_911_if", "triangles"] },
  unnamed_danger: { call911: false, steps: ["stop_safely", "flashers", "get_out", "call_911_if", "triangles"] },
};

/** Flags in the order of danger. */
export const flagsByDanger = Object.keys(flagAdvice) as readonly RedFlag[];

/** An engine that must not run again before somebody has looked at it. */
export const notStarted: ReadonlySet<RedFlag> = new Set([
  "fire",
  "smoke",
  "fuel_leak",
  "oil_pressure",
  "engine_knock",
  "overheat",
  "red_stop_lamp",
  "stop_code",
]);
/** The causes that it must not run with either. */
export const notStartedWith: ReadonlySet<string> = new Set<CauseId>([
  "bad_fuel",
  "coolant_in_oil",
  "fuel_in_oil",
  "bearing_damage",
]);

/** Dangers to people stand whatever else is said. */
export const dangersToPeople: ReadonlySet<RedFlag> = new Set([
  "carbon_monoxide",
  "crash",
  "hazmat",
  "injury",
  "live_lane",
  "train",
  "power_line",
  "flood",
]);

/** Flags with the most dangerous first. */
export function byDanger(flags: readonly RedFlag[]): readonly RedFlag[] {
  return flagsByDanger.filter((flag) => flags.includes(flag));
}
