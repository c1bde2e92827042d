import type { QuestionId } from "./advice.ts";
import type { RuleTable } from "./rule-table.ts";

/** What the words of an answer mean because of the question that they answer. */
export const answerRules: Readonly<Partial<Record<QuestionId, RuleTable>>> = {
  safe_place: {
    live_lane: ["lane !! shoulder safe_place ignored", "trailer & lane", "-lane & no !! safe_place shoulder"],
  },
  tire_position: { steer_tire: ["front !! trailer rear", "steering", "steer_tire"], tires_every: ["every ! fine"] },
  brake_power: {
    brakes_ok: ["fine", "hold"],
    brakes_weak: ["weak ! barely"],
    no_brakes: ["barely", "stops_badly", "wont_stop", "floor"],
  },
  burning_clutch: { trans_slip: ["smell/burn"], trans_leak: ["fluid/puddle/leak/pour"] },
  def_full: { def_ok: ["full"], def: ["low", "empty"] },
  // "No, the DEF is in its own tank."
  def_in_fuel: { wrong_fluid: ["def/mixed !! no not"] },
  left_on: { not_charging: ["run", "move", "-charge"], battery_dead: ["ext_light", "on"] },
  lights_which: { lights_out: ["trailer/every/front/truck/rear"] },
  oil_level: {
    oil_dry: ["empty"],
    oil_use: ["low ! empty", "use_up"],
    oil_overfull: ["overfull", "high & full"],
    milky_oil: ["milky"],
    oil_level_ok: ["full ! overfull high", "fine"],
  },
  leak_amount: { trans_leak: ["pour/small/drop/leak"] },
  vibration_where: { vibration_wheel: ["steering"] },
  where_smoke: {
    exhaust_smoke: ["exhaust"],
    hot_brakes: ["wheel/brake/hub/brake_part/trailer/tire !! no"],
    burning_electrical: ["dash/wire/battery/fuse/cab !! no"],
    engine_named: ["hood", "engine"],
  },
  // "Yellow. The air filter shows red", and a red knob, are no lamps.
  lamp_colour: {
    red_stop_lamp: ["red ! ignored parking_brake"],
    warning_named: ["amber"],
    dpf_flashing: ["flash & dpf"],
  },
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
  trans_what: {
    no_gear: ["nothing ! fine usual"],
    trans_slip: ["slip"],
    gear_trouble: ["grind"],
    trans_leak: ["leak"],
  },
  electrical_what: {
    no_crank: ["starter"],
    lights_out: ["ext_light", "lamp"],
    dash_dead: ["dash"],
    not_charging: ["charge"],
  },
  cranks: { cranks_yes: ["crank", "start"], no_crank: ["-crank", "click", "nothing ! fine usual"] },
  click_or_silent: { no_crank: ["click", "-click", "nothing ! fine usual"] },
  what_happens: {
    no_start: ["start", "wont_start"],
    warning_named: ["lamp"],
    brakes_named: ["brake"],
    tires_named: ["tire"],
  },
  coolant_puddle: { overheat_severe: ["steam", "pour"], coolant_leak: ["leak", "puddle"] },
  leak_what: { fuel_pouring: ["fuel"], oil_leak: ["oil"], coolant_leak: ["coolant"], air_leak: ["air", "hiss"] },
  oil_pressure_ok: { oil_pressure_low: ["low", "nothing ! no fine usual", "red"], oil_ok: ["fine", "hold"] },
  air_gauges: {
    low_air: ["nothing ! fine usual !! code", "drop ! slow small", "red ! dash gauge", "low"],
    air_ok: ["fine", "hold", "full"],
  },
  air_building: {
    low_air: ["nothing ! fine usual !! code", "drop", "-build", "-rise", "low"],
    air_ok: ["fine", "hold", "full", "build", "rise"],
  },
  which_gauge: { oil_pressure_low: ["oil"], overheat: ["temperature/coolant"], low_air: ["air"] },
  temp_now: { overheat_severe: ["red/overheat_much"], overheat: ["high"], heat_ok: ["fine", "cool_down"] },
  charging_volts: { not_charging: ["low", "nothing ! no fine usual"], charge_ok: ["fine"] },
  restarts: { red_stop_lamp: ["red !! no not"], no_start: ["wont_start", "-start", "-run"] },
  fuel_event: {
    gelled: ["cold_weather", "cold", "gelled", "frozen"],
    bad_fuel: ["fueled"],
    fuel_filter: ["fuel_filter"],
    out_of_fuel: ["low", "empty", "use_up"],
  },
  noise_when: {
    brakes_noise: ["brake", "brake_action"],
    engine_noise: ["engine/throttle/revs"],
    steering_named: ["turn"],
  },
  gear_display: { no_gear: ["nothing ! fine usual", "empty"] },
  steering_free_play: { steering_lost: ["locked", "loose", "play !! fine usual"] },
};

/** What the words of an answer take back because of the question: smoke or steam from the stack is exhaust. */
export const answerClearingRules: Readonly<Partial<Record<QuestionId, RuleTable>>> = {
  charging_volts: { not_charging: ["engine:off"] },
  left_on: { not_charging: ["engine:off"] },
  where_smoke: {
    smoke: ["exhaust ! cab hood wheel brake tire"],
    overheat_severe: ["exhaust ! radiator hood hose"],
  },
  coolant_puddle: { overheat_severe: ["exhaust ! radiator hood hose"] },
};

/** Said of a thing that it is well, or has ended: what that takes back. */
export const clearingRules: RuleTable = {
  brakes_named: ["brake:fine/work"],
  brakes_weak: ["brake:fine/work"],
  no_brakes: ["brake:fine/work", "stop & fine & yes ! engine_brake parking_brake"],
  tires_named: ["tire:fine"],
  engine_named: ["engine:fine/work"],
  low_power: ["power:fine"],
  steering_named: ["steering:fine/work"],
  transmission_named: ["transmission/gear:fine/work"],
  battery_named: ["battery:fine"],
  battery_dead: ["battery:fine"],
  oil_pressure_low: ["oil_pressure:fine", "pressure:fine ! air"],
  coolant_low: ["coolant:fine/full"],
  engine_knock: ["engine:fine/work"],
  cooling_named: ["coolant:fine/full"],
  overheat: ["temperature:fine/cool_down"],
  overheat_severe: ["cool_down"],
  low_air: ["air:fine/hold ! low drop lose"],
  lights_out: ["ext_light/brake_light:fine/work"],
  fire: ["fire:ended/off/fail"],
  smoke: ["smoke:ended/off/fail", "cooled & brake/brake_part/wheel/hub ! smoke because"],
  hot_brakes: ["cooled & brake/brake_part/wheel/hub ! smoke because"],
  red_stop_lamp: ["red_lamp:ended/off/fail", "lamp & parking_brake ! air buzzer", "off/ended & lit/flash & key/start"],
  check_engine: ["check_engine:ended/off/fail"],
  abs_lamp: ["abs:ended/off/fine"],
  warning_named: ["lamp/amber_lamp:ended/off"],
  out_of_fuel: ["fuel/fuel_tank:full"],
  fuel_named: ["fuel/fuel_tank:full"],
};
