import type { RuleTable } from "../rule-table.ts";

/** Rules for symptoms: engine. classify/rule-matching.ts explains the notation. */
export const engine: RuleTable = {
  engine_named: [
    "engine ! check_engine lamp oil_pressure temperature brake",
    "oil ! hub hub_seal transmission trans_fluid power_steering driveline suspension coolant fuel air",
    "throttle",
    "oil_pressure",
    "inside_engine ! hub wheel",
    "power ! power_steering electricity",
    "revs",
    "exhaust",
    "rough",
  ],
  low_power: [
    "derate & engine ! def dpf emission regen code speed",
    "no_power ! air_supply regen dpf def code emission derate accessory heater air_conditioning ext_light !! fueled",
    "power/turbo/throttle:lose/low/weak/nothing/drop/fail/missing/-work/-respond ! power_steering steering electricity battery",
    "-power/-pull ! air_supply coupling power_steering steering electricity dash ext_light accessory heater air_conditioning fan lamp starter battery engine_brake gear",
    "truck/engine:weak ! brake battery",
    "barely & pull/move ! brake clutch",
    "engine:-respond/-rise",
    "throttle:locked/nothing/problem/stuck",
  ],
  engine_shutdown: [
    "engine/truck:shut_off ! lamp amber_lamp red_lamp check_engine buzzer wont_start crash dpf def emission !! fuel_tank fueled gelled fuel_water",
    "shut_off ! any_part lamp buzzer wont_start crash !! fuel_tank fueled gelled fuel_water",
    "shut_off & move/run/grade/speed ! lamp ext_light heater air_conditioning buzzer dash wont_start gauge battery accessory !! fuel_tank fueled gelled fuel_water",
    "engine:off & sudden/under_way/still_so",
    "engine:fail/burst ! brake lamp fan belt oil turbo abs heater electricity no_power wont_start crank code engine_brake regen dash starter coolant fuel_pump",
  ],
  rough_running: [
    "engine/inside_engine:rough/vibrate ! speed",
    "truck:rough ! speed",
    "truck:vibrate && run/revs/engine ! speed",
    "rough & engine/run/inside_engine ! fuel_water",
    "vibrate & revs/run ! speed steering",
    "rough ! tire wheel trailer driveline gauge accessory transmission gear brake clutch steering suspension shock no_power ext_light lamp load code def dpf brake_action !! fueled fuel_water",
    "vibrate & run/engine ! speed steering wheel brake",
  ],
  exhaust_smoke: [
    "smoke & exhaust",
    "smoke & smoke_colour ! hood cab dash wheel brake hub tire trailer wire battery steering accessory heater",
    "smoke_colour & exhaust",
  ],
  engine_blown: [
    "engine:burst/locked ! brake lamp fan belt oil abs heater electricity code engine_brake regen dash starter coolant hose fuel fuel_pump start crank key exhaust cab",
    "turbo:burst ! hose belt fan",
  ],
  oil_leak: [
    "oil:leak/pour/puddle/lose ! hub_seal transmission driveline hub wheel power_steering steering coolant clutch turbo suspension shock gear fuel use_up",
    "leak/puddle/pour & oil ! hub_seal transmission driveline hub wheel power_steering steering clutch shock gear fuel",
  ],
  oil_use: [
    "use_up & oil",
    "use_up ! coolant heater hose fuel fuel_tank def mileage air tire steer_tire account !! coolant radiator fuel def account steering power_steering",
    "oil:low/burn/empty ! oil_pressure transmission",
    "oil:small ! oil_pressure transmission hub hub_seal wheel power_steering driveline gear",
    "burn & oil ! smell",
  ],
  oil_overfull: ["oil:overfull/high/rise ! temperature oil_pressure fine air air_supply", "overfull & oil"],
  milky_oil: [
    "milky & oil ! air air_supply hub",
    "milky ! hub_seal fuel_water fuel_filter fuel air air_supply transmission trans_fluid coolant def hub",
    "milky & coolant/radiator ! air_supply hub usual fuel fuel_filter",
  ],
  oil_dry: [
    "dipstick & empty/nothing",
    "dipstick:empty/nothing",
    "-oil & dipstick",
    "oil_gone ! transmission hub driveline power_steering pressure oil_pressure small smell fuel_filter code brake !! buy parts fill_in need usual",
  ],
  oil_pouring: [
    "oil:pour !! small slow pressure oil_pressure gauge fine hub rim wheel tire axle brake_part transmission trans_fluid gear clutch driveline use_up hub_seal shock because turbo hood dipstick cab trailer rear innocent ended every fill_in full",
  ],
  smoke_white: ["white && smoke/exhaust && coolant/use_up/lose/radiator !! regen oil hub brake wheel"],
  smoke_blue: ["blue & smoke/exhaust ! brake brake_part wheel hub tire wire trailer cab hood"],
  turbo: ["turbo ! lamp", "whistle & engine/no_power/exhaust"],
  engine_noise: [
    "engine/belt/fan/inside_engine:noise/squeal/grind/click/whistle/clunk",
    "noise/squeal & engine/belt/hood",
    "belt",
  ],
  engine_brake: ["engine_brake", "-engine_brake"],
  // Going down without it, the brakes get all the heat.
  engine_brake_lost: ["engine_brake:fail/-work/off/shut_off/nothing/lose/-hold && grade", "-engine_brake && grade"],
  exhaust_leak: [
    "exhaust:leak/hiss/hole/damaged/noise ! smoke_colour oil",
    "leak & exhaust ! fuel oil coolant",
    "exhaust_gap",
  ],
  egr: ["egr"],
};
