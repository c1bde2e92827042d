import type { QuestionId } from "./advice.ts";
import type { RuleTable } from "./rules.ts";

/** What the words of an answer mean because of the question that they answer. */
export const answerRules: Readonly<Partial<Record<QuestionId, RuleTable>>> = {
  tire_position: { steer_tire: ["front", "steering", "steer_tire"] },
  where_smoke: {
    exhaust_smoke: ["exhaust"],
    hot_brakes: ["wheel", "brake", "hub", "brake_part", "trailer", "tire"],
    burning_electrical: ["dash", "wire", "battery", "fuse", "cab"],
    engine_named: ["hood", "engine"],
  },
  lamp_colour: { red_stop_lamp: ["red"], warning_named: ["amber"], dpf_flashing: ["flash & dpf"] },
  lamp_with_power: { red_stop_lamp: ["red"], warning_named: ["amber"] },
  dpf_flashing: { dpf_flashing: ["flash"] },
  engine_what: {
    low_power: ["power", "pull"],
    engine_noise: ["noise"],
    oil_leak: ["leak"],
    warning_named: ["lamp"],
    engine_knock: ["knock"],
  },
  brake_what: {
    brakes_locked: ["locked"],
    brakes_weak: ["weak"],
    brakes_pull: ["pull_side"],
    brakes_noise: ["noise", "squeal", "grind"],
    abs_lamp: ["lamp"],
  },
  trans_what: { no_gear: ["nothing"], trans_slip: ["slip"], gear_trouble: ["grind"], trans_leak: ["leak"] },
  electrical_what: {
    no_crank: ["starter"],
    lights_out: ["ext_light", "lamp"],
    dash_dead: ["dash"],
    not_charging: ["charge"],
  },
  cranks: { cranks_yes: ["crank", "start"], no_crank: ["-crank", "click", "nothing"] },
  click_or_silent: { no_crank: ["click", "nothing", "no"] },
  what_happens: {
    no_start: ["start", "wont_start"],
    warning_named: ["lamp"],
    brakes_named: ["brake"],
    tires_named: ["tire"],
  },
  coolant_puddle: { overheat_severe: ["steam", "pour"], coolant_leak: ["leak", "puddle"] },
  leak_what: { fuel_pouring: ["fuel"], oil_leak: ["oil"], coolant_leak: ["coolant"], air_leak: ["air", "hiss"] },
  oil_pressure_ok: { oil_pressure_low: ["low", "nothing", "red"] },
  air_gauges: { low_air: ["nothing", "drop", "red", "low"], air_ok: ["fine", "hold", "full"] },
  air_building: {
    low_air: ["nothing", "drop", "-build", "-rise", "low"],
    air_ok: ["fine", "hold", "full", "build", "rise"],
  },
  steering_free_play: { steering_lost: ["locked", "loose"] },
};

/** Said of a thing that it is well, or has ended: what that takes back. */
export const clearingRules: RuleTable = {
  brakes_named: ["brake:fine/work"],
  brakes_weak: ["brake:fine/work"],
  no_brakes: ["brake:fine/work"],
  tires_named: ["tire:fine"],
  engine_named: ["engine:fine/work"],
  low_power: ["power:fine"],
  steering_named: ["steering:fine/work"],
  transmission_named: ["transmission/gear:fine/work"],
  battery_named: ["battery:fine"],
  battery_dead: ["battery:fine"],
  oil_pressure_low: ["oil_pressure:fine"],
  coolant_low: ["coolant:fine/full"],
  cooling_named: ["coolant:fine/full"],
  overheat: ["temperature:fine/cool_down"],
  overheat_severe: ["cool_down"],
  low_air: ["air:fine/hold ! low drop lose"],
  lights_out: ["ext_light/brake_light:fine/work"],
  fire: ["fire:ended/off/fail"],
  smoke: ["smoke:ended/off/fail"],
  red_stop_lamp: ["red_lamp:ended/off/fail"],
  check_engine: ["check_engine:ended/off/fail"],
  abs_lamp: ["abs:ended/off/fine"],
  warning_named: ["lamp/amber_lamp:ended/off"],
  out_of_fuel: ["fuel/fuel_tank:full"],
  fuel_named: ["fuel/fuel_tank:full"],
};
