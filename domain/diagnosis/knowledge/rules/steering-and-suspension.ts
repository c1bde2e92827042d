import type { RuleTable } from "../rule-table.ts";

/** Rules for symptoms: steering and suspension. classify/rule-matching.ts explains the notation. */
export const steeringAndSuspension: RuleTable = {
  steering_named: [
    "click/clunk & turn && left_right ! key crank starter ext_light",
    "noise && turn && left_right ! key crank starter ext_light",
    "wheel & hard/turn/play ! trailer brake lug tire",
    "steering",
    "linkage",
    "alignment",
  ],
  suspension_named: ["suspension", "shock", "coupling"],
  pins_open: ["slider:-locked/-engage/-hold/release", "-locked/-engage & slider"],
  coupling_named: ["coupling"],
  steering_heavy: [
    "wheel:hard/slow/-turn ! trailer tire hub lug axle brake_part",
    "wheel:squeal/click/clunk & turn/left_right ! trailer tire hub brake",
    "power_steering",
    "-power_steering",
    "steering:hard/slow/weak/squeal/noise/low ! lose",
    "hard & steering",
    "hard & turn ! key starter crank lug",
  ],
  wander: [
    "wheel:pull_side/wander ! brake",
    "wander ! load gauge accessory temperature",
    "pull_side ! brake brake_action brake_pedal",
  ],
  vibration: [
    "wheel:vibrate ! trailer lug hub",
    "vibrate/wobble ! engine run clutch brake lug revs exhaust gear brake_part accessory",
    "steering/truck/cab:vibrate ! engine run rough",
    "vibrate & speed/steering",
  ],
  air_bag: ["air_bag ! need cab", "-air_bag"],
  spring: [
    "spring ! brake",
    "suspension:fail/damaged/missing/burst/fall_off/loose",
    "damaged/burst & frame ! air_bag air_line hose fuel_tank radiator tire accessory driveline",
    "axle:damaged/burst ! brake brake_part tire wheel lug rim",
  ],
  leaning: [
    "lean !! off_road tracks",
    "suspension/cab/trailer:drop/low ! lamp oil coolant fuel def air battery power grade rise speed revs temperature radiator gauge code roadside oil_pressure",
  ],
  rough_ride: ["shock", "air_bag & cab", "suspension:rough/hard"],
};
